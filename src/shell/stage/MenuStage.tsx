import { allSettled } from 'effector'
import { Provider, useUnit } from 'effector-react'
import { useEffect, useState } from 'react'
import { useText } from '../../browser/text/useText'
import { MenuList } from '../sidebar/MenuList'
import { Rail } from '../sidebar/Rail'
import { $sections } from '../sidebar/sidebar.model'
import { raiseStage, staged, type Staging } from './stage.model'
import styles from './MenuStage.module.css'

export interface MenuStageProps {
  staging: Staging
  /** Said in the place of a menu without entries. */
  empty: string
  /** Before the entries that a screen reader hears in the place of the picture. */
  label: (entries: string) => string
}

/** The rail and all menus of somebody else, as a picture: nothing in it can be pressed. */
export function MenuStage({ staging, empty, label }: MenuStageProps) {
  const [scope] = useState(raiseStage)
  useEffect(() => void allSettled(staged, { scope, params: staging }), [scope, staging])
  return (
    <Provider value={scope}>
      <Picture empty={empty} label={label} />
    </Provider>
  )
}

function Picture({ empty, label }: Omit<MenuStageProps, 'staging'>) {
  const t = useText()
  const sections = useUnit($sections)
  if (sections.length === 0) return <p className={styles.empty}>{empty}</p>
  const entries = sections.flatMap((section) => section.entries.map((entry) => t(entry.label)))
  return (
    <figure aria-label={label(entries.join(', '))}>
      <div className={styles.stage} inert>
        <Rail />
        <div className={styles.menus}>
          {sections.map((section) => (
            <div key={section.id}>
              <p className={styles.title}>{t(section.title)}</p>
              <MenuList entries={section.entries} />
            </div>
          ))}
        </div>
      </div>
    </figure>
  )
}
