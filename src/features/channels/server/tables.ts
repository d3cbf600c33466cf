import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { ChatHook } from '../../../../generated/facts/features/channels'
import type { RoleId } from '../../../../generated/facts/roles'

type Timestamp = ColumnType<Date, Date | string, Date | string>

export interface ChannelsTable {
  id: string
  customerId: string
  name: string
  nameKey: GeneratedAlways<string>
  description: string | null
  searchKey: GeneratedAlways<string>
  pictureUrl: string | null
  access: Generated<'open' | 'request' | 'secret'>
  /** Who may post besides campaign managers and owners. */
  posting: Generated<'owners' | 'creators' | 'members'>
  /** Whoever has one of them follows it without asking. */
  autoRoles: Generated<RoleId[]>
  /** Which of the earlier posts those who come later find in their inbox. */
  backfill: Generated<'none' | '30days' | 'all'>
  mail: Generated<'off' | 'instant' | 'daily'>
  hasComments: Generated<boolean>
  defaultExpiryDays: number | null
  chatChannelId: string | null
  archivedAt: Timestamp | null
  state: GeneratedAlways<'active' | 'archived'>
  createdBy: string | null
  createdAt: Timestamp
  updatedBy: string | null
  updatedAt: Timestamp
  rev: Generated<number>
}

export interface ChannelSubscriptionsTable {
  customerId: string
  channelId: string
  userId: string
  state: 'requested' | 'active' | 'left' | 'denied'
  source: Generated<'self' | 'auto' | 'admin'>
  askedAt: Timestamp
  joinedAt: Timestamp | null
  /** What was posted before is not in the inbox, unless it is required. */
  fromAt: Timestamp | null
  mutedUntil: Timestamp | null
  /** Up to when they were told once a day. */
  mailedAt: Timestamp | null
}

/** A program that was sent to a channel or to one person. */
export interface ProgramDeliveriesTable {
  id: string
  customerId: string
  programId: string
  channelId: string | null
  userId: string | null
  /** Ahead: it is scheduled. */
  deliveredAt: Timestamp
  required: Generated<boolean>
  dueAt: Timestamp | null
  /** After joining, for those who come later. */
  dueDays: number | null
  pinnedUntil: Timestamp | null
  recalledAt: Timestamp | null
  /** Then it is taken back by itself. */
  expiresAt: Timestamp | null
  /** Once everybody who follows the channel was written to; until then, whom it has come to. */
  mailedAt: Timestamp | null
  mailedTo: Generated<string>
  /** When the team chat was told of it. */
  chatToldAt: Timestamp | null
  createdBy: string | null
  createdAt: Timestamp
}

/** The team chat in which posts are told. */
export interface ChannelChatHooksTable {
  channelId: string
  customerId: string
  kind: ChatHook['kind']
  host: string
  /** Bound to the channel's id. */
  sealedUrl: string
  toldAt: Timestamp | null
  fault: NonNullable<ChatHook['fault']> | null
  savedBy: string | null
  savedAt: Timestamp
}

declare module '../../../server/database/tables' {
  interface Database {
    channels: ChannelsTable
    channelOwners: { customerId: string; channelId: string; userId: string }
    channelSubscriptions: ChannelSubscriptionsTable
    channelChatHooks: ChannelChatHooksTable
    programDeliveries: ProgramDeliveriesTable
  }
}
