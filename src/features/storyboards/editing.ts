// What stands open of a storyboard: what the server has, and what was done here since (work.md 3).
import type {
  EditStoryboardResponse,
  OutlineOp,
  OutlineValues,
  RefusedOp,
} from '../../../generated/facts/features/storyboards'
import { joinedLost, lostOf, type Lost } from './lost'
import { emptyOutline, type Outline } from './outline'
import { applyOp, inverseOf, picked, rowOf, type OutlineField } from './ops'

export interface Editing {
  readonly storyboardId: string
  /** As the server had it last. */
  readonly base: Outline
  readonly rev: number
  /** On its way to the server, and what waits to be. */
  readonly sent: readonly OutlineOp[]
  readonly waiting: readonly OutlineOp[]
  /** What undoes each step, the latest last. */
  readonly past: readonly (readonly OutlineOp[])[]
  readonly future: readonly (readonly OutlineOp[])[]
  /** What was typed last: more of the same is one step. */
  readonly typing?: string
  readonly clashes: readonly Clash[]
  readonly lost: readonly Lost[]
}

/** A field that somebody else has written while it was written here. */
export interface Clash {
  readonly of: OutlineOp['of']
  readonly id: string
  readonly field: OutlineField
  readonly mine: OutlineValues
  readonly by: string
}

export const mostSteps = 50
export const mostWaiting = 200
export const mostSent = 100

export const opened = (storyboardId: string, base: Outline, rev: number): Editing => ({
  storyboardId,
  base,
  rev,
  sent: [],
  waiting: [],
  past: [],
  future: [],
  clashes: [],
  lost: [],
})

/** What the server does not know yet, in its order. */
export const unsavedOf = ({ sent, waiting }: Editing): readonly OutlineOp[] => [...sent, ...waiting]

/** As it is once all that was done here has been done there. */
export const shownOf = (editing: Editing | null): Outline =>
  editing ? unsavedOf(editing).reduce(after, editing.base) : emptyOutline

function after(outline: Outline, op: OutlineOp): Outline {
  const applied = applyOp(outline, op)
  return 'outline' in applied ? applied.outline : outline
}

/** The very editing again where nothing changes. */
export function edited(editing: Editing, ops: readonly OutlineOp[], typing?: string): Editing {
  const isMore = typing !== undefined && typing === editing.typing && editing.past.length > 0
  // More of the same takes no more room.
  if (!isMore && !hasRoom(editing, ops)) return full(editing, ops)
  const step = tried(editing, ops)
  if (step.done.length === 0 && step.lost.length === 0) return editing
  const telling = { ...editing, lost: joinedLost(editing.lost, step.lost) }
  if (step.done.length === 0) return telling
  const { typing: _, ...others } = telling
  return {
    ...others,
    waiting: joined(editing.waiting, step.done, isMore),
    past: isMore ? editing.past : [...editing.past, step.inverse].slice(-mostSteps),
    future: [],
    ...(typing !== undefined && { typing }),
  }
}

export const undone = (editing: Editing) => stepped(editing, 'past', 'future')
export const redone = (editing: Editing) => stepped(editing, 'future', 'past')

function stepped(editing: Editing, from: 'past' | 'future', to: 'past' | 'future'): Editing {
  const ops = editing[from].at(-1)
  if (!ops) return editing
  if (!hasRoom(editing, ops)) return full(editing, ops)
  const step = tried(editing, ops)
  const { typing: _, ...others } = editing
  return {
    ...others,
    lost: joinedLost(editing.lost, step.lost),
    waiting: [...editing.waiting, ...step.done],
    [from]: editing[from].slice(0, -1),
    [to]: step.done.length > 0 ? [...editing[to], step.inverse] : editing[to],
  }
}

const hasRoom = (editing: Editing, ops: readonly OutlineOp[]) =>
  unsavedOf(editing).length + ops.length <= mostWaiting

/** Nothing is done, and it is said. */
function full(editing: Editing, ops: readonly OutlineOp[]): Editing {
  const refused = ops.map(({ of, id }) => ({ code: 'waiting' as const, of, id }))
  return { ...editing, lost: joinedLost(editing.lost, lostOf(refused, ops, shownOf(editing))) }
}

interface Step {
  readonly done: readonly OutlineOp[]
  readonly inverse: readonly OutlineOp[]
  readonly lost: readonly Lost[]
}

/** Those ops that can be done, and what undoes them. */
function tried(editing: Editing, ops: readonly OutlineOp[]): Step {
  let outline = shownOf(editing)
  const done: OutlineOp[] = []
  const inverse: OutlineOp[] = []
  const refused: RefusedOp[] = []
  for (const op of ops) {
    const applied = applyOp(outline, op)
    if ('refusal' in applied) refused.push({ code: applied.refusal, of: op.of, id: op.id })
    else if (applied.outline !== outline) {
      inverse.unshift(inverseOf(outline, op))
      done.push(seen(editing.base, op, unsavedOf(editing)))
      ;({ outline } = applied)
    }
  }
  return { done, inverse, lost: lostOf(refused, ops, outline) }
}

