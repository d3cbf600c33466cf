// Steps of editing, done one after the other under the lock of their storyboard (work.md 3).
import type {
  EditStoryboardRequest,
  EditStoryboardResponse,
  OutlineOp,
  RefusedOp,
} from '../../../../generated/facts/features/storyboards'
import type { Context } from '../../../server/context'
import { malformedRequest } from '../../../server/errors'
import { tellAfterwards } from '../../../server/events/tellAfterwards'
import { isSame } from '../../../kit/isSame'
import { managersOf } from '../../../session/server'
import { nameSlots } from '../../programs/server'
import { cancelTasksOf, reviveTasksOf } from '../../tasks/server'
import { isPlace, measure, shotsOf, type Outline } from '../outline'
import { applyOp, rowOf, type OutlineField } from '../ops'
import { readOutline, revsOf, writeRows } from './outlines'
import { knownRefs } from './refs'
import { lockToEdit, storyboards } from './storyboards'
import type { Written } from './tables'

export async function editStoryboard(
  { storyboardId, ops }: EditStoryboardRequest,
  context: Context,
): Promise<EditStoryboardResponse> {
  requirePlaces(ops)
  const { outlineRev } = await lockToEdit(storyboardId, context)
  const { outline, writers } = await readOutline(context.db, storyboardId)
  const edit = createEdit(outline, new Map(writers), context.member.userId)
  for (const op of await knownRefs(ops, context)) edit.done(op)
  const { changed, refused } = edit
  if (edit.isChanged()) await save({ storyboardId, before: outline }, edit, context)
  const named = withRevs(changed(), edit.writers)
  return {
    storyboard: await storyboards.shown(storyboardId, context),
    outlineRev: outlineRev + (edit.isChanged() ? 1 : 0),
    scenes: [...named.scenes],
    shots: [...named.shots],
    refused: await withNames(refused, context),
  }
}

type Edit = ReturnType<typeof createEdit>

function createEdit(before: Outline, writers: Map<string, Written>, userId: string) {
  let outline = before
  const named = new Set<string>()
  const own = new Set<string>()
  const refused: RefusedOp[] = []

  /** What somebody else has written meanwhile stays theirs; the same words are no clash. */
  function withoutClashes(op: OutlineOp): OutlineOp {
    const row = rowOf(outline, op)
    const written = writers.get(op.id) ?? {}
    const clashes = (field: OutlineField) =>
      row !== undefined &&
      !own.has(`${op.id} ${field}`) &&
      (written[field]?.rev ?? 0) !== (op.revs?.[field] ?? 0) &&
      !isSame(row.values[field], op.values?.[field])
    const fields = op.fields ?? []
    for (const field of fields.filter(clashes))
      refused.push({ code: 'clash', of: op.of, id: op.id, field, ...byOf(written[field]?.by) })
    return { ...op, fields: fields.filter((field) => !clashes(field)) }
  }

  function note({ id, fields = [] }: OutlineOp) {
    const written = writers.get(id) ?? {}
    const now = fields.map((field) => [field, { rev: (written[field]?.rev ?? 0) + 1, by: userId }])
    writers.set(id, { ...written, ...Object.fromEntries(now) })
    for (const field of fields) own.add(`${id} ${field}`)
  }

  return {
    refused,
    writers,
    isChanged: () => outline !== before,
    outline: () => outline,
    /** The rows that the ops name, as they are now. */
    changed: (): Outline => ({
      scenes: outline.scenes.filter(({ id }) => named.has(id)),
      shots: outline.shots.filter(({ id }) => named.has(id)),
    }),
    done(given: OutlineOp): void {
      named.add(given.id)
      const op = given.do === 'change' ? withoutClashes(given) : given
      if (op.do === 'change' && op.fields?.length === 0) return
      const applied = applyOp(outline, op)
      if ('refusal' in applied) {
        refused.push({ code: applied.refusal, of: op.of, id: op.id })
        return
      }
      if (op.do === 'change') note(op)
      outline = applied.outline
    },
  }
}

/** What is asked for goes with its shot, and comes back with it. */
async function letTasksFollow(before: Outline, now: Outline, context: Context): Promise<void> {
  const [were, are] = [before, now].map((outline) => shotsOf(outline).map(({ id }) => id))
  const gone = were!.filter((id) => !are!.includes(id))
  const back = are!.filter((id) => !were!.includes(id))
  if (gone.length > 0) await cancelTasksOf({ shotIds: gone }, context)
  if (back.length > 0) await reviveTasksOf({ shotIds: back }, context)
}

const renamed = (before: Outline, now: Outline) =>
  now.shots.flatMap(({ id, values: { title: label = '' } }) => {
    const was = before.shots.find((shot) => shot.id === id)
    return was && (was.values.title ?? '') !== label ? [{ slotId: id, label }] : []
  })

async function save(
  { storyboardId, before }: { storyboardId: string; before: Outline },
  edit: Edit,
  context: Context,
): Promise<void> {
  const { db, now, member } = context
  await letTasksFollow(before, edit.outline(), context)
  await nameSlots(renamed(before, edit.outline()), context)
  await writeRows(edit.changed(), { storyboardId, writers: edit.writers }, context)
  const { outlineRev: rev } = await db
    .updateTable('storyboards')
    .set((eb) => ({
      ...measure(edit.outline()),
      outlineRev: eb('outlineRev', '+', 1),
      updatedAt: now,
      updatedBy: member.userId,
    }))
    .where('id', '=', storyboardId)
    .returning('outlineRev')
    .executeTakeFirstOrThrow()
  tellAfterwards(context, {
    topic: 'storyboards',
    to: { userIds: await managersOf(db, member.customerId) },
    row: { id: storyboardId, rev, by: member.userId },
  })
}

const byOf = (userId: string | undefined) =>
  userId === undefined ? {} : { by: { id: userId, name: '' } }

async function withNames(refused: readonly RefusedOp[], { db }: Context): Promise<RefusedOp[]> {
  const ids = refused.flatMap(({ by }) => (by ? [by.id] : []))
  if (ids.length === 0) return [...refused]
  const people = await db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .execute()
  return refused.map((each) => {
    const by = people.find(({ id }) => id === each.by?.id)
    return { ...each, ...(by && { by }) }
  })
}

const withRevs = ({ scenes, shots }: Outline, writers: ReadonlyMap<string, Written>): Outline => ({
  scenes: scenes.map((row) => ({ ...row, revs: revsOf(writers.get(row.id) ?? {}) })),
  shots: shots.map((row) => ({ ...row, revs: revsOf(writers.get(row.id) ?? {}) })),
})

/** A place that is none would keep everybody else from moving something beside it. */
function requirePlaces(ops: readonly OutlineOp[]): void {
  for (const op of ops) {
    const needsOne = op.do === 'add' || op.do === 'move'
    if (needsOne && !isPlace(op.place ?? '')) throw malformedRequest('`place` is no place.')
  }
}
