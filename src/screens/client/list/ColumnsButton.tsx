import { IconButton } from '../../../ui/buttons/IconButton'
import { Icon } from '../../../ui/icons/Icon'
import { PopupButton, type PopupButtonProps } from '../../../ui/overlay/PopupButton'
import { lazyPart } from '../../../ui/lazyPart'
import { useSay } from '../cells/useSay'

const ColumnsPanel = lazyPart(async () => (await import('./ColumnsPanel')).ColumnsPanel)

export function ColumnsButton() {
  const say = useSay()
  const label = say('screens.list.columns')
  return (
    <PopupButton
      label={label}
      load={ColumnsPanel.fetch}
      width="228px"
      placement="bottom end"
      trigger={columnsButton(label)}
    >
      {() => <ColumnsPanel label={label} />}
    </PopupButton>
  )
}

function columnsButton(label: string): PopupButtonProps['trigger'] {
  return (trigger) => <IconButton {...trigger} label={label} icon={<Icon name="columns" />} />
}
