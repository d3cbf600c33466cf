import { useUnit } from 'effector-react'
import { Dialog } from '../../../ui/overlay/Dialog'
import { useSay } from '../cells/useSay'
import { useList } from '../list/ListContext'
import { SaveSearch } from './SaveSearch'

/** Calls the chosen search otherwise. */
export function RenameSearch({ name, onClose }: { name: string; onClose: () => void }) {
  const say = useSay()
  const { list } = useList()
  const change = useUnit(list.saved.changeAsked)
  return (
    <Dialog
      isOpen
      title={say('screens.list.save.rename')}
      closeLabel={say('screens.list.cancel')}
      onClose={onClose}
    >
      <SaveSearch
        name={name}
        onSave={({ name: next }) => {
          change({ name: next })
          onClose()
        }}
      />
    </Dialog>
  )
}
