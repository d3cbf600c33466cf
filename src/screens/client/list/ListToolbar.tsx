import { useUnit } from 'effector-react'
import type { KeyboardEvent } from 'react'
import { SearchField } from '../../../ui/fields/SearchField'
import { SegmentedControl } from '../../../ui/fields/SegmentedControl'
import { Button } from '../../../ui/buttons/Button'
import { IconButton } from '../../../ui/buttons/IconButton'
import { Icon } from '../../../ui/icons/Icon'
import { StickyBar } from '../../../ui/page/StickyBar'
import { useSay } from '../cells/useSay'
import { ColumnsButton } from './ColumnsButton'
import { ListFilters } from './ListFilters'
import { useList } from './ListContext'
import { SortButton } from './SortButton'
import styles from './ListToolbar.module.css'

/** Search, filters, order, columns and view; it sticks to the top while the rows scroll. */
export function ListToolbar() {
  const say = useSay()
  const { list } = useList()
  const { screen } = list
  const { address, text, view, type, leaveSearch, show, toggleTrash } = useUnit({
    address: list.place.$address,
    text: list.place.$searchText,
    view: list.layout.$view,
    type: list.place.searchTyped,
    leaveSearch: list.keys.searchLeft,
    show: list.layout.viewChosen,
    toggleTrash: list.place.trashToggled,
  })
  return (
    <StickyBar>
      <search className={styles.toolbar}>
        {screen.hasSearch && (
          <SearchField
            id={list.elementIds.search}
            className={styles.search}
            label={say('screens.list.search')}
            clearLabel={say('screens.list.search.clear')}
            value={text}
            maxLength={200}
            aria-keyshortcuts="/"
            onValueChange={type}
            onKeyDown={(event) => {
              if (!leadsToRows(event)) return
              event.preventDefault()
              leaveSearch()
            }}
          />
        )}
        <ListFilters />
        <div className={styles.end}>
          {screen.hasTrash &&
            (address.trash ? (
              <Button
                variant="ghost"
                icon={<Icon name="arrowLeft" />}
                onClick={() => toggleTrash()}
              >
                {say('screens.list.trash.close')}
              </Button>
            ) : (
              <IconButton
                label={say('screens.list.trash')}
                icon={<Icon name="trash" />}
                onClick={() => toggleTrash()}
              />
            ))}
          {screen.sorts.length > 0 && <SortButton />}
          {view === 'table' && <ColumnsButton />}
          {screen.card && (
            <SegmentedControl
              label={say('screens.list.view')}
              value={view}
              segments={[
                {
                  value: 'cards',
                  label: say('screens.list.view.cards'),
                  icon: <Icon name="grid" />,
                },
                {
                  value: 'table',
                  label: say('screens.list.view.table'),
                  icon: <Icon name="list" />,
                },
              ]}
              onValueChange={show}
            />
          )}
        </div>
      </search>
    </StickyBar>
  )
}

const leadsToRows = ({ key, nativeEvent }: KeyboardEvent) =>
  (key === 'Enter' || key === 'ArrowDown') && !nativeEvent.isComposing
