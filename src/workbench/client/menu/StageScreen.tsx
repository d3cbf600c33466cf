import { useUnit } from 'effector-react'
import { routes } from '../../../../generated/facts/routes'
import { useText } from '../../../browser/text/useText'
import { $routeId } from '../../../shell/routing/screen.model'
import { $heading } from '../../../shell/sidebar/sidebar.model'
import { words } from '../words'
import styles from './Stage.module.css'

/** A placeholder for a screen of the product: its title and address, without made-up data. */
export function StageScreen() {
  const t = useText()
  const { routeId, heading } = useUnit({ routeId: $routeId, heading: $heading })
  return (
    <div className={styles.screen}>
      <p className={styles.heading}>{heading ? t(heading) : words.stage.customer}</p>
      <div className={styles.page}>
        <p className={styles.title}>{routeId ? t(routes[routeId].title) : words.stage.screen}</p>
        <p className={styles.path}>{routeId ? routes[routeId].path : words.stage.choose}</p>
        <div className={styles.lines} aria-hidden>
          {Array.from({ length: 6 }, (_, line) => (
            <span key={line} className={styles.line} />
          ))}
        </div>
      </div>
    </div>
  )
}
