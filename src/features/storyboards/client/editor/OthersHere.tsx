import { useUnit } from 'effector-react'
import { useText } from '../../../../browser/text/useText'
import { Avatar } from '../../../../ui/identity/Avatar'
import { $scenes } from '../outline.model'
import { $others } from '../presence.model'
import styles from './Others.module.css'

/** Who else has this storyboard open, and at which shot. */
export function OthersHere() {
  const t = useText()
  const { others, scenes } = useUnit({ others: $others, scenes: $scenes })
  if (others.size === 0) return null
  const shots = scenes.flatMap((each) => each.shots)
  return (
    <ul className={styles.others} aria-label={t('storyboards.here.label')}>
      {[...others.values()].map(({ person, shotId }) => {
        const no = shots.findIndex((shot) => shot.id === shotId) + 1
        const { id, name, pictureUrl } = person
        const told =
          no > 0 ? t('storyboards.here.at', { name, no }) : t('storyboards.here.open', { name })
        return (
          <li key={id} title={told}>
            <Avatar size="sm" seed={id} name={name} pictureUrl={pictureUrl} label={told} />
          </li>
        )
      })}
    </ul>
  )
}
