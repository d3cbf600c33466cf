import type { Db } from './database/tables'
import type { AuditEvent } from './context'

export interface AuditStamp {
  readonly now: Date
  readonly ip: string
  readonly userId?: string | undefined
  readonly customerId?: string | undefined
  newId(): string
}

export async function writeAudit(
  db: Db,
  events: readonly AuditEvent[],
  stamp: AuditStamp,
): Promise<void> {
  if (events.length === 0) return
  await db
    .insertInto('auditEvents')
    .values(
      events.map((event) => ({
        id: stamp.newId(),
        at: stamp.now,
        action: event.action,
        userId: event.userId ?? stamp.userId ?? null,
        customerId: event.customerId ?? stamp.customerId ?? null,
        target: event.target ?? null,
        ip: stamp.ip,
        details: JSON.stringify(event.details ?? {}),
      })),
    )
    .execute()
}
