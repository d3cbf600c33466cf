// Storyboards are made and changed here, one by one and several at once; what they plan in editStoryboard.ts.
import type {
  CopyStoryboardRequest,
  ListStoryboardsRow,
} from '../../../../generated/facts/features/storyboards'
import type { TextKey } from '../../../../generated/facts/text'
import {
  changeRow,
  changeRows,
  createdNow,
  createRow,
  recordChanges,
} from '../../../screens/server'
import type { Context } from '../../../server/context'
import { failure, notFound } from '../../../server/errors'
import { languageOf } from '../../../session/server'
import { cancelTasksOf, holdTasks, reviveTasksOf } from '../../tasks/server'
import { move, type StoryboardEvent } from '../storyboard'
import { outlineOf } from '../templates'
import { beginWith, copied, readOutline } from './outlines'
import { collaborating, storyboards } from './storyboards'
import { storyboardTrash } from './storyboardTrash'

const table = 'storyboards'

function titled(title: string): string {
  const named = title.trim()
  if (named === '') throw failure('titleEmpty')
  return named
}

export const addStoryboard = createRow('addStoryboard', storyboards, {
  table,
  async insert({ title, goal, begin, copyOf, isTemplate, dueOn }, id, context) {
    if (copyOf !== undefined) await requireSeen(copyOf, context)
    return {
      id,
      customerId: context.member.customerId,
      ownerUserId: context.member.userId,
      title: titled(title),
      goal: goal ?? null,
      begin: begin ?? null,
      copyOf: copyOf ?? null,
      isTemplate: isTemplate ?? false,
      dueOn: dueOn ?? null,
      ...createdNow(context),
    }
  },
  async after({ begin = 'blank', copyOf, collaborators = [] }, id, context) {
    const outline = copyOf
      ? copied((await readOutline(context.db, copyOf)).outline, context.newId)
      : outlineOf(begin, await sayingOf(context), context.newId)
    await beginWith(outline, id, context)
    await collaborating.shareWith({ id, userIds: collaborators, before: [] }, context)
  },
})

/** In the language of whoever asks. */
async function sayingOf({ services, caller }: Context): Promise<(key: TextKey) => string> {
  const words = await services.screens.words(languageOf(caller.acceptLanguage), 'storyboards')
  return (key) => words[key] ?? ''
}

async function requireSeen(storyboardId: string, context: Context) {
  const [found] = await storyboards.find([storyboardId], context)
  if (!found || found.deletedAt) throw notFound()
}

export async function copyStoryboard(
  { storyboardId, title, asTemplate }: CopyStoryboardRequest,
  context: Context,
): Promise<ListStoryboardsRow> {
  await requireSeen(storyboardId, context)
  const { outline } = await readOutline(context.db, storyboardId)
  const { goal } = await storyboards.shown(storyboardId, context)
  const id = context.newId()
  await context.db
    .insertInto(table)
    .values({
      id,
      customerId: context.member.customerId,
      ownerUserId: context.member.userId,
      title: titled(title),
      goal: goal ?? null,
      copyOf: storyboardId,
      isTemplate: asTemplate,
      ...createdNow(context),
    })
    .execute()
  await beginWith(copied(outline, context.newId), id, context)
  const told = { list: 'listStoryboards', call: 'copyStoryboard', act: 'created' } as const
  await recordChanges([{ id, fields: [] }], told, context)
  return storyboards.shown(id, context)
}

export const updateStoryboard = changeRow('updateStoryboard', storyboards, {
  table,
  may: 'edit',
  set: ({ title, goal, dueOn }) => ({
    ...(title === undefined ? {} : { title: titled(title) }),
    ...(goal === undefined ? {} : { goal }),
    ...(dueOn === undefined ? {} : { dueOn }),
  }),
  async after({ collaborators }, { id, collaborators: before }, context) {
    if (collaborators === undefined) return
    await collaborating.shareWith({ id, userIds: collaborators ?? [], before }, context)
  },
})

/** Each of them has allowed it, so that all go to the same state; what is asked for goes along. */
const to = (
  event: StoryboardEvent,
  from: ListStoryboardsRow['state'],
  each?: (row: { readonly id: string }, _: object, context: Context) => Promise<void>,
) => ({
  table: 'storyboards' as const,
  may: event,
  set: () => ({ state: move(from, event)! }),
  ...(each && { each }),
})

export const activateStoryboards = changeRows(
  'activateStoryboards',
  storyboards,
  to('activate', 'draft'),
)
export const holdStoryboards = changeRows(
  'holdStoryboards',
  storyboards,
  to('hold', 'active', ({ id }, _, context) => holdTasks(id, true, context)),
)
export const resumeStoryboards = changeRows(
  'resumeStoryboards',
  storyboards,
  to('resume', 'on_hold', ({ id }, _, context) => holdTasks(id, false, context)),
)
export const cancelStoryboards = changeRows(
  'cancelStoryboards',
  storyboards,
  to('cancel', 'active', async ({ id }, _, context) => {
    await holdTasks(id, false, context)
    await cancelTasksOf({ storyboardId: id }, context)
  }),
)
export const archiveStoryboards = changeRows(
  'archiveStoryboards',
  storyboards,
  to('archive', 'active'),
)
export const reopenStoryboards = changeRows(
  'reopenStoryboards',
  storyboards,
  to('reopen', 'cancelled', async ({ id }, _, context) => {
    await reviveTasksOf({ storyboardId: id }, context)
  }),
)

export const [trashStoryboards, restoreStoryboards, eraseStoryboards] = storyboardTrash.handlers
