import type { KeyboardEvent, ReactNode } from 'react'
import { gridTarget } from './gridKeys'
import { useRoving } from './useRoving'
import styles from './ChoiceList.module.css'

export interface Choice {
  id: string
  label: ReactNode
  icon?: ReactNode
  /** How much there is. */
  count?: ReactNode
}

export interface ChoiceListProps {
  label: string
  choices: readonly Choice[]
  currentId: string
  onChoose: (id: string) => void
}

/** At the side of a page: what it may be about, one of which it is about now. Arrows walk, Enter chooses. */
export function ChoiceList({ label, choices, currentId, onChoose }: ChoiceListProps) {
  const order = choices.map(({ id }) => id)
  const roving = useRoving(order, currentId)
  const walk = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey } = event
    const to = gridTarget({ key, ctrlKey, metaKey }, roving.index, {
      count: order.length,
      columns: 1,
    })
    if (to === undefined) return
    event.preventDefault()
    roving.goTo(to)
  }
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {choices.map(({ id, label: name, icon, count }, index) => (
          <li key={id}>
            <button
              type="button"
              ref={index === roving.index ? roving.arrive : undefined}
              className={styles.choice}
              tabIndex={index === roving.index ? 0 : -1}
              aria-current={id === currentId || undefined}
              onFocus={() => roving.settle(index)}
              onKeyDown={walk}
              onClick={() => onChoose(id)}
            >
              {icon}
              <span className={styles.name}>{name}</span>
              {count}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
