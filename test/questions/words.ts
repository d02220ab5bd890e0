/** Wording of the questions for a dataset: as a person would say them, without an id or an address. */
export interface Words {
  /** A hospital policy, by words of its name, and another. */
  readonly product: string
  readonly other: string
  /** The same product as somebody types it in haste. */
  readonly mistyped: string
  /** A treatment as it is mistyped, and as it is printed. */
  readonly treatment: readonly [typed: string, printed: string]
  /** A UIN that is printed on an older paper; another version of it is held. */
  readonly oldUin: string
  /** Words of the claim form asked for: its insurer, and what it is for. */
  readonly form: { readonly insurer: RegExp; readonly title: RegExp }
  readonly motorForm: { readonly insurer: RegExp; readonly title: RegExp }
  /** A hospital policy that nobody has read. */
  readonly unread: string
  /** The slug of an insurer. */
  readonly insurer: string
  /** A savings policy with a table of surrender values. */
  readonly savings: string
  /** Of what line products are asked that are no longer sold, and the slug of their insurer. */
  readonly withdrawn: { readonly category: string; readonly insurer: string }
}

/** THE DATASETS the questions are worded for. */
export const WORDS = {
  sample: {
    product: 'banyan family care',
    other: 'saffron health companion',
    mistyped: 'banyn famly care',
    treatment: ['dialisys', 'dialysis'],
    oldUin: 'SBHHLIP25011V012425',
    form: { insurer: /banyan/iu, title: /reimbursement of hospital/iu },
    motorForm: { insurer: /monsoon/iu, title: /motor.*claim/iu },
    unread: 'SBHHLIP22011V012122',
    insurer: 'sample-banyan-health',
    savings: 'lighthouse guaranteed savings',
    withdrawn: { category: 'life-term', insurer: 'sample-lotus-life' },
  },
  public: {
    product: 'arogya sanjeevani national',
    other: 'arogya sanjeevani star health',
    mistyped: 'arogya sanjivani nationl',
    treatment: ['catract', 'cataract'],
    oldUin: 'NICHLIP25041V012425',
    form: { insurer: /bajaj/iu, title: /claim form.*health/iu },
    motorForm: { insurer: /bajaj/iu, title: /motor.*claim/iu },
    unread: 'diabetes safe insurance star health',
    insurer: 'star-health',
    savings: 'sanchay plus',
    withdrawn: { category: 'life-term', insurer: 'lic' },
  },
} as const satisfies Record<string, Words>
