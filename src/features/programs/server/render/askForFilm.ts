// Asking for a film of a timeline, and for no more films of a program.
import type { Context } from '../../../../server/context'
import type { Db } from '../../../../server/database/tables'
import { failure } from '../../../../server/errors'
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
import { requireConsented } from '../consented'
import type { LockedProgram } from '../moveProgram'
import { factsOf } from '../programFacts'
import { interFonts } from '../words/interFonts'
import { renderProgramJob } from './renderJob'
import { cancelRenders, countRenders, isMadeAlready, type WhichRenders } from './renderQueries'
import { requireMinutes } from './renderQuota'

const mostOfCustomer = 20

interface AskedFilm {
  readonly program: LockedProgram
  readonly timeline: Timeline
  /** What the program was built like then. */
  readonly timelineRev: number
  readonly note?: string | undefined
}

/** Its id. The program is locked by whoever may build it. */
export async function askForFilm(
  { program, timeline, timelineRev, note }: AskedFilm,
  context: Context,
): Promise<string> {
  const { db, now, newId, member } = context
  const { customerId } = member
  const { id: programId } = program
  const { contentHash, owedMs } = await drawable(timeline, programId, context)
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
      owedMs,
      note: note?.trim() || null,
      askedBy: member.userId,
      askedAt: now,
    })
    .execute()
  await setRendering(programId, db)
  await askForJob(renderProgramJob, { customerId, subjectId: id }, context)
  return id
}

/** Its content hash and what has yet to be drawn, if a film can be made of it. */
async function drawable(timeline: Timeline, programId: string, context: Context) {
  if (lengthOf(timeline) === 0) throw failure('programEmpty')
  await requireConsented(timeline, context)
  const facts = await factsOf(timeline, context)
  const look = { ...(await interFonts()), colours: timeline.brand }
  const issues = validate(timeline, { ...facts, fits: fitsIn(look, sizeOf(timeline)) })
  if (issues.some(({ code }) => stops[code] === 'rendering')) throw failure('programNotReady')
  const planned = plan(timeline, facts)
  const owedMs = await requireMinutes(planned, programId, context)
  return { contentHash: contentHashOf(planned), owedMs }
}

/** What is published or approved goes on being so while its next film is made. */
export async function setRendering(programId: string, db: Db): Promise<void> {
  await db
    .updateTable('programs')
    .set({ state: 'rendering' })
    .where('id', '=', programId)
    .where('state', 'in', ['draft', 'ready', 'changes_requested'])
    .execute()
}

/** Of one program one film is made at a time, the one that was asked for last; of a customer so many. */
export async function makeRoom(programId: string, context: Context): Promise<void> {
  await cancel({ programId }, context)
  const count = await countRenders(context.db, context.member.customerId)
  if (count >= mostOfCustomer) throw failure('tooManyRenders')
}

/** Whether any was under way. */
export async function cancel(which: WhichRenders, context: Context): Promise<boolean> {
  const ids = await cancelRenders(context.db, which, context.now)
  await cancelJobsOf(renderProgramJob, ids, context)
  return ids.length > 0
}
