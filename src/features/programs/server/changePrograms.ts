// Programs are made and changed here, one by one and several at once; how they are built in timelines.ts.
import { sql } from 'kysely'
import type { Timeline } from '../../../../generated/facts/features/programs'
import { changeRow, changeRows, createdNow, createRow } from '../../../screens/server'
import type { Context } from '../../../server/context'
import { failure } from '../../../server/errors'
import { tellAfterwards } from '../../../server/events/tellAfterwards'
import { endOfDay, requireDayAhead } from './airTime'
import { startOf } from './startProgram'
import { emptyTimeline } from '../emptyTimeline'
import { programAfter } from '../programStates'
import { apply, isRefusal } from '../timeline'
import { collaborating, programs } from './programs'
import { keepMedia, measured } from './keepTimeline'
import { programTrash } from './programTrash'

const table = 'programs'

function titled(title: string): string {
  const named = title.trim()
  if (named === '') throw failure('titleEmpty')
  return named
}

interface Beginning {
  readonly timeline: Timeline
  readonly kind: 'standard' | 'bio'
  readonly templateId: string | null
  readonly templateVersionNo: number | null
}

async function beginningOf(
  aspect: Timeline['aspect'],
  templateId: string | undefined,
  context: Context,
): Promise<Beginning> {
  const timeline = emptyTimeline(aspect)
  if (templateId === undefined) {
    return { timeline, kind: 'standard', templateId: null, templateVersionNo: null }
  }
  const { op, isBio } = await startOf({ templateId, aspect, fps: timeline.fps }, context)
  if (isBio) await requireNoBio(context)
  const begun = apply(timeline, op)
  if (isRefusal(begun)) throw failure('timelineFlawed')
  return {
    timeline: begun.timeline,
    kind: isBio ? 'bio' : 'standard',
    templateId,
    templateVersionNo: op.template.versionNo,
  }
}

/** Everybody has one. */
async function requireNoBio({ db, member }: Context): Promise<void> {
  const other = await db
    .selectFrom('programs')
    .select('id')
    .where('customerId', '=', member.customerId)
    .where('ownerUserId', '=', member.userId)
    .where('kind', '=', 'bio')
    .where('deletedAt', 'is', null)
    .limit(1)
    .executeTakeFirst()
  if (other) throw failure('bioThere')
}

export const addProgram = createRow('addProgram', programs, {
  table,
  async insert({ title, template, aspect = '16:9' }, id, context) {
    const { timeline, ...beginning } = await beginningOf(aspect, template, context)
    return {
      id,
      customerId: context.member.customerId,
      ownerUserId: context.member.userId,
      title: titled(title),
      timeline: JSON.stringify(timeline),
      ...beginning,
      ...measured(timeline),
      ...createdNow(context),
    }
  },
  async after(_, id, context) {
    const { timeline } = await context.db
      .selectFrom('programs')
      .select('timeline')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    // What a template brings along needs no right of one's own.
    await keepMedia(id, timeline, context)
  },
})

export const updateProgram = changeRow('updateProgram', programs, {
  table,
  may: 'edit',
  set: ({ title, description }) => ({
    ...(title === undefined ? {} : { title: titled(title) }),
    ...(description === undefined ? {} : { description: description?.trim() || null }),
  }),
  async after({ collaborators }, { id, collaborators: before }, context) {
    if (collaborators === undefined) return
    await collaborating.shareWith({ id, userIds: collaborators ?? [], before }, context)
  },
})

export const archivePrograms = changeRows('archivePrograms', programs, {
  table,
  may: 'archive',
  set: () => ({ stateBefore: sql`state` as never, state: 'archived' as const }),
})

export const reopenPrograms = changeRows('reopenPrograms', programs, {
  table,
  may: 'reopen',
  set: () => ({ state: sql`coalesce(state_before, 'draft')` as never, stateBefore: null }),
})

/** Whoever had it in the inbox has it no more. */
const tellInboxes = (context: Context) => tellAfterwards(context, { topic: 'inbox', to: 'all' })

export const unpublishPrograms = changeRows('unpublishPrograms', programs, {
  table,
  may: 'unpublish',
  set(_, context) {
    tellInboxes(context)
    return { state: programAfter('published', 'unpublished') }
  },
})

/** Only the end date changes: inboxes keep the program until then. */
export const setProgramEnds = changeRows('setProgramEnds', programs, {
  table,
  may: 'unpublish',
  set({ onAirUntil }, context) {
    tellInboxes(context)
    return { expiresAt: endOfDay(onAirUntil, context) as never }
  },
  each: (_, { onAirUntil }, context) => requireDayAhead(onAirUntil, context),
})

export const [trashPrograms, restorePrograms, erasePrograms] = programTrash.handlers
