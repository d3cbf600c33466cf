import { useUnit } from 'effector-react'
import { can } from '../../../access/can'
import { $world } from '../../../session/client'
import { Button } from '../../../ui/buttons/Button'
import { Icon } from '../../../ui/icons/Icon'
import { useSay } from '../cells/useSay'
import { useList } from './ListContext'

/** Writes the list into a file; while it runs, how far it is, and a press stops it. */
export function ExportButton() {
  const say = useSay()
  const { list } = useList()
  const { world, isRunning, count, start, stop } = useUnit({
    world: $world,
    isRunning: list.exporting.$isRunning,
    count: list.exporting.$count,
    start: list.exporting.asked,
    stop: list.exporting.stopped,
  })
  const call = list.screen.calls.export
  if (!call || !can(call.access, world)) return null
  return isRunning ? (
    <Button
      icon={<Icon name="close" />}
      title={say('screens.list.export.cancel')}
      onClick={() => stop()}
    >
      {say('screens.list.export.running', { count })}
    </Button>
  ) : (
    <Button icon={<Icon name="download" />} onClick={() => start()}>
      {say('screens.list.export')}
    </Button>
  )
}
