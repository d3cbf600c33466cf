import { useState } from 'react'
import { href } from '../../../../../generated/facts/routes'
import { useFormat } from '../../../../browser/text/useFormat'
import { useText } from '../../../../browser/text/useText'
import { LinkButton } from '../../../../ui/buttons/LinkButton'
import { InlineNotice } from '../../../../ui/notices/InlineNotice'
import { Icon } from '../../../../ui/icons/Icon'
import { PosterImage } from '../../../../ui/media/PosterImage'
import type { Submission } from '../stateLook'
import { AnswerFilm } from './AnswerFilm'
import { ConsentFacts } from './ConsentFacts'
import styles from './Submission.module.css'

/** The answers of a guest one by one, and what they agreed to. */
export function SubmissionView({ submission }: { submission: Submission }) {
  const t = useText()
  const format = useFormat()
  const [chosenId, choose] = useState<string>()
  const { answers, state, isReviewer, consent, draft, chips, retakeWords } = submission
  const isGone = state === 'withdrawn'
  const isHidden = !isGone && !isReviewer && state !== 'accepted'
  const answer = answers.find(({ answerId }) => answerId === chosenId) ?? answers[0]
  return (
    <div className={styles.view}>
      {isGone && (
        <InlineNotice tone="warn">
          {t('crowd.review.withdrawn', {
            day: format.age(submission.withdrawnAt ?? submission.updatedAt),
          })}
        </InlineNotice>
      )}
      {state === 'bounced' && (
        <InlineNotice tone="danger">
          {t('crowd.review.bounced', { email: submission.email ?? '' })}
        </InlineNotice>
      )}
      {isHidden && answers.length > 0 && (
        <InlineNotice tone="info">{t('crowd.review.notReviewer')}</InlineNotice>
      )}
      {answers.length === 0 && <p className={styles.small}>{t('crowd.review.nothing')}</p>}
      {!isGone && !isHidden && answer && (
        <>
          <AnswerFilm key={answer.answerId} answer={answer} name={submission.name} />
          <ul className={styles.answers} aria-label={t('crowd.review.answers')}>
            {answers.map((each) => (
              <li key={each.answerId}>
                <button
                  type="button"
                  className={styles.answer}
                  aria-current={each === answer ? 'true' : undefined}
                  onClick={() => choose(each.answerId)}
                >
                  <PosterImage size="row" {...(each.posterUrl && { url: each.posterUrl })} />
                  <span className={styles.question}>{each.question}</span>
                  {each.isForShot && (
                    <span className={styles.small}>{t('crowd.review.forShot')}</span>
                  )}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {state === 'retake_requested' && (
        <section className={styles.block}>
          <h3 className={styles.heading}>{t('crowd.review.asked')}</h3>
          <p className={styles.small}>{chips.map((chip) => t(`tasks.chip.${chip}`)).join(', ')}</p>
          {retakeWords && <p className={styles.text}>{retakeWords}</p>}
        </section>
      )}
      {draft && (
        <LinkButton
          href={href('programs.edit', { programId: draft.id })}
          icon={<Icon name="program" />}
        >
          {t('crowd.review.inDraft', { title: draft.name })}
        </LinkButton>
      )}
      {consent && <ConsentFacts consent={consent} />}
      {state === 'submitted' && isReviewer && (
        <p className={styles.small}>
          <Icon name="secret" /> {t('crowd.review.onlyReviewers')}
        </p>
      )}
    </div>
  )
}
