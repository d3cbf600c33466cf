import { Button } from '../../../ui/buttons/Button'
import { Icon } from '../../../ui/icons/Icon'
import { PopupButton, type PopupButtonProps } from '../../../ui/overlay/PopupButton'
import { lazyPart } from '../../../ui/lazyPart'
import { useSay } from '../cells/useSay'

const FieldPick = lazyPart(async () => (await import('./FieldPick')).FieldPick)

/** All filters that do not stand in the bar; with an id a key opens them. */
export function FilterMenu({ fields, id }: { fields: readonly string[]; id?: string | undefined }) {
  const say = useSay()
  const label = say('screens.list.filter')
  return (
    <span id={id}>
      <PopupButton
        label={label}
        load={FieldPick.fetch}
        width="292px"
        trigger={filterButton(label, id && 'f')}
      >
        {() => <FieldPick fields={fields} />}
      </PopupButton>
    </span>
  )
}

function filterButton(label: string, shortcut: string | undefined): PopupButtonProps['trigger'] {
  return (trigger) => (
    <Button {...trigger} variant="ghost" icon={<Icon name="filter" />} aria-keyshortcuts={shortcut}>
      {label}
    </Button>
  )
}
