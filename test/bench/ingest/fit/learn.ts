import {
  OutlineSearch,
  type State,
  type OutlineStep,
  type OutlineTrail,
  bestOf,
} from '../../../../build/ingest/wording/numbering.ts'
import { Weights } from '../../../../build/ingest/wording/weights.ts'
import { type Example, isAsWanted } from './example.ts'

// A structured perceptron with parameter mixing. While a document is read, two sets of outlines are kept side by side:
// those that are as wanted, and those that are not. When an outline of the second set has been wrong for a while and still
// scores better, the weights of the features in which the two differ are updated, and the reading goes on from the wanted
// outlines. Each feature has a step of its own, which shrinks with every update (AdaGrad), so that rare features are
// learned, too. In each round the documents are read in several orders, each from the same weights; the next round begins
// with the mean of what they gave, since a single order decides much by chance:
//
//     weights ──┬── order 1 → mean while reading ──┬── mean → weights of the next round
//               ├── order 2 → mean while reading ──┤
//               ├── order 3 → mean while reading ──┤
//               └── order 4 → mean while reading ──┘
//
// A feature that was updated for one insurer only in the first round is dropped: no document is learned by heart.

/** Number of entries that an outline may go wrong before it counts: what comes later may mend it. */
const LAG = 6
/** Margin by which the wanted outline has to score better, first step of a feature, and largest count of one in an update. */
const [MARGIN, STEP, MOST] = [1, 0.02, 4]
/** Least number of insurers that a feature is weighed for. */
const INSURERS = 2
/** Number of outlines that are kept while learning: of those that are as wanted, and of others. */
const [RIGHT, WRONG] = [8, 3]
/** Number of orders in which the documents are read in each round. */
const ORDERS = 4

/** Learns weights from examples, each as often as it is given, from nothing each time; what is seen is looked up once. */
export class Learning {
  private readonly weights = new Weights({}, false)
  private readonly searches: readonly (readonly [Example, OutlineSearch])[]

  constructor(examples: readonly Example[]) {
    const made = new Map(examples.map((one) => [one, new OutlineSearch(one.entries, this.weights, true)]))
    this.searches = examples.map((one) => [one, made.get(one) as OutlineSearch])
  }

  /** Learns from some of the examples. */
  from(
    isKept: (example: Example) => boolean,
    rounds: number,
    told: (round: number, updates: number) => void,
  ): Weights {
    const kept = this.searches.filter(([example]) => isKept(example))
    let start: Start = { values: [], squares: [], kept: null }
    for (let round = 0; round < rounds; round++) {
      const learners = Array.from({ length: ORDERS }, (_, order) => {
        const learner = new Learner(this.weights, start)
        for (const at of shuffled(kept.length, round * ORDERS + order))
          learner.read(...(kept[at] as [Example, OutlineSearch]))
        return learner.learned()
      })
      start = mixed(learners, start.kept)
      told(
        round,
        learners.reduce((sum, { updates }) => sum + updates, 0),
      )
    }
    return new Weights(
      Object.fromEntries(this.weights.names.map((name, at) => [name, start.values[at] ?? 0])),
    )
  }
}

/** What an order begins with: weights, sums of squared updates, and the features that may be weighed; at first all. */
interface Start {
  readonly values: readonly number[]
  readonly squares: readonly number[]
  readonly kept: ReadonlySet<number> | null
}

/** What reading in one order gave. */
type Given = ReturnType<Learner['learned']>

/** The mean of what several orders gave, without what was weighed for too few insurers. */
function mixed(given: readonly Given[], kept: Start['kept']): Start {
  const size = Math.max(...given.map(({ values }) => values.length))
  const mean = (of: (one: Given) => readonly number[]) =>
    Array.from(
      { length: size },
      (_, at) => given.reduce((sum, one) => sum + (of(one)[at] ?? 0), 0) / given.length,
    )
  const isKept = (place: number) =>
    kept?.has(place) ??
    new Set(given.flatMap(({ insurers }) => [...(insurers.get(place) ?? [])])).size >= INSURERS
  const places = new Set(Array.from({ length: size }, (_, place) => place).filter(isKept))
  return {
    values: mean(({ values }) => values).map((value, at) => (places.has(at) ? value : 0)),
    squares: mean(({ squares }) => squares),
    kept: places,
  }
}

