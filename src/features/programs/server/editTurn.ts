// Whose turn it is to build a program: one person does in one tab, others look on.
import type { HoldEditRequest, ProgramEdit } from '../../../../generated/facts/features/programs'
import type { Context } from '../../../server/context'
import { failure } from '../../../server/errors'
import { answerMs, turnMs } from '../programRow'
import { lockProgramTo } from './moveProgram'
import type { RowOf } from '../../../server/database/tables'

type Row = RowOf<'programs'>
type Person = Pick<Context, 'member' | 'now'>

export const turnUntil = (now: Date) => new Date(now.getTime() + turnMs)

const isAlive = ({ editUserId, editUntil }: Row, now: Date) =>
  editUserId !== null && editUntil !== null && editUntil > now

/** This tab builds it, or it may go on because nobody else began. */
export const holdsTurn = (row: Row, tab: string, { member, now }: Person) =>
  !isAlive(row, now) || (row.editUserId === member.userId && isSameTab(row, tab))

/** Whoever was handed the turn takes it in the tab that holds it first. */
const isSameTab = ({ editTab }: Row, tab: string) => editTab === null || editTab === tab

const isAnswerLate = ({ askedAt }: Row, now: Date) =>
  askedAt !== null && askedAt.getTime() + answerMs <= now.getTime()

export async function editOf(
  row: Row,
  tab: string,
  { db, member, now }: Context,
): Promise<ProgramEdit> {
  const { timelineRev } = row
  const free: ProgramEdit = {
    isMine: false,
    isMe: false,
    hasAsked: false,
    mayTake: true,
    timelineRev,
  }
  if (!isAlive(row, now)) return free
  const ids = [row.editUserId, row.askedUserId].filter((id) => id !== null)
  const people = await db
    .selectFrom('users')
    .select(['id', 'name', 'pictureUrl'])
    .where('id', 'in', ids)
    .execute()
  const named = (sought: string | null) => {
    const found = people.find(({ id }) => id === sought)
    return found && { id: found.id, name: found.name, pictureUrl: found.pictureUrl ?? undefined }
  }
  const isMe = row.editUserId === member.userId
  const hasAsked = row.askedUserId === member.userId
  return {
    by: named(row.editUserId),
    isMine: isMe && isSameTab(row, tab),
    isMe,
    asked: named(row.askedUserId),
    hasAsked,
    mayTake: isMe || (hasAsked && isAnswerLate(row, now)),
    timelineRev,
  }
}

type Turn = Partial<Pick<Row, 'editUserId' | 'editTab' | 'editUntil' | 'askedUserId' | 'askedAt'>>

const nobodyAsks = { askedUserId: null, askedAt: null } as const

export async function holdEdit(
  { programId, tab, act }: HoldEditRequest,
  context: Context,
): Promise<ProgramEdit> {
  const row = await lockProgramTo('build', programId, context)
  const turn = turnAfter(row, { tab, act }, context)
  if (turn) {
    await context.db.updateTable('programs').set(turn).where('id', '=', programId).execute()
  }
  return editOf({ ...row, ...turn }, tab, context)
}

/** Undefined: nothing changes. */
function turnAfter(
  row: Row,
  { tab, act }: Pick<HoldEditRequest, 'tab' | 'act'>,
  person: Person,
): Turn | undefined {
  const { member, now } = person
  const mine = { editUserId: member.userId, editTab: tab, editUntil: turnUntil(now) }
  const alive = isAlive(row, now)
  const holds = alive && holdsTurn(row, tab, person)
  switch (act) {
    case 'look':
      return undefined
    case 'hold':
      if (holds) return mine
      return alive ? undefined : { ...mine, ...nobodyAsks }
    case 'ask':
      if (!alive || holds || row.askedUserId === member.userId) return undefined
      return { askedUserId: member.userId, askedAt: now }
    case 'take': {
      const isLate = row.askedUserId === member.userId && isAnswerLate(row, now)
      if (alive && row.editUserId !== member.userId && !isLate) throw failure('editHeld')
      return { ...mine, ...nobodyAsks }
    }
    case 'handOver':
      if (!holds || row.askedUserId === null) return undefined
      return {
        editUserId: row.askedUserId,
        editTab: null,
        editUntil: turnUntil(now),
        ...nobodyAsks,
      }
    case 'refuse':
      return holds ? nobodyAsks : undefined
    case 'leave':
      return holds ? { editUserId: null, editTab: null, editUntil: null, ...nobodyAsks } : undefined
  }
}
