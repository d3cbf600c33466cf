import { merge, sample, type Event } from 'effector'
import type { HeardEvent } from '../../../generated/facts/features/events'
import { $userId } from '../../session/client'
import { eventHeard } from '../../shell/events/heard'
import { getMenuNotificationCountFx } from '../../shell/sidebar/counts.model'
import type { Row } from './row'
import type { ScreenModels } from './screenModels'

interface Updates {
  /** The topic under which the server announces changes of these rows. */
  readonly topic: HeardEvent['topic']
  /** Rows as calls outside the lists answer them. */
  readonly answered?: ReadonlyArray<Event<Row>>
  /** Ids of rows that calls outside the lists change. */
  readonly changed?: ReadonlyArray<Event<readonly string[]>>
}

/** Keeps lists, the open row and the menu's counts up to date with what this person does elsewhere and what others do. */
export function createLiveUpdates(
  models: ReadonlyArray<Pick<ScreenModels, 'list'>>,
  { topic, answered = [], changed = [] }: Updates,
): void {
  const announced = eventHeard.filter({ fn: (heard) => heard.topic === topic })
  const rowAnswered = merge(answered)
  for (const { list } of models) {
    sample({
      clock: rowAnswered,
      source: list.place.$openId,
      filter: (openId, row) => openId === list.rows.idOf(row),
      fn: (_, row) => [row],
      target: list.rows.rowsReceived,
    })
    sample({
      clock: [...changed, list.actions.rowsChanged],
      target: list.follow.idsLookedAt,
    })
    // Rows that came or left are in the first page; the others are read by their ids.
    sample({
      clock: announced,
      source: list.place.$isHere,
      filter: Boolean,
      fn: () => undefined,
      target: list.reading.again,
    })
    sample({
      clock: announced.filterMap(({ row }) => row?.id),
      source: list.place.$openId,
      filter: (openId, id) => openId === id,
      fn: (_, id) => [id],
      target: list.follow.idsLookedAt,
    })
  }
  sample({
    clock: [rowAnswered, ...changed, ...models.map(({ list }) => list.actions.rowsChanged)],
    source: $userId,
    filter: (userId) => userId !== '',
    fn: (customerUserId) => ({ customerUserId }),
    target: getMenuNotificationCountFx,
  })
}
