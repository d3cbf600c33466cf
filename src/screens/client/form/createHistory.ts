// What became of the open row, for those who may know it.
import { combine, type Store } from 'effector'
import { listChanges } from '../../../../generated/facts/features/screens'
import type { Screen } from '../../../../generated/facts/screen'
import { can } from '../../../access/can'
import { createCallFx } from '../../../calls/createCallFx'
import { $world } from '../../../session/client'
import { valueIn, type Row } from '../row'
import { createRowDetail } from './createRowDetail'

interface Sources {
  readonly screen: Screen
  readonly $row: Store<Row | null>
}

export function createHistory({ screen, $row }: Sources) {
  const $isAllowed = $world.map((world) => can(listChanges.access, world))
  const { $reply, ...detail } = createRowDetail({
    $row: combine($row, $isAllowed, (row, isAllowed) => (isAllowed ? row : null)),
    effect: createCallFx(listChanges),
    paramsOf: (row) => ({ list: screen.calls.list.id, id: String(valueIn(row, screen.key)) }),
  })
  return { ...detail, $isAllowed, $changes: $reply.map((reply) => reply?.changes ?? null) }
}

export type History = ReturnType<typeof createHistory>
