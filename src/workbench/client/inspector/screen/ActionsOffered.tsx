import { useUnit } from 'effector-react'
import type { Tables } from '../../../../../codegen/workbench/protocol'
import { can } from '../../../../access/can'
import { $lens } from '../../lens/lens.model'
import { worldOfLens } from '../../lens/lens'
import { $roleName } from '../../lens/roleNames.model'
import { words } from '../../words'
import { Part } from '../Part'
import { SubjectLinks } from '../SubjectLinks'
import type { ScreenProps } from './ScreenBody'
import styles from '../Inspector.module.css'

/** Who is offered each action: those who may make its call, with the flags and facts of the lens. */
export function ActionsOffered({ row, say, tables }: ScreenProps & { tables: Tables }) {
  const { lens, nameOf } = useUnit({ lens: $lens, nameOf: $roleName })
  if (!lens || row.drawn.actions.length === 0) return null
  const rolesOf = (id: string) => {
    const rule = tables.calls.find((call) => call.id === id)?.rule ?? []
    return tables.roles
      .filter((role) => can(rule, worldOfLens({ ...lens, roles: [role.id] }, tables)))
      .map((role) => nameOf(role.id))
  }
  return (
    <Part title={words.screen.actions}>
      <ul className={styles.who}>
        {row.drawn.actions.map(({ id, label, call }) => {
          const roles = rolesOf(call)
          return (
            <li key={id} className={styles.grant}>
              <span>{say(label)}</span>
              <span className={styles.when}>
                {roles.length === 0
                  ? words.screen.offeredToNobody
                  : words.screen.offeredTo(roles.join(', '))}
              </span>
            </li>
          )
        })}
      </ul>
      <SubjectLinks subjects={[...new Set(row.drawn.actions.map(({ call }) => `call ${call}`))]} />
    </Part>
  )
}
