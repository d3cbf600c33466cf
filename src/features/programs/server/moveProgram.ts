// Whoever changes a program locks it first, and sees then whether it allows that still.
import { sql, type RawBuilder } from 'kysely'
import type { ListProgramsRow } from '../../../../generated/facts/features/programs'
import type { Context } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import { forbidden } from '../../../server/errors'
import { programAfter, type ProgramEvent } from '../programStates'
import { programs } from './programs'

/** What this person may do with it; nothing where they do not see it among programs. */
export async function actsOnProgram(
  programId: string,
  context: Context,
): Promise<ListProgramsRow['may']> {
  const rows = await programs.find([programId], context)
  const [row] = await programs.present(rows, context)
  return row?.may ?? []
}

/** After what is decided on, always: two who decide and publish at once come one after the other. */
export const lockProgram = (id: string, db: Db) =>
  db.selectFrom('programs').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

export type LockedProgram = Awaited<ReturnType<typeof lockProgram>>

/** As it is once nobody else can change it; refuses what it does not allow any more. */
export async function lockProgramTo(
  act: ListProgramsRow['may'][number],
  id: string,
  context: Context,
): Promise<LockedProgram> {
  // Nobody holds up programs with which they may not do it.
  await requireAct(act, id, context)
  const program = await lockProgram(id, context.db)
  await requireAct(act, id, context)
  return program
}

async function requireAct(act: ListProgramsRow['may'][number], id: string, context: Context) {
  const { may } = await programs.shown(id, context)
  if (!may.includes(act)) throw forbidden()
}

interface Change {
  readonly event: ProgramEvent
  /** The policy it follows from now on. */
  readonly approvalPolicyId?: string
  readonly publishedVersionId?: string
  readonly publishedAt?: Date
  readonly expiresAt?: RawBuilder<string> | null
}

/** Where an event does not happen in the state it is in, such as a draft that was edited since, it stays. */
export async function moveProgram(
  { id, state }: LockedProgram,
  { event, ...values }: Change,
  { db, now, member }: Context,
): Promise<void> {
  const next = programAfter(state, event) ?? state
  if (next === state && Object.keys(values).length === 0) return
  const by = { updatedAt: now, updatedBy: member.userId, rev: sql`rev + 1` as never }
  await db
    .updateTable('programs')
    .set({ ...values, ...by, state: next })
    .where('id', '=', id)
    .execute()
}
