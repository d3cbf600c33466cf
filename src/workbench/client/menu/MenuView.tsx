import { Outline } from './Outline'
import { Stage } from './Stage'
import styles from './MenuView.module.css'

/** All entries there are, and the menu that this lens makes of them. */
export function MenuView() {
  return (
    <div className={styles.view}>
      <Outline />
      <Stage />
    </div>
  )
}
