import { useUnit } from 'effector-react'
import { useText } from '../../../../browser/text/useText'
import { DragCards, type CardDrag } from '../../../../ui/collection/DragCards'
import type { SceneOfShots } from '../../outline'
import { $chosen, $dragged, $filter, $shot, shotsChosen, shotsDragged } from '../view.model'
import styles from './Editor.module.css'
import { SceneHead, type SceneProps } from './SceneHead'
import { ShotCard } from './ShotCard'
import { useActs } from './useActs'

/** The shots of a scene side by side: chosen by a press, moved by dragging or by Alt and the arrows. */
export function SceneCards({ scene, at, numbers, mayEdit }: SceneProps) {
  const t = useText()
  const acts = useActs()
  const { chosen, shot, choose, filter } = useUnit({
    chosen: $chosen,
    shot: $shot,
    choose: shotsChosen,
    filter: $filter,
  })
  const drag = useShotDrag(scene)
  const { title = '' } = scene.scene.values
  return (
    <section className={styles.scene} aria-label={title}>
      <SceneHead {...{ scene, at, mayEdit }} />
      <DragCards
        label={t('storyboards.scene.shotsOf', { name: title })}
        className={styles.cards}
        cardClassName={styles.card}
        items={scene.shots}
        nameOf={({ values }) => values.title || t('storyboards.shot.untitled')}
        chosen={chosen.map(({ id }) => id)}
        onChoose={choose}
        drag={mayEdit && filter === 'all' ? drag : undefined}
        onStep={mayEdit && shot ? (by) => acts.step(shot, by) : undefined}
        empty={
          <button
            type="button"
            className={styles.addCard}
            disabled={!mayEdit}
            onClick={() => acts.addShot(scene.scene.id)}
          >
            {t('storyboards.shot.first')}
          </button>
        }
      >
        {(each) => <ShotCard shot={each} no={numbers.get(each.id) ?? 0} />}
      </DragCards>
    </section>
  )
}

/** Within its scene and into others. */
function useShotDrag({ scene, shots }: SceneOfShots): CardDrag {
  const acts = useActs()
  const { ids, drag } = useUnit({ ids: $dragged, drag: shotsDragged })
  return {
    type: 'application/x-shot',
    onStart: drag,
    onDrop(at) {
      const before = shots.slice(0, at).filter(({ id }) => !ids.includes(id)).length
      acts.move(ids, { sceneId: scene.id, at: before })
    },
  }
}
