import { planLoad, type LoadEditor, type LoadOrder } from '../../src/features/pro-edits/planLoad'
import { measureInTurn, type Ratio } from './measure'

const rounds = 30
/** So many at once, as the clock of a process ticks in microseconds. */
const turns = 10
const targetMs = 5
const dayMs = 86_400_000
const now = Date.parse('2026-11-26T11:00:00Z')

const states = ['assigned', 'in_edit', 'changes_requested', 'in_review', 'on_hold'] as const

/** Half of the promises will break, so that advice is sought for as many. */
const ordersOf = (count: number, editors: number): LoadOrder[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `order ${String(at).padStart(4, '0')}`,
    state: states[at % 10 < 8 ? at % 3 : 3 + (at % 2)]!,
    editorId: `editor ${(at * 7) % editors}`,
    dueAt: now + ((at * 13) % 20) * dayMs,
    estimateMinutes: 60 + ((at * 31) % 20) * 30,
    spentMinutes: (at * 17) % 60,
    round: 1 + (at % 3),
  }))

const editorsOf = (count: number): LoadEditor[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `editor ${at}`,
    capacityMinutes: 1200 + (at % 4) * 400,
    timeOff: at % 5 === 0 ? ['2026-12-01/2026-12-04'] : [],
  }))

/** 500 orders and 50 editors planned, beside sorting the orders alone: less cannot be done. */
export async function benchLoad(): Promise<Ratio[]> {
  const editors = editorsOf(50)
  const orders = ordersOf(500, editors.length)
  const [ours, floor] = await measureInTurn(
    [
      { name: 'ours', run: () => time(() => planLoad(orders, editors, now)) },
      {
        name: 'sorting',
        run: () =>
          time(() => orders.toSorted((one, other) => (one.dueAt ?? 0) - (other.dueAt ?? 0))),
      },
    ],
    rounds,
  )
  const what = '500 orders x 50 editors planned'
  const spent = `${ours!.median.toFixed(2)} ms`
  return [
    {
      what: `${what} / promised`,
      ours: spent,
      against: `${targetMs} ms`,
      ratio: ours!.median / targetMs,
      target: { at: 'most', value: 1 },
    },
    {
      what: `${what} / sorted by their days`,
      ours: spent,
      against: `${floor!.median.toFixed(2)} ms`,
      ratio: ours!.median / floor!.median,
    },
  ]
}

/** Of this process alone, whatever else the machine does. */
function time(run: () => unknown): number {
  const begun = process.cpuUsage()
  for (let turn = 0; turn < turns; turn += 1) run()
  const { user, system } = process.cpuUsage(begun)
  return (user + system) / 1000 / turns
}
