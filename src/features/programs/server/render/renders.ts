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
import { askForJob, cancelJobsOf } from '../../../../server/jobs/askForJob'
import {
  contentHashOf,
  lengthOf,
  plan,
  sizeOf,
  stops,
  validate,
  type Timeline,
} from '../../timeline'
import { fitsIn } from '../../words'
import { factsOf } from '../programFacts'
import { programs } from '../programs'
import { lockProgramTo } from '../moveProgram'
import { interFonts } from '../words/interFonts'
import { renderProgramJob } from './renderJob'
import {
  active,
  cancelRenders,
  countRenders,
  isDraftAgain,
  type WhichRenders,
} from './renderQueries'

const mostOfCustomer = 20
const dayMs = 24 * 3_600_000

export async function renderProgram(
  { programId, timelineRev, note }: RenderProgramRequest,
  context: Context,
): Promise<ProgramRender> {
  const { db, now, newId, member } = context
  const { customerId } = member
  const program = await lockProgramTo('build', programId, context)
  if (program.timelineRev !== timelineRev) throw changedMeanwhile()
  const { timeline } = program
  const contentHash = await drawable(timeline, context)
  if (await isMadeAlready(program, contentHash, db)) throw failure('nothingChanged')
  await makeRoom(programId, context)
  const id = newId()
  await db
    .insertInto('programRenders')
    .values({
      id,
      customerId,
      programId,
      timeline: JSON.stringify(timeline),
      timelineRev,
      contentHash,
      note: note?.trim() || null,
      askedBy: member.userId,
      askedAt: now,
    })
    .execute()
  await setRendering(programId, db)
  await askForJob(renderProgramJob, { customerId, subjectId: id }, context)
  return presented(id, context)
}

/** Its content hash, if a film can be made of it. */
async function drawable(timeline: Timeline, context: Context): Promise<string> {
  if (lengthOf(timeline) === 0) throw failure('programEmpty')
  const facts = await factsOf(timeline, context)
  const look = { ...(await interFonts()), colours: timeline.brand }
  const issues = validate(timeline, { ...facts, fits: fitsIn(look, sizeOf(timeline)) })
  if (issues.some(({ code }) => stops[code] === 'rendering')) throw failure('programNotReady')
  return contentHashOf(plan(timeline, facts))
}

async function isMadeAlready(
  { id, versionNo }: { readonly id: string; readonly versionNo: number },
  contentHash: string,
  db: Db,
): Promise<boolean> {
  const same = await db
    .selectFrom('programVersions')
    .select('id')
    .where('programId', '=', id)
    .where('versionNo', '=', versionNo)
    .where('contentHash', '=', contentHash)
    .executeTakeFirst()
  return same !== undefined
}

/** What is published or approved goes on being so while its next film is made. */
async function setRendering(programId: string, db: Db): Promise<void> {
  await db
    .updateTable('programs')
    .set({ state: 'rendering' })
    .where('id', '=', programId)
    .where('state', 'in', ['draft', 'ready', 'changes_requested'])
    .execute()
}

/** Of one program one film is made at a time, the one that was asked for last; of a customer so many. */
async function makeRoom(programId: string, context: Context): Promise<void> {
  await cancel({ programId }, context)
  const count = await countRenders(context.db, context.member.customerId)
  if (count >= mostOfCustomer) throw failure('tooManyRenders')
}

/** Whether any was under way. */
async function cancel(which: WhichRenders, context: Context): Promise<boolean> {
  const ids = await cancelRenders(context.db, which, context.now)
  await cancelJobsOf(renderProgramJob, ids, context)
  return ids.length > 0
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
  const { programId } = await found(renderId, context)
  await lockProgramTo('build', programId, context)
  await makeRoom(programId, context)
  const again = await db
    .updateTable('programRenders')
    .set({ state: 'waiting', failCode: null, failTitle: null, failAtMs: null, endedAt: null })
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
    .select(['id', 'programId'])
    .where('customerId', '=', context.member.customerId)
    .where('id', '=', renderId)
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}
