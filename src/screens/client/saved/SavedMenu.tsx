import { useUnit } from 'effector-react'
import { Suspense, useState } from 'react'
import type { SavedSearch } from '../../../../generated/facts/features/screens'
import { $session } from '../../../session/client'
import { IconButton } from '../../../ui/buttons/IconButton'
import { Icon } from '../../../ui/icons/Icon'
import { lazyPart } from '../../../ui/lazyPart'
import { MenuButton } from '../../../ui/overlay/MenuButton'
import { useSay } from '../cells/useSay'
import { useList } from '../list/ListContext'

const RenameSearch = lazyPart(async () => (await import('./RenameSearch')).RenameSearch)

/** What may be done with the chosen search. */
export function SavedMenu({ search }: { search: SavedSearch }) {
  const say = useSay()
  const { list } = useList()
  const { session, isChanged, update, change, remove } = useUnit({
    session: $session,
    isChanged: list.saved.$isChanged,
    update: list.saved.updateAsked,
    change: list.saved.changeAsked,
    remove: list.saved.removeAsked,
  })
  const [isRenaming, setRenaming] = useState(false)
  if (!search.mayEdit) return null
  const mayShare = session?.roles.includes('cm') === true
  const { isShared, name } = search
  const acts: Record<string, () => void> = {
    update: () => update(),
    rename: () => setRenaming(true),
    share: () => change({ isShared: !isShared }),
    remove: () => remove(),
  }
  const label = say('screens.list.save.options', { name })
  return (
    <>
      <MenuButton
        label={label}
        items={[
          { id: 'update', label: say('screens.list.save.update'), isDisabled: !isChanged },
          { id: 'rename', label: say('screens.list.save.rename') },
          ...(mayShare
            ? [
                {
                  id: 'share',
                  label: say(isShared ? 'screens.list.save.unshare' : 'screens.list.save.share'),
                },
              ]
            : []),
          { id: 'remove', label: say('screens.list.save.remove'), isDanger: true },
        ]}
        onAction={(id) => acts[id]?.()}
      >
        {(trigger) => (
          <IconButton
            {...trigger}
            size="sm"
            label={label}
            dot={isChanged}
            icon={<Icon name="chevronDown" />}
          />
        )}
      </MenuButton>
      {isRenaming && (
        <Suspense>
          <RenameSearch name={name} onClose={() => setRenaming(false)} />
        </Suspense>
      )}
    </>
  )
}
