import { useUnit } from 'effector-react'
import { Badge } from '../../../ui/labels/Badge'
import { Skeleton } from '../../../ui/progress/Skeleton'
import { $roleName } from '../lens/roleNames.model'
import { words } from '../words'
import { $who } from './asked.model'
import { byCondition } from './byCondition'
import { Part } from './Part'
import styles from './Inspector.module.css'

/** Everybody with access, grouped by condition. */
export function Who() {
  const { who, nameOf } = useUnit({ who: $who, nameOf: $roleName })
  return (
    <Part title={words.inspector.who}>
      {who === null ? (
        <Skeleton width="50%" />
      ) : who.length === 0 ? (
        <p className={styles.quiet}>{words.inspector.nobodyMay}</p>
      ) : (
        <ul className={styles.who}>
          {byCondition(who, nameOf).map(({ who: all, when }) => (
            <li key={when} className={styles.grant}>
              <span className={styles.chips}>
                {all.map((each) => (
                  <Badge key={each}>{each === '' ? words.inspector.everybody : each}</Badge>
                ))}
              </span>
              <span className={styles.when}>{when === '' ? words.inspector.always : when}</span>
            </li>
          ))}
        </ul>
      )}
    </Part>
  )
}
