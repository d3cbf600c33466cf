import { useUnit } from 'effector-react'
import { useEffect, useId, type KeyboardEvent } from 'react'
import type { CustomerProfile } from '../../../generated/facts/features/session'
import { useText } from '../../browser/text/useText'
import { $customerId, $profiles, profileChosen } from '../../session/client'
import { maySwitchTo } from '../../session/profile'
import { Kbd } from '../../ui/labels/Kbd'
import { SearchField } from '../../ui/fields/SearchField'
import { NothingFound } from './NothingFound'
import { ProfileRow } from './ProfileRow'
import {
  $activeId,
  $chosenByKey,
  $found,
  $search,
  pointed,
  searchTyped,
  stepped,
  switcherOpened,
} from './profileSwitcher.model'
import styles from './ProfileSwitcher.module.css'

const steps: Record<string, 'next' | 'previous' | 'first' | 'last'> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  PageUp: 'first',
  PageDown: 'last',
}

/**
 * Search field and rows. The focus stays in the search field; the arrow keys move the active row.
 */
export function ProfileList({ onChosen }: { onChosen: () => void }) {
  const t = useText()
  const listId = useId()
  const view = useUnit({
    search: $search,
    found: $found,
    all: $profiles,
    activeId: $activeId,
    currentId: $customerId,
    byKey: $chosenByKey,
    open: switcherOpened,
    type: searchTyped,
    step: stepped,
    point: pointed,
    choose: profileChosen,
  })
  const { open } = view
  useEffect(() => open(), [open])
  const choose = (profile: CustomerProfile | null) => {
    if (!profile || !maySwitchTo(profile, view.currentId)) return
    onChosen()
    view.choose(profile)
  }
  const keyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step) view.step(step)
    else if (event.key === 'Enter') choose(view.byKey)
    else return
    event.preventDefault()
  }
  const rowId = (id: string | null) => (id === null ? undefined : `${listId}-${id}`)
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('shell.switcher')}</h2>
        <SearchField
          data-autofocus
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the popup opened on request, to search
          autoFocus
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it searches a list of rows
          role="combobox"
          aria-expanded
          aria-controls={listId}
          aria-activedescendant={rowId(view.activeId)}
          label={t('shell.switcher.search')}
          clearLabel={t('shell.switcher.clear')}
          value={view.search}
          onValueChange={view.type}
          onKeyDown={keyDown}
        />
      </div>
      <div className={styles.scroller}>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- rows with a picture and two lines */}
        <div id={listId} role="listbox" aria-label={t('shell.switcher.list')}>
          {view.found.map((profile) => (
            <ProfileRow
              key={profile.customerID}
              id={rowId(profile.customerID)}
              profile={profile}
              isCurrent={profile.customerID === view.currentId}
              isActive={profile.customerID === view.activeId}
              onPoint={view.point}
              onChoose={choose}
            />
          ))}
        </div>
        {view.found.length === 0 && (
          <NothingFound search={view.search} onClear={() => view.type('')} />
        )}
      </div>
      <div className={styles.foot}>
        <span aria-hidden className={styles.keys}>
          <Kbd>↑</Kbd> <Kbd>↓</Kbd> {t('shell.switcher.move')} <Kbd>↵</Kbd>{' '}
          {t('shell.switcher.choose')}
        </span>
        <output>
          {t('shell.switcher.count', { shown: view.found.length, all: view.all.length })}
        </output>
      </div>
    </>
  )
}
