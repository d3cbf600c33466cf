import { useUnit } from 'effector-react'
import { useText } from '../../../../browser/text/useText'
import { Button } from '../../../../ui/buttons/Button'
import { InlineNotice } from '../../../../ui/notices/InlineNotice'
import { mostWaiting } from '../../editing'
import type { Lost } from '../../lost'
import { mostScenes, mostShots } from '../../outline'
import { $lost, lostSeen } from '../outline.model'

/** What could not be done: something is gone, or there is no room. */
export function LostEdits() {
  const lost = useUnit($lost)
  const full = lost.filter(({ code }) => code === 'full')
  const waiting = lost.filter(({ code }) => code === 'waiting')
  return (
    <>
      {lost
        .filter(({ code }) => code === 'gone')
        .map((each) => (
          <Gone key={each.id} lost={each} />
        ))}
      {full.length > 0 && <Full lost={full} />}
      {waiting.length > 0 && <Waiting lost={waiting} />}
    </>
  )
}

function Gone({ lost }: { lost: Lost }) {
  const t = useText()
  const { of, title, words } = lost
  return (
    <InlineNotice tone="warn" actions={<Seen lost={[lost]} />}>
      {t('storyboards.lost.gone', { title: title || t(`storyboards.${of}.untitled`) })}{' '}
      {words.length > 0 && t('storyboards.lost.words', { words: words.join(' / ') })}
    </InlineNotice>
  )
}

function Full({ lost }: { lost: readonly Lost[] }) {
  const t = useText()
  return (
    <InlineNotice tone="warn" actions={<Seen lost={lost} />}>
      {t('storyboards.lost.full', { count: lost.length, scenes: mostScenes, shots: mostShots })}
    </InlineNotice>
  )
}

function Waiting({ lost }: { lost: readonly Lost[] }) {
  const t = useText()
  const words = lost.flatMap((each) => each.words)
  return (
    <InlineNotice tone="warn" actions={<Seen lost={lost} />}>
      {t('storyboards.lost.waiting', { most: mostWaiting })}{' '}
      {words.length > 0 && t('storyboards.lost.words', { words: words.join(' / ') })}
    </InlineNotice>
  )
}

function Seen({ lost }: { lost: readonly Lost[] }) {
  const t = useText()
  const see = useUnit(lostSeen)
  return <Button onClick={() => see(lost)}>{t('storyboards.lost.seen')}</Button>
}
