import { useUnit } from 'effector-react'
import { useText } from '../../../../browser/text/useText'
import { Avatar } from '../../../../ui/identity/Avatar'
import { atShot } from '../../presence'
import { $others } from '../presence.model'
import styles from './Others.module.css'

/** Whoever else looks at a shot, or writes there. */
export function OthersAt({ shotId }: { shotId: string }) {
  const t = useText()
  const here = atShot(useUnit($others), shotId)
  const [first] = here
  if (!first) return null
  const { name } = (here.find(({ isTyping }) => isTyping) ?? first).person
  return (
    <span className={styles.at}>
      {here.map(({ person: { id, ...shown } }) => (
        <Avatar key={id} size="xs" seed={id} name={shown.name} pictureUrl={shown.pictureUrl} />
      ))}
      {here.some(({ isTyping }) => isTyping)
        ? t('storyboards.here.typing', { name })
        : t('storyboards.here.looking', { name })}
    </span>
  )
}
