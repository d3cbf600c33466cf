import { Button } from '../../../ui/buttons/Button'
import { Icon } from '../../../ui/icons/Icon'
import { PopupButton, type PopupButtonProps } from '../../../ui/overlay/PopupButton'
import { lazyPart } from '../../../ui/lazyPart'
import { useSay } from '../cells/useSay'
import { useList } from './ListContext'

const loadPick = () => import('./FieldPick')
const FieldPick = lazyPart(async () => (await loadPick()).FieldPick)

/** All filters that do not stand in the bar. */
export function FilterMenu({ fields }: { fields: readonly string[] }) {
  const say = useSay()
  const { list } = useList()
  const label = say('screens.list.filter')
  return (
    <span id={list.elementIds.filters}>
      <PopupButton label={label} load={loadPick} width="292px" trigger={filterButton(label)}>
        {() => <FieldPick fields={fields} />}
      </PopupButton>
    </span>
  )
}

function filterButton(label: string): PopupButtonProps['trigger'] {
  return (trigger) => (
    <Button {...trigger} variant="ghost" icon={<Icon name="filter" />} aria-keyshortcuts="f">
      {label}
    </Button>
  )
}
