/** A colour of the theme for data, a paler one for what is less, or none for what is left. */
export type Tone = '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | 'pale' | 'muted' | 'rest'

export interface Series {
  readonly id: string
  readonly label: string
  readonly tone: Tone
  /** One for each step. */
  readonly values: readonly number[]
  readonly isDashed?: boolean
  /** The ground below the line has its colour too. */
  readonly isFilled?: boolean
}

/** Something that happened at a step. */
export interface Mark {
  readonly at: number
  readonly label: string
}

export interface ChartData {
  /** What is shown, in words. */
  readonly label: string
  /** What its steps are: days, moments, names. */
  readonly stepsLabel: string
  readonly steps: readonly string[]
  readonly series: readonly Series[]
  /** At most one for each step; a line with its name stands there. */
  readonly marks?: readonly Mark[] | undefined
  /** How a value is written. */
  readonly format: (value: number) => string
  /** Where the axis ends; otherwise a round number above the highest value. */
  readonly top?: number | undefined
  /** What is said of a step, the most important line first; otherwise its name and values. */
  readonly sayStep?: ((at: number) => readonly string[]) | undefined
}

/** What a step is called, with what happened there. */
export function nameOfStep({ steps, marks = [] }: Pick<ChartData, 'steps' | 'marks'>, at: number) {
  const mark = marks.find((each) => each.at === at)
  return [steps[at] ?? '', ...(mark ? [mark.label] : [])].join(', ')
}

export function linesOf(data: ChartData, at: number) {
  const { series, format, sayStep } = data
  if (sayStep) return sayStep(at)
  return [
    nameOfStep(data, at),
    ...series.map((each) => `${each.label}: ${format(each.values[at] ?? 0)}`),
  ]
}
