import { useFormat } from '../../../../../browser/text/useFormat'
import { useText } from '../../../../../browser/text/useText'
import { readingMs } from '../../../outline'
import styles from './PrintSheet.module.css'
import { usePersonOf, type PrintProps } from './printed'

/** What is said, in one column, scene by scene. */
export function PrintScript({ printed }: PrintProps) {
  const t = useText()
  const format = useFormat()
  const personOf = usePersonOf()
  return (
    <ol className={styles.script}>
      {printed.map(({ scene, shot: { id, values }, no }, at) => (
        <li key={id}>
          {printed[at - 1]?.scene.id !== scene.id && (
            <h2>{scene.values.title || t('storyboards.scene.untitled')}</h2>
          )}
          <strong>
            {no} {values.title || t('storyboards.shot.untitled')}
          </strong>
          <span>
            {[personOf(id), values.script && format.duration(readingMs(values.script))]
              .filter(Boolean)
              .join(' · ')}
          </span>
          {values.direction && <p>{values.direction}</p>}
          {values.script && <p className={styles.said}>{values.script}</p>}
        </li>
      ))}
    </ol>
  )
}
