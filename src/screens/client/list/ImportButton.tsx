import { useUnit } from 'effector-react'
import { can } from '../../../access/can'
import { $world } from '../../../session/client'
import { Button } from '../../../ui/buttons/Button'
import { Icon } from '../../../ui/icons/Icon'
import { useSay } from '../cells/useSay'
import { useList } from './ListContext'

export function ImportButton() {
  const say = useSay()
  const { list } = useList()
  const { world, open } = useUnit({ world: $world, open: list.place.rowOpened })
  const call = list.screen.calls.import
  if (!call || !can(call.access, world)) return null
  return (
    <Button icon={<Icon name="upload" />} onClick={() => open('import')}>
      {say('screens.import.open')}
    </Button>
  )
}
