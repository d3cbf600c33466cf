import { say } from '../../codegen/commands/say'

export interface Contender {
  readonly name: string
  /** Does the work once and says what it measured: milliseconds, or units per second. */
  run(): number | Promise<number>
}

export interface Measured {
  readonly name: string
  readonly median: number
}

/** Runs the contenders in turn, round by round, so that a drift of the machine meets all of them alike. */
export async function measureInTurn(
  contenders: readonly Contender[],
  rounds: number,
): Promise<Measured[]> {
  const samples = contenders.map((): number[] => [])
  for (const contender of contenders) await contender.run()
  for (let round = 0; round < rounds; round++)
    for (const [index, contender] of contenders.entries())
      samples[index]!.push(await contender.run())
  return contenders.map(({ name }, index) => ({ name, median: median(samples[index]!) }))
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** One line of the report: a ratio taken in one run, beside its target. */
export interface Ratio {
  readonly what: string
  readonly ours: string
  readonly against: string
  readonly ratio: number
  /** Absent where nobody has promised anything yet. */
  readonly target?: { readonly at: 'most' | 'least'; readonly value: number }
}

export function printRatios(title: string, ratios: readonly Ratio[]): void {
  say(`\n${title}`)
  for (const { what, ours, against, ratio, target } of ratios) {
    const verdict = target === undefined ? '' : judge(ratio, target)
    say(
      `  ${what.padEnd(46)} ${ratio.toFixed(3).padStart(7)}  ${verdict.padEnd(17)} ${ours} / ${against}`,
    )
  }
}

function judge(ratio: number, { at, value }: NonNullable<Ratio['target']>): string {
  const met = at === 'most' ? ratio <= value : ratio >= value
  return `${at === 'most' ? '<=' : '>='} ${value} ${met ? 'met' : 'MISSED'}`
}
