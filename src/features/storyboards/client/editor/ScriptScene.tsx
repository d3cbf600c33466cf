import { useUnit } from 'effector-react'
import { useFormat } from '../../../../browser/text/useFormat'
import { useText } from '../../../../browser/text/useText'
import { readingMs } from '../../outline'
import { shotsChosen } from '../view.model'
import styles from './Editor.module.css'
import { OthersAt } from './OthersAt'
import { SceneHead, type SceneProps } from './SceneHead'
import { TextCell } from './TextCell'
import { useActs } from './useActs'

/** What is said in a scene, in one column. */
export function ScriptScene({ scene, at, numbers, mayEdit }: SceneProps) {
  const t = useText()
  const format = useFormat()
  const acts = useActs()
  const choose = useUnit(shotsChosen)
  return (
    <section className={styles.scene} aria-label={scene.scene.values.title}>
      <SceneHead {...{ scene, at, mayEdit }} />
      <ol className={styles.script}>
        {scene.shots.map(({ id, values }) => (
          <li key={id}>
            <p className={styles.scriptTitle}>
              {numbers.get(id) ?? 0} {values.title || t('storyboards.shot.untitled')}
              {values.script && (
                <span className={styles.muted}>{format.duration(readingMs(values.script))}</span>
              )}
            </p>
            <OthersAt shotId={id} />
            <TextCell
              className={styles.said}
              onFocus={() => choose([id])}
              label={t('storyboards.shot.scriptOf', { no: numbers.get(id) ?? 0 })}
              placeholder={t('storyboards.shot.scriptHint')}
              value={values.script ?? ''}
              maxLength={10_000}
              isReadOnly={!mayEdit}
              onChange={(text) =>
                acts.change({ of: 'shot', id }, 'script', { script: text || undefined })
              }
            />
          </li>
        ))}
      </ol>
    </section>
  )
}