/** Reads documents in one order. */
class Learner {
  private updates = 0
  private readonly totals: number[] = []
  /** Sum of the squared updates of each feature. */
  private readonly squares: number[]
  /** For whom each feature was weighed. */
  private readonly insurers = new Map<number, Set<string>>()
  private readonly kept: ReadonlySet<number> | null
  private seen = 0
  private readonly weights: Weights

  constructor(weights: Weights, { values, squares, kept }: Start) {
    this.weights = weights
    for (const at of weights.values.keys()) weights.values[at] = values[at] ?? 0
    weights.version += 1
    this.squares = [...squares]
    this.kept = kept
  }

  read({ wanted, insurer }: Example, search: OutlineSearch): void {
    const last = Math.max(...wanted.keys())
    let [right, wrong]: [State[], State[]] = [[search.start], []]
    /** For how many entries an outline has been wrong. */
    let late = new Map<OutlineTrail | null, number>()
    for (const entry of search.candidates) {
      if (entry.serial > last) break
      this.seen += 1
      const isWanted = ({ way }: OutlineStep) => isAsWanted(entry, way, wanted.get(entry.serial))
      const steps = search.steps(right, entry)
      const isReachable = steps.some(isWanted)
      const [good, bad] = [
        steps.filter((step) => !isReachable || isWanted(step)),
        steps.filter((step) => isReachable && !isWanted(step)),
      ]
      right = bestOf(good, entry, RIGHT)
      const strayed = [
        ...bad.map((step) => ({ ...step, score: step.score + MARGIN })),
        ...search.steps(wrong, entry),
      ]
      wrong = bestOf(strayed, entry, WRONG)
      late = new Map(wrong.map(({ trail }) => [trail, (late.get(trail?.before ?? null) ?? 0) + 1]))
      const isLate = (late.get(wrong[0]?.trail ?? null) ?? 0) > LAG
      if (isLate && this.mend(right[0], wrong[0], insurer)) wrong = []
    }
    this.mend(right[0], wrong[0], insurer)
  }

  /** Updates the features in which two outlines differ, if the wrong one scores better; returns whether it does. */
  private mend(wanted: State | undefined, got: State | undefined, insurer: string): boolean {
    if (wanted === undefined || got === undefined || got.score <= wanted.score) return false
    const changes = new Map<number, number>()
    const count = ({ parts }: OutlineTrail, by: number) => {
      for (const { places } of parts)
        for (const place of places)
          if (this.kept?.has(place) !== false) changes.set(place, (changes.get(place) ?? 0) + by)
    }
    let [one, two] = [wanted.trail, got.trail]
    while (one !== two && one !== null && two !== null) {
      count(one, 1)
      count(two, -1)
      ;[one, two] = [one.before, two.before]
    }
    for (const [place, by] of changes) {
      if (by === 0) continue
      if (this.kept === null) this.insurers.set(place, (this.insurers.get(place) ?? new Set()).add(insurer))
      const times = Math.max(-MOST, Math.min(MOST, by))
      this.squares[place] = (this.squares[place] ?? 0) + times * times
      const step = (STEP * times) / Math.sqrt(1 + this.squares[place])
      this.weights.values[place] = (this.weights.values[place] ?? 0) + step
      this.totals[place] = (this.totals[place] ?? 0) + step * this.seen
    }
    this.weights.version += 1
    this.updates += 1
    return true
  }

  /** The mean of the weights over all that was read, and what else the next round needs. */
  learned() {
    const values = this.weights.values.map((value, at) => value - (this.totals[at] ?? 0) / this.seen)
    return { values, squares: this.squares, insurers: this.insurers, updates: this.updates }
  }
}

/** Numbers below a limit in an order that a seed gives. */
function shuffled(limit: number, seed: number): number[] {
  const key = (at: number) => Math.imul((at + 1) * 2654435761 + seed * 40503, 2246822519) >>> 7
  return Array.from({ length: limit }, (_, at) => at).sort((a, b) => key(a) - key(b))
}
