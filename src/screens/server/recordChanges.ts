import { writeAudit } from '../../server/audit'
import type { Context } from '../../server/context'

/** What became of a row, as its history tells it. */
export type ChangeAct = 'created' | 'changed' | 'trashed' | 'restored' | 'imported' | 'action'

export interface RecordedChange {
  /** The list call whose row it is. */
  readonly list: string
  /** The call that changed it. */
  readonly call: string
  readonly act: ChangeAct
}

export interface ChangedRow {
  readonly id: string
  /** Names, never values. */
  readonly fields: readonly string[]
}

/** A statement takes 65,535 values at most. */
const atOnce = 1_000

/** Written with the change itself: what was not committed did not happen. */
export async function recordChanges(
  rows: readonly ChangedRow[],
  { list, call, act }: RecordedChange,
  { db, member, now, newId, caller }: Context,
): Promise<void> {
  const { userId, customerId } = member
  const stamp = { now, ip: caller.ip, userId, customerId, newId }
  for (let at = 0; at < rows.length; at += atOnce) {
    const events = rows.slice(at, at + atOnce).map(({ id, fields }) => ({
      action: call,
      target: id,
      details: { list, act, fields: fields.toSorted() },
    }))
    await writeAudit(db, events, stamp)
  }
}
