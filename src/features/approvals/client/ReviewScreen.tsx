import { useUnit } from 'effector-react'
import { href } from '../../../../generated/facts/routes'
import { useText } from '../../../browser/text/useText'
import { Button } from '../../../ui/buttons/Button'
import { ScreenButton } from '../../../shell/routing/ScreenButton'
import { Icon } from '../../../ui/icons/Icon'
import { EmptyState } from '../../../ui/page/EmptyState'
import { lazyPart } from '../../../ui/lazyPart'
import { Skeleton } from '../../../ui/progress/Skeleton'
import './approvals.model'
import { Review } from './review/Review'
import {
  $base,
  $isComparing,
  $review,
  $state,
  $version,
  reviewReadAgain,
} from './review/review.model'

/** Loaded only where two versions are compared. */
const Compare = lazyPart(async () => (await import('./compare/Compare')).Compare)

/** /myprograms/review/{programId}: a version is watched, talked about and decided on. */
export function ReviewScreen() {
  const t = useText()
  const { state, review, version, base, isComparing, again } = useUnit({
    base: $base,
    isComparing: $isComparing,
    state: $state,
    review: $review,
    version: $version,
    again: reviewReadAgain,
  })
  const toList = (
    <ScreenButton to={href('programs.list')}>{t('approvals.review.toPrograms')}</ScreenButton>
  )
  if (state === 'missing') {
    return (
      <EmptyState
        level={1}
        icon={<Icon name="noResults" />}
        title={t('approvals.review.missing')}
        actions={toList}
      />
    )
  }
  if (state === 'failed') {
    return (
      <EmptyState
        level={1}
        tone="danger"
        icon={<Icon name="warning" />}
        title={t('approvals.review.readFailed')}
        actions={<Button onClick={() => again()}>{t('approvals.review.again')}</Button>}
      />
    )
  }
  if (!review) return <Skeleton shape="frame" />
  if (!version) {
    return (
      <EmptyState
        level={1}
        icon={<Icon name="program" />}
        title={t('approvals.review.noVersion')}
        actions={toList}
      >
        {t('approvals.review.noVersionText')}
      </EmptyState>
    )
  }
  return isComparing && base ? (
    <Compare versions={{ was: base, is: version }} />
  ) : (
    <Review version={version} />
  )
}
