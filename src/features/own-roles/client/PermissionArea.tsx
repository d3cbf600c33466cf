import { useId } from 'react'
import { roles } from '../../../../generated/facts/roles'
import { useText } from '../../../browser/text/useText'
import { useSay, type Say } from './useSay'
import { Icon } from '../../../ui/icons/Icon'
import { ShellIcon } from '../../../ui/icons/ShellIcon'
import { Switch } from '../../../ui/fields/Switch'
import type { Area, Entry, Lock } from './permissionAreas'
import styles from './PermissionArea.module.css'

export interface PermissionAreaProps {
  area: Area
  wasChanged: (id: string) => boolean
  onSwitch: (id: string, isOpen: boolean) => void
}

export function PermissionArea({ area, wasChanged, onSwitch }: PermissionAreaProps) {
  const t = useText()
  const say = useSay()
  const titleId = useId()
  return (
    <section className={styles.area} aria-labelledby={titleId}>
      <header className={styles.head}>
        {area.icon && <ShellIcon name={area.icon} />}
        <h4 id={titleId} className={styles.title}>
          {area.title ? say(area.title) : t('ownRoles.editor.others')}
        </h4>
        <span className={styles.count}>
          {t('ownRoles.editor.open', { open: area.openCount, all: area.wholeCount })}
        </span>
      </header>
      <ul>
        {area.entries.map((entry) => (
          <li
            key={entry.id}
            className={styles.entry}
            data-below={!entry.isScreen || undefined}
            data-changed={wasChanged(entry.id) || undefined}
          >
            <EntrySwitch entry={entry} onSwitch={(isOpen) => onSwitch(entry.id, isOpen)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface EntrySwitchProps {
  entry: Entry
  onSwitch: (isOpen: boolean) => void
}

function EntrySwitch({ entry, onSwitch }: EntrySwitchProps) {
  const t = useText()
  const say = useSay()
  const { label, of, lock, scope, isOpen, stays } = entry
  const name = of ? say('ownRoles.editor.of', { screen: say(label), of: say(of) }) : say(label)
  const reason = lock && reasonOf(lock, say)
  const through =
    stays.length > 0 &&
    say('ownRoles.editor.stays', {
      screens: say.list(
        stays.map((screen) => say(screen)),
        'and',
      ),
    })
  if (lock?.kind === 'only' || lock?.kind === 'off') {
    return (
      <div className={styles.locked}>
        <span>
          {name}
          <span className={styles.reason}>{reason}</span>
        </span>
        <Icon name="lock" />
      </div>
    )
  }
  return (
    <Switch
      label={name}
      hint={reason ?? (through || undefined)}
      isOn={isOpen}
      isDisabled={lock !== null}
      onChange={onSwitch}
      detail={
        scope &&
        isOpen && (
          <span className={styles.scope} title={t(`ownRoles.editor.scopeHelp.${scope}`)}>
            {t(`ownRoles.editor.scope.${scope}`)}
          </span>
        )
      }
    />
  )
}

function reasonOf(lock: Lock, say: Say): string {
  switch (lock.kind) {
    case 'only':
      return say('ownRoles.editor.only', {
        roles: say.list(
          lock.roles.map((role) => say(roles[role].title)),
          'or',
        ),
      })
    case 'off':
      return say('ownRoles.editor.off')
    case 'needs':
      return say('ownRoles.editor.needs', { screen: say(lock.screen) })
    case 'above':
      return say('ownRoles.editor.above')
  }
}
