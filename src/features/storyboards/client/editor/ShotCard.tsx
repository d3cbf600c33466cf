import { useUnit } from 'effector-react'
import type { OutlineShot, ShotGuests } from '../../../../../generated/facts/features/storyboards'
import { useText } from '../../../../browser/text/useText'
import { Icon } from '../../../../ui/icons/Icon'
import { Avatar } from '../../../../ui/identity/Avatar'
import { Badge } from '../../../../ui/labels/Badge'
import { PosterImage } from '../../../../ui/media/PosterImage'
import { plannedMs } from '../../outline'
import { $withGuests } from '../guests.model'
import { $pictures, $threads } from '../outline.model'
import styles from './Editor.module.css'
import { OthersAt } from './OthersAt'

interface ShotCardProps {
  shot: OutlineShot
  no: number
}

export function ShotCard({ shot, no }: ShotCardProps) {
  const t = useText()
  const { values } = shot
  const title = values.title || t('storyboards.shot.untitled')
  return (
    <>
      <ShotPicture shot={shot} />
      <span className={styles.no}>{no}</span>
      {values.isOptional && (
        <span className={styles.optional}>{t('storyboards.shot.optional')}</span>
      )}
      <strong className={styles.cardTitle}>{title}</strong>
      <ThreadLine shotId={shot.id} />
      <OthersAt shotId={shot.id} />
    </>
  )
}

const tones = {
  open: 'neutral',
  assigned: 'neutral',
  submitted: 'info',
  retake: 'warn',
  accepted: 'ok',
} as const

/** With whom it is, and how far. */
function ThreadLine({ shotId }: { shotId: string }) {
  const t = useText()
  const { threads, withGuests } = useUnit({ threads: $threads, withGuests: $withGuests })
  const [thread, guests] = [threads.get(shotId), withGuests.get(shotId)]
  if (guests) return <GuestLine guests={guests} isAccepted={thread?.state === 'accepted'} />
  if (!thread) return <span className={styles.cardDetail}>{t('storyboards.thread.nobody')}</span>
  const { state, person } = thread
  if (state === 'withdrawn') return <Badge tone="danger">{t('storyboards.thread.withdrawn')}</Badge>
  return (
    <span className={styles.thread}>
      {person && <Avatar size="xs" name={person.name} seed={person.id} />}
      <span className={styles.cardDetail}>{person?.name ?? t('storyboards.thread.anyOf')}</span>
      <Badge tone={tones[state]}>{t(`storyboards.thread.${state}`)}</Badge>
    </span>
  )
}

/** Guests are asked, and so many have answered. */
function GuestLine({ guests, isAccepted }: { guests: ShotGuests; isAccepted: boolean }) {
  const t = useText()
  const { answers, toReview } = guests
  const asked = answers > 0 ? t('storyboards.thread.answers', { count: answers }) : undefined
  return (
    <span className={styles.thread}>
      <Icon name="crowd" />
      <span className={styles.cardDetail}>{t('storyboards.thread.guests')}</span>
      <Badge tone={isAccepted ? 'ok' : toReview > 0 ? 'info' : 'neutral'}>
        {isAccepted ? t('storyboards.thread.accepted') : (asked ?? t('storyboards.thread.open'))}
      </Badge>
    </span>
  )
}

/** What was accepted, its example, or a picture that shows how it is meant. */
export function ShotPicture({ shot: { id: shotId, values } }: { shot: OutlineShot }) {
  const { pictures, threads } = useUnit({ pictures: $pictures, threads: $threads })
  const ids = [
    threads.get(shotId)?.clipId,
    values.exampleClip?.id,
    ...(values.references ?? []).map(({ id }) => id),
  ]
  const url = ids.flatMap((id) => pictures.get(id ?? '') ?? [])[0]
  const durationMs = plannedMs(values)
  return <PosterImage {...(url !== undefined && { url })} {...(durationMs > 0 && { durationMs })} />
}
