import type { Same } from './entry.ts'

// One word in two spellings. "-ise" and "-ize" are one already, for the stemmer.

/** Words that documents and people spell in two ways. */
export const SPELLING_SAME: readonly Same[] = [
  ['tumour', 'tumor'],
  ['caesarean', 'cesarean', 'caesarian', 'c-section'],
  ['haemorrhoids', 'hemorrhoids'],
  ['haemodialysis', 'hemodialysis'],
  ['homoeopathy', 'homeopathy'],
  ['leukaemia', 'leukemia'],
  ['anaemia', 'anemia'],
  ['anaesthesia', 'anesthesia'],
  ['anaesthetist', 'anesthetist', 'anaesthesiologist'],
  ['orthopaedic', 'orthopedic'],
  ['paediatric', 'pediatric'],
  ['gynaecological', 'gynecological'],
  ['diarrhoea', 'diarrhea'],
  ['oesophagus', 'esophagus'],
  ['foetus', 'fetus'],
  ['ischaemic', 'ischemic'],
  ['licence', 'license'],
  ['tyre', 'tire'],
  ['jewellery', 'jewelry'],
  ['centre', 'center'],
  ['programme', 'program'],
  ['labour', 'labor'],
  ['judgement', 'judgment'],
  ['mis-statement', 'misstatement'],
  ['wilful', 'willful'],
  ['naturopathy', 'nature cure'],
  ['day care', 'daycare'],
  ['newborn', 'new born'],
  ['check-up', 'checkup'],
  ['x-ray', 'radiograph'],
  ['shopkeeper', 'shop keeper'],
  ['homecare', 'home care'],
]
