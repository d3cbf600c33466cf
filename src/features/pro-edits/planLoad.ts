// Who does which order when, at today's pace (reach.md 8). Pure, and fast enough to be asked at every look.
import type { OrderState } from './order'
import { createCalendar, type Calendar } from './workCalendar'

export interface LoadOrder {
  readonly id: string
  readonly state: OrderState
  readonly editorId: string | null
  /** When its day ends, in ms; null: it has none. */
  readonly dueAt: number | null
  readonly estimateMinutes: number
  readonly spentMinutes: number
  readonly round: number
}

export interface LoadEditor {
  readonly id: string
  /** In a week. */
  readonly capacityMinutes: number
  /** Days, or the first and the last one. */
  readonly timeOff: readonly string[]
}

export interface Forecast {
  readonly leftMinutes: number
  /** Null: nobody can say. */
  readonly doneAt: number | null
  readonly isAtRisk: boolean
  /** With whom all would stay in time. */
  readonly giveTo: string | null
}

interface WeekLoad {
  /** Its Monday. */
  readonly begins: number
  readonly owedMinutes: number
  readonly capacityMinutes: number
  readonly orderIds: readonly string[]
}

export interface LoadPlan {
  readonly forecasts: ReadonlyMap<string, Forecast>
  /** By editor; this week and those after it. */
  readonly weeks: ReadonlyMap<string, readonly WeekLoad[]>
}

/** What an editor is to do; what is with those who buy, or on hold, waits for others. */
const workStates: readonly OrderState[] = ['accepted', 'assigned', 'in_edit', 'changes_requested']

const shortestMinutes = 15
/** A further round takes a quarter of the first. */
const roundShare = 0.25
const weeksAhead = 6

export const leftOf = ({ estimateMinutes, round, spentMinutes }: LoadOrder): number =>
  Math.max(shortestMinutes, estimateMinutes * (1 + roundShare * (round - 1)) - spentMinutes)

interface Queued {
  readonly order: LoadOrder
  readonly left: number
  /** When it is done, in minutes of this editor's work from now. */
  readonly end: number
}

interface Desk {
  readonly editor: LoadEditor
  readonly calendar: Calendar
  readonly queue: readonly Queued[]
  /** From each place on, by how much the orders there could wait without being late. */
  readonly slack: readonly number[]
  /** The first place that is late already. */
  readonly firstLate: number
  readonly owed: number
}

export function planLoad(
  orders: readonly LoadOrder[],
  editors: readonly LoadEditor[],
  now: number,
): LoadPlan {
  const byEditor = new Map<string, LoadOrder[]>(editors.map(({ id }) => [id, []]))
  for (const order of orders)
    if (order.editorId !== null && workStates.includes(order.state))
      byEditor.get(order.editorId)?.push(order)
  const desks = editors.map((editor) => deskOf(editor, byEditor.get(editor.id) ?? [], now))
  const forecasts = new Map<string, Forecast>()
  for (const { calendar, queue } of desks) {
    for (const { order, left, end } of queue) {
      const isAtRisk = order.dueAt !== null && end > calendar.workUntil(order.dueAt)
      const giveTo = isAtRisk ? bestFor(order, left, desks) : null
      forecasts.set(order.id, { leftMinutes: left, doneAt: calendar.doneAt(end), isAtRisk, giveTo })
    }
  }
  for (const order of orders)
    if (!forecasts.has(order.id)) forecasts.set(order.id, unplanned(order, desks, now))
  return {
    forecasts,
    weeks: new Map(desks.map((desk) => [desk.editor.id, weeksOf(desk, now)])),
  }
}

/** The earliest due first, and those without a day at the end. */
function isBefore(one: LoadOrder, other: LoadOrder): boolean {
  const [dueOne, dueOther] = [one.dueAt ?? Infinity, other.dueAt ?? Infinity]
  return dueOne === dueOther ? one.id < other.id : dueOne < dueOther
}

function deskOf(editor: LoadEditor, own: readonly LoadOrder[], now: number): Desk {
  const calendar = createCalendar(editor, now)
  let end = 0
  const queue = own
    .toSorted((one, other) => (isBefore(one, other) ? -1 : 1))
    .map((order): Queued => {
      const left = leftOf(order)
      end += left
      return { order, left, end }
    })
  const spare = queue.map(({ order: { dueAt }, end: done }) =>
    dueAt === null ? Infinity : calendar.workUntil(dueAt) - done,
  )
  const late = spare.findIndex((each) => each < 0)
  return {
    editor,
    calendar,
    queue,
    slack: leastFrom(spare),
    firstLate: late < 0 ? queue.length : late,
    owed: end,
  }
}

/** The least from each place on. */
function leastFrom(spare: readonly number[]): number[] {
  const least = [...spare]
  for (let at = least.length - 2; at >= 0; at -= 1) least[at] = Math.min(least[at]!, least[at + 1]!)
  return least
}

/** Whoever owes the least for what they can do, and would be late with nothing. */
function bestFor(order: LoadOrder, left: number, desks: readonly Desk[]): string | null {
  let best: { readonly id: string; readonly share: number } | null = null
  for (const { editor, calendar, queue, slack, firstLate, owed } of desks) {
    if (editor.id === order.editorId || editor.capacityMinutes === 0) continue
    const share = owed / editor.capacityMinutes
    if (best && best.share <= share) continue
    const at = placeIn(queue, order)
    const end = (queue[at - 1]?.end ?? 0) + left
    const isInTime = order.dueAt === null || end <= calendar.workUntil(order.dueAt)
    // What comes after it may wait for it; what comes before must be in time as it is.
    if (isInTime && (slack[at] ?? Infinity) >= left && firstLate >= at)
      best = { id: editor.id, share }
  }
  return best?.id ?? null
}

/** Where it would stand. */
function placeIn(queue: readonly Queued[], order: LoadOrder): number {
  let [low, high] = [0, queue.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (isBefore(queue[middle]!.order, order)) low = middle + 1
    else high = middle
  }
  return low
}

/** Nobody edits it, or nobody has to now: it is late only once its day is over. */
function unplanned(order: LoadOrder, desks: readonly Desk[], now: number): Forecast {
  const isWork = workStates.includes(order.state) || order.state === 'submitted'
  const isAtRisk = isWork && order.dueAt !== null && order.dueAt < now
  const left = order.state === 'in_review' ? 0 : leftOf(order)
  const giveTo =
    order.state === 'accepted' && order.editorId === null ? bestFor(order, left, desks) : null
  return { leftMinutes: left, doneAt: null, isAtRisk, giveTo }
}

/** What is late is owed this week, and what has no day is owed when it will be done. */
function weeksOf({ calendar, queue }: Desk, now: number): WeekLoad[] {
  const weeks = calendar.weeks(weeksAhead)
  const owed = weeks.map(() => ({ minutes: 0, ids: [] as string[] }))
  for (const { order, left, end } of queue) {
    const at = order.dueAt === null ? calendar.doneAt(end) : Math.max(order.dueAt, now)
    const week = weeks.findIndex(({ ends }) => at !== null && at < ends)
    if (week < 0) continue
    owed[week]!.minutes += left
    owed[week]!.ids.push(order.id)
  }
  return weeks.map(({ begins, capacityMinutes }, at) => ({
    begins,
    capacityMinutes,
    owedMinutes: owed[at]!.minutes,
    orderIds: owed[at]!.ids,
  }))
}
