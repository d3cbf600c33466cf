import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { OrderEvent, OrderState } from '../order'

type Timestamp = ColumnType<Date, Date | string, Date | string>
type MaybeTimestamp = ColumnType<
  Date | null,
  Date | string | null | undefined,
  Date | string | null
>
/** Such as 2026-11-22. */
type Day = ColumnType<string | null, string | null | undefined, string | null>

export interface OrdersTable {
  id: string
  /** Whoever buys. */
  customerId: string
  vendorCustomerId: string
  programId: string | null
  storyboardId: string | null
  title: string
  titleKey: GeneratedAlways<string>
  brief: Generated<string>
  priority: Generated<'normal' | 'rush'>
  state: Generated<OrderState>
  /** Of one that is on hold. */
  stateBefore: OrderState | null
  dueOn: Day
  ownerUserId: string
  editorUserId: string | null
  estimateMinutes: Generated<number>
  round: Generated<number>
  maxRounds: Generated<number>
  declineWords: string | null
  holdWords: string | null
  changesWords: string | null
  /** Null: it never was more than a draft. */
  submittedAt: MaybeTimestamp
  firstDeliveredAt: MaybeTimestamp
  deliveredAt: MaybeTimestamp
  approvedAt: MaybeTimestamp
  closedAt: MaybeTimestamp
  heldAt: MaybeTimestamp
  heldMs: ColumnType<string, number | undefined, number>
  movedAt: Timestamp
  createdBy: string
  createdAt: Timestamp
  updatedBy: string | null
  updatedAt: Timestamp
  rev: Generated<number>
}

type ItemKind = 'clip' | 'file' | 'version'

interface OrderItemsTable {
  id: string
  orderId: string
  kind: ItemKind
  clipId: string | null
  fileId: string | null
  versionId: string | null
  /** In which it was delivered; null: it was given. */
  round: number | null
  sourceAssetId: string | null
  createdBy: string
  createdAt: Timestamp
}

interface OrderAssetsView {
  itemId: string
  orderId: string
  kind: ItemKind
  round: number | null
  createdAt: Date
  assetId: string
  name: string
  versionNo: number | null
}

interface EditorProfilesTable {
  userId: string
  customerId: string
  capacityMinutes: Generated<number>
  skills: Generated<string[]>
  timeOff: Generated<string[]>
  updatedBy: string | null
  updatedAt: Timestamp
  rev: Generated<number>
}

declare module '../../../server/database/tables' {
  interface Database {
    orders: OrdersTable
    orderItems: OrderItemsTable
    orderAssets: OrderAssetsView
    orderEvents: {
      id: string
      orderId: string
      event: OrderEvent
      round: number
      words: string | null
      byUser: string | null
      at: Timestamp
    }
    orderTimes: {
      id: string
      orderId: string
      userId: string
      day: string
      minutes: number
      note: Generated<string>
      createdAt: Timestamp
    }
    editorProfiles: EditorProfilesTable
  }
}
