import { useUnit } from 'effector-react'
import { Button } from '../../../ui/buttons/Button'
import { Icon } from '../../../ui/icons/Icon'
import { lazyPart } from '../../../ui/lazyPart'
import { PopupButton, type PopupButtonProps } from '../../../ui/overlay/PopupButton'
import { useSay } from '../cells/useSay'
import { useList } from '../list/ListContext'

const SaveSearch = lazyPart(async () => (await import('./SaveSearch')).SaveSearch)

/** Keeps what is asked now. */
export function SaveSearchButton() {
  const say = useSay()
  const { list } = useList()
  const save = useUnit(list.saved.saveAsked)
  const label = say('screens.list.save')
  return (
    <PopupButton label={label} load={SaveSearch.fetch} width="292px" trigger={saveButton(label)}>
      {(close) => (
        <SaveSearch
          onSave={(search) => {
            save(search)
            close()
          }}
        />
      )}
    </PopupButton>
  )
}

function saveButton(label: string): PopupButtonProps['trigger'] {
  return (trigger) => (
    <Button {...trigger} size="sm" variant="ghost" icon={<Icon name="plus" />}>
      {label}
    </Button>
  )
}
