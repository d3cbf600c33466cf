// All SQL that touches the webhooks of channels, and where a message goes.
import type { ChatHook } from '../../../../../generated/facts/features/channels'
import type { Db } from '../../../../server/database/tables'
import type { Services } from '../../../../server/services'
import { chatAddress } from '../../chatHook'
import { bodyOf, type ChatMessage } from './messages'
import { postHook, type HookFault } from './postHook'

export const findHook = (db: Db, channelId: string) =>
  db
    .selectFrom('channelChatHooks')
    .selectAll()
    .where('channelId', '=', channelId)
    .executeTakeFirst()

export type HookRow = NonNullable<Awaited<ReturnType<typeof findHook>>>

export const presentHook = ({ kind, host, toldAt, fault }: HookRow): ChatHook => ({
  kind,
  host,
  toldAt: toldAt?.toISOString(),
  fault: fault ?? undefined,
})

/** What came of it is kept, so that people see it in the settings. */
export async function tellChat(
  { channelId, kind, sealedUrl }: HookRow,
  message: ChatMessage,
  setting: { readonly db: Db; readonly now: Date; readonly services: Services },
  signal?: AbortSignal,
): Promise<HookFault | undefined> {
  const { db, now, services } = setting
  const { hosts, sealer } = services.chat
  // Hosts that the operator names no more are not written to any more.
  const url = chatAddress(kind, sealer.open(sealedUrl, channelId) ?? '', hosts)
  const sent = { isNamed: url !== undefined && hosts.includes(url.host), ...(signal && { signal }) }
  const fault = url ? await postHook(url, bodyOf(kind, message), sent) : 'refused'
  await db
    .updateTable('channelChatHooks')
    .set({ fault: fault ?? null, ...(fault === undefined && { toldAt: now }) })
    .where('channelId', '=', channelId)
    .execute()
  return fault
}
