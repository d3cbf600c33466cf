import { Outline } from './Outline'
import { Stage } from './Stage'
import styles from './MenuView.module.css'

/** The outline of all entries, and the menu as the lens shows it. */
export function MenuView() {
  return (
    <div className={styles.view}>
      <Outline />
      <Stage />
    </div>
  )
}
