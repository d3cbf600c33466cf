import { useUnit } from 'effector-react'
import { href } from '../../../../generated/facts/routes'
import { useText } from '../../../browser/text/useText'
import { ScreenButton } from '../../../shell/routing/ScreenButton'
import { Button } from '../../../ui/buttons/Button'
import { Icon } from '../../../ui/icons/Icon'
import { EmptyState } from '../../../ui/page/EmptyState'
import './watch.model'
import { $state, $watch, watchReadAgain } from './watch/watch.model'
import { WatchPage } from './watch/WatchPage'
import { WatchSkeleton } from './watch/WatchSkeleton'

/** /home/watch/{programId}: a program that was sent is watched. */
export function WatchScreen() {
  const t = useText()
  const { state, watch, again } = useUnit({
    state: $state,
    watch: $watch,
    again: watchReadAgain,
  })
  if (state === 'missing') {
    return (
      <EmptyState
        level={1}
        icon={<Icon name="noResults" />}
        title={t('home.watch.missing')}
        actions={<ScreenButton to={href('home.library')}>{t('home.watch.toHome')}</ScreenButton>}
      >
        {t('home.watch.missingText')}
      </EmptyState>
    )
  }
  if (state === 'failed') {
    return (
      <EmptyState
        level={1}
        tone="danger"
        icon={<Icon name="warning" />}
        title={t('home.watch.readFailed')}
        actions={<Button onClick={() => again()}>{t('home.watch.again')}</Button>}
      />
    )
  }
  return watch ? <WatchPage watch={watch} /> : <WatchSkeleton />
}
