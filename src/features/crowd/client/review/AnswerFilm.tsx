import { Suspense } from 'react'
import type { CrowdAnswer } from '../../../../../generated/facts/features/crowd'
import { href } from '../../../../../generated/facts/routes'
import { useText } from '../../../../browser/text/useText'
import { LinkButton } from '../../../../ui/buttons/LinkButton'
import { Icon } from '../../../../ui/icons/Icon'
import { lazyPart } from '../../../../ui/lazyPart'
import { PosterImage } from '../../../../ui/media/PosterImage'
import { Skeleton } from '../../../../ui/progress/Skeleton'
import { playerLabels } from '../../../media/client'
import styles from './Submission.module.css'

/** The player is loaded only where there is something to play. */
const Player = lazyPart(async () => (await import('../../../../ui/media/Player')).Player)

/** The film of an answer once it plays, or how far it is. */
export function AnswerFilm({ answer, name }: { answer: CrowdAnswer; name: string }) {
  const t = useText()
  const { film, sources, width, height, question, clipId } = answer
  if (film === 'ready' && sources.length > 0)
    return (
      <div className={styles.film}>
        <Suspense fallback={<Skeleton shape="frame" />}>
          <Player
            label={`${name}, ${question}`}
            sources={sources}
            captions={[]}
            posterUrl={answer.posterUrl}
            durationMs={answer.durationMs}
            leadMs={answer.leadMs}
            aspect={width && height ? width / height : undefined}
            labels={playerLabels(t)}
          />
        </Suspense>
        {clipId !== undefined && (
          <LinkButton href={href('clips.edit', { clipId })} icon={<Icon name="link" />}>
            {t('crowd.review.inFootage')}
          </LinkButton>
        )}
      </div>
    )
  const state = film === 'ready' ? 'processing' : film
  return (
    <div className={styles.film}>
      <PosterImage {...(answer.posterUrl && { url: answer.posterUrl })} isDimmed />
      <p className={styles.small}>{t(`crowd.review.${state}`)}</p>
    </div>
  )
}
