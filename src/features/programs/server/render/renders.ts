// Films of programs are asked for, looked at, cancelled and tried again here.
import { sql } from 'kysely'
import type {
  CancelRenderRequest,
  ListRendersRequest,
  ListRendersResponse,
  ProgramRender,
  RenderProgramRequest,
  RetryRenderRequest,
} from '../../../../../generated/facts/features/programs'
import type { Context } from '../../../../server/context'
import type { Db } from '../../../../server/database/tables'
import { changedMeanwhile, failure, notFound } from '../../../../server/errors'
import { askForJob } from '../../../../server/jobs/askForJob'
import { plan } from '../../timeline'
import { requireConsented } from '../consented'
import { factsOf } from '../programFacts'
import { programs } from '../programs'
import { lockProgramTo } from '../moveProgram'
import { askForFilm, cancel, makeRoom, setRendering } from './askForFilm'
import { requireMinutes } from './renderQuota'
import { renderProgramJob } from './renderJob'
import { active, isDraftAgain } from './renderQueries'

const dayMs = 24 * 3_600_000

export async function renderProgram(
  { programId, timelineRev, note }: RenderProgramRequest,
  context: Context,
): Promise<ProgramRender> {
  const program = await lockProgramTo('build', programId, context)
  if (program.timelineRev !== timelineRev) throw changedMeanwhile()
  const { timeline } = program
  return presented(await askForFilm({ program, timeline, timelineRev, note }, context), context)
}

export async function cancelRender(
  { renderId }: CancelRenderRequest,
  context: Context,
): Promise<ProgramRender> {
  const { programId } = await found(renderId, context)
  await lockProgramTo('build', programId, context)
  if (await cancel({ id: renderId }, context)) await isDraftAgain(context.db, programId)
  return presented(renderId, context)
}

export async function retryRender(
  { renderId }: RetryRenderRequest,
  context: Context,
): Promise<ProgramRender> {
  const { db, member } = context
  const { programId, timeline } = await found(renderId, context)
  await lockProgramTo('build', programId, context)
  await requireConsented(timeline, context)
  const planned = plan(timeline, await factsOf(timeline, context))
  const owedMs = await requireMinutes(planned, programId, context)
  await makeRoom(programId, context)
  const again = await db
    .updateTable('programRenders')
    .set({
      state: 'waiting',
      owedMs,
      failCode: null,
      failTitle: null,
      failAtMs: null,
      endedAt: null,
    })
    .where('id', '=', renderId)
    .where('state', '=', 'failed')
    .executeTakeFirst()
  if (again.numUpdatedRows === 0n) throw failure('nothingToRetry')
  await setRendering(programId, db)
  await askForJob(renderProgramJob, { customerId: member.customerId, subjectId: renderId }, context)
  return presented(renderId, context)
}

export async function listRenders(
  { programId }: ListRendersRequest,
  context: Context,
): Promise<ListRendersResponse> {
  const { db, member, now } = context
  const rows = await renderRows(db, member.customerId)
    .where((row) =>
      row.or([
        row('render.state', 'in', [...active]),
        row.and([
          row('render.askedBy', '=', member.userId),
          row('render.askedAt', '>', new Date(now.getTime() - dayMs)),
        ]),
      ]),
    )
    .$if(programId !== undefined, (of) => of.where('render.programId', '=', programId!))
    .orderBy('render.askedAt', 'desc')
    .limit(50)
    .execute()
  const seen = new Set(
    (await programs.find([...new Set(rows.map((row) => row.programId))], context)).map(
      ({ id }) => id,
    ),
  )
  return {
    renders: rows
      .filter((row) => seen.has(row.programId))
      .map((row) => present(row, member.userId)),
  }
}

function renderRows(db: Db, customerId: string) {
  return db
    .selectFrom('programRenders as render')
    .innerJoin('programs as program', 'program.id', 'render.programId')
    .leftJoin('programVersions as version', 'version.id', 'render.versionId')
    .select([
      'render.id',
      'render.programId',
      'render.state',
      'render.phase',
      'render.parts',
      'render.partsDone',
      'render.failCode',
      'render.failTitle',
      'render.failAtMs',
      'render.askedBy',
      'render.askedAt',
      'program.title',
      'version.versionNo',
    ])
    .select(
      sql<number>`(select count(*)::int from program_renders other
        where other.customer_id = render.customer_id and other.state in ('waiting', 'running')
          and other.asked_at < render.asked_at)`.as('ahead'),
    )
    .where('render.customerId', '=', customerId)
}

type Row = Awaited<ReturnType<ReturnType<typeof renderRows>['executeTakeFirstOrThrow']>>

const present = (row: Row, userId: string): ProgramRender => ({
  renderId: row.id,
  program: { id: row.programId, name: row.title },
  state: row.state,
  phase: row.phase ?? undefined,
  parts: row.parts,
  partsDone: row.partsDone,
  ahead: row.state === 'waiting' ? row.ahead : 0,
  failCode: row.failCode ?? undefined,
  failTitle: row.failTitle ?? undefined,
  failAtMs: row.failAtMs ?? undefined,
  versionNo: row.versionNo ?? undefined,
  isMine: row.askedBy === userId,
  askedAt: row.askedAt.toISOString(),
})

async function presented(id: string, { db, member }: Context): Promise<ProgramRender> {
  const row = await renderRows(db, member.customerId)
    .where('render.id', '=', id)
    .executeTakeFirstOrThrow()
  return present(row, member.userId)
}

/** One of a program that this person sees. */
async function found(renderId: string, context: Context) {
  const row = await context.db
    .selectFrom('programRenders')
    .select(['id', 'programId', 'timeline'])
    .where('customerId', '=', context.member.customerId)
    .where('id', '=', renderId)
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}
