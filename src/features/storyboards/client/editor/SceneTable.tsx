import { useUnit } from 'effector-react'
import { useFormat } from '../../../../browser/text/useFormat'
import { useText } from '../../../../browser/text/useText'
import { plannedMs } from '../../outline'
import { $shot, shotsChosen } from '../view.model'
import styles from './Editor.module.css'
import { OthersAt } from './OthersAt'
import { SceneHead, type SceneProps } from './SceneHead'
import { TextCell } from './TextCell'
import { useActs } from './useActs'

/** The shots of a scene below each other, to be written in place. */
export function SceneTable({ scene, at, numbers, mayEdit }: SceneProps) {
  const t = useText()
  const format = useFormat()
  const acts = useActs()
  const { open, choose } = useUnit({ open: $shot, choose: shotsChosen })
  return (
    <section className={styles.scene} aria-label={scene.scene.values.title}>
      <SceneHead {...{ scene, at, mayEdit }} />
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('storyboards.shot.no')}</th>
            <th scope="col">{t('storyboards.field.title')}</th>
            <th scope="col">{t('storyboards.field.direction')}</th>
            <th scope="col">{t('storyboards.shot.length')}</th>
          </tr>
        </thead>
        <tbody>
          {scene.shots.map(({ id, values }, index, shots) => (
            <tr
              key={id}
              data-chosen={open?.id === id || undefined}
              onFocus={() => open?.id !== id && choose([id])}
            >
              <th scope="row">
                <button type="button" className={styles.rowNo} onClick={() => choose([id])}>
                  {numbers.get(id) ?? 0}
                </button>
              </th>
              <td>
                <TextCell
                  label={t('storyboards.shot.titleOf', { no: numbers.get(id) ?? 0 })}
                  value={values.title ?? ''}
                  maxLength={200}
                  isReadOnly={!mayEdit}
                  onPaste={(event) => acts.pasteTitle(shots[index]!, event)}
                  onChange={(title) => acts.change({ of: 'shot', id }, 'title', { title })}
                />
                <OthersAt shotId={id} />
              </td>
              <td>
                <TextCell
                  label={t('storyboards.shot.directionOf', { no: numbers.get(id) ?? 0 })}
                  value={values.direction ?? ''}
                  maxLength={2000}
                  isReadOnly={!mayEdit}
                  onChange={(text) =>
                    acts.change({ of: 'shot', id }, 'direction', { direction: text || undefined })
                  }
                />
              </td>
              <td className={styles.length}>{format.duration(plannedMs(values))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