/** A change says which fields it has seen: below what is not saved yet, what that has seen. */
function seen(base: Outline, op: OutlineOp, unsaved: readonly OutlineOp[] = []): OutlineOp {
  if (op.do !== 'change') return op
  const revs = rowOf(base, op)?.revs ?? {}
  const revOf = (field: OutlineField) => {
    const earlier = unsaved.findLast((each) => each.id === op.id && each.fields?.includes(field))
    return earlier ? earlier.revs?.[field] : revs[field]
  }
  const known = (op.fields ?? []).flatMap((field) => {
    const rev = revOf(field)
    return rev === undefined ? [] : [[field, rev] as const]
  })
  return { ...op, revs: Object.fromEntries(known) }
}

/** What is typed in one go waits as one change. */
function joined(
  waiting: readonly OutlineOp[],
  done: readonly OutlineOp[],
  isMore: boolean,
): readonly OutlineOp[] {
  const [last, next] = [waiting.at(-1), done[0]]
  const isSame =
    isMore &&
    done.length === 1 &&
    last?.do === 'change' &&
    next?.do === 'change' &&
    last.id === next.id &&
    last.fields?.join() === next.fields?.join()
  if (!isSame) return [...waiting, ...done]
  return [...waiting.slice(0, -1), { ...last, values: next.values ?? {} }]
}

export const begunSending = (editing: Editing): Editing => ({
  ...editing,
  sent: editing.waiting.slice(0, mostSent),
  waiting: editing.waiting.slice(mostSent),
})

export const notSent = (editing: Editing): Editing => ({
  ...editing,
  sent: [],
  waiting: unsavedOf(editing),
})

/** What the server answered takes the place of what was sent. */
export function acknowledged(editing: Editing, reply: EditStoryboardResponse): Editing {
  const base = {
    scenes: replaced(editing.base.scenes, reply.scenes),
    shots: replaced(editing.base.shots, reply.shots),
  }
  const clashes = reply.refused.flatMap((refused) => clashOf(refused, editing.sent))
  return {
    ...editing,
    base,
    rev: reply.outlineRev,
    sent: [],
    waiting: editing.waiting.map((op) => seenSince(op, base, clashes)),
    clashes: [...editing.clashes.filter((old) => !clashes.some(isOf(old))), ...clashes],
    lost: joinedLost(editing.lost, lostOf(reply.refused, editing.sent, base)),
  }
}

function replaced<Row extends { readonly id: string }>(
  rows: readonly Row[],
  fresh: readonly Row[],
): Row[] {
  const others = rows.filter(({ id }) => fresh.every((row) => row.id !== id))
  return [...others, ...fresh]
}

function clashOf({ code, of, id, field, by }: RefusedOp, sent: readonly OutlineOp[]): Clash[] {
  if (code !== 'clash' || field === undefined) return []
  const op = sent.findLast((each) => each.id === id && each.fields?.includes(field))
  return [{ of, id, field, mine: picked(op?.values ?? {}, [field]), by: by?.name ?? '' }]
}

const isOf =
  ({ id, field }: Pick<Clash, 'id' | 'field'>) =>
  (clash: Clash) =>
    clash.id === id && clash.field === field

/** What was written here before is what a later change of the same field has seen. */
function seenSince(op: OutlineOp, base: Outline, clashes: readonly Clash[]): OutlineOp {
  const isClash = (field: OutlineField) => clashes.some(isOf({ id: op.id, field }))
  if (op.do !== 'change' || op.fields?.some(isClash)) return op
  return seen(base, op)
}

/** What others did meanwhile; a change that waits has still seen what it had seen. */
export const received = (editing: Editing, base: Outline, rev: number): Editing => ({
  ...editing,
  base: {
    scenes: [...base.scenes, ...ownRemoved(editing.base.scenes, base.scenes)],
    shots: [...base.shots, ...ownRemoved(editing.base.shots, base.shots)],
  },
  rev,
})

/** What was removed here can be restored here. */
const ownRemoved = <Row extends { readonly id: string; readonly isRemoved?: boolean }>(
  before: readonly Row[],
  now: readonly Row[],
) => before.filter((row) => row.isRemoved && now.every(({ id }) => id !== row.id))

/** Whoever was told knows it. */
export const told = (editing: Editing, lost: readonly Lost[]): Editing => ({
  ...editing,
  lost: editing.lost.filter((each) => !lost.includes(each)),
})
