import { useUnit } from 'effector-react'
import { useText } from '../../../browser/text/useText'
import { Button } from '../../../ui/buttons/Button'
import { Icon } from '../../../ui/icons/Icon'
import { MenuButton } from '../../../ui/overlay/MenuButton'
import { SearchField } from '../../../ui/fields/SearchField'
import { SegmentedControl } from '../../../ui/fields/SegmentedControl'
import { $listState } from './reading.model'
import { sorts, views, type ClipSort } from './footageQuery'
import { searchId } from './keys.model'
import {
  $footageQuery,
  $searchText,
  searchCleared,
  searchTyped,
  sortChosen,
  trashToggled,
  viewChosen,
} from './screen.model'
import styles from './FootageToolbar.module.css'

const icons = { grid: <Icon name="grid" />, list: <Icon name="list" /> }

/** Search, sort order and view; it sticks below the page header while the clips scroll. */
export function FootageToolbar() {
  const t = useText()
  const view = useUnit({
    query: $footageQuery,
    search: $searchText,
    state: $listState,
    type: searchTyped,
    clear: searchCleared,
    sort: sortChosen,
    show: viewChosen,
    toggleTrash: trashToggled,
  })
  if (view.state === 'forbidden') return null
  const { isTrash, sort } = view.query
  return (
    <search className={styles.toolbar}>
      <SearchField
        id={searchId}
        className={styles.search}
        label={t('footage.search')}
        clearLabel={t('footage.search.clear')}
        value={view.search}
        maxLength={200}
        aria-keyshortcuts="/"
        onValueChange={(text) => (text === '' ? view.clear() : view.type(text))}
      />
      <Button
        variant="ghost"
        icon={<Icon name={isTrash ? 'arrowLeft' : 'trash'} />}
        onClick={() => view.toggleTrash()}
      >
        {t(isTrash ? 'footage.trash.close' : 'footage.trash')}
      </Button>
      <div className={styles.end}>
        <MenuButton
          label={t('footage.sort')}
          selection="single"
          placement="bottom end"
          items={sorts.map((id) => ({
            id,
            label: t(`footage.sort.${id}`),
            isChecked: id === sort,
          }))}
          onAction={(id) => view.sort(id as ClipSort)}
        >
          {(trigger) => (
            <Button {...trigger} variant="ghost" icon={<Icon name="sort" />}>
              {t(`footage.sort.${sort}`)}
            </Button>
          )}
        </MenuButton>
        <SegmentedControl
          label={t('footage.view')}
          value={view.query.view}
          segments={views.map((value) => ({
            value,
            label: t(`footage.view.${value}`),
            icon: icons[value],
          }))}
          onValueChange={view.show}
        />
      </div>
    </search>
  )
}
