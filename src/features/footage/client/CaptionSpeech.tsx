import { useUnit } from 'effector-react'
import { $isOnline } from '../../../browser/network'
import { useText } from '../../../browser/text/useText'
import { Button } from '../../../ui/buttons/Button'
import { InlineNotice } from '../../../ui/notices/InlineNotice'
import { clipCaptions } from './clipCaptions.model'
import { $isAsking, $making, $mayMake, speechAsked, speechStopped } from './speech.model'

/** Captions of what is said, where this server makes them: asked for, on their way, or not made. */
export function CaptionSpeech({ mayEdit }: { mayEdit: boolean }) {
  const t = useText()
  const { making, mayMake, set, isChanged, isAsking, isOnline, ask, stop } = useUnit({
    making: $making,
    mayMake: $mayMake,
    set: clipCaptions.$set,
    isChanged: clipCaptions.$isChanged,
    isAsking: $isAsking,
    isOnline: $isOnline,
    ask: speechAsked,
    stop: speechStopped,
  })
  if (mayMake && mayEdit && !isChanged) {
    return (
      <Button size="sm" pending={isAsking} disabled={!isOnline} onClick={() => ask()}>
        {t('captions.speech.make')}
      </Button>
    )
  }
  if (!making) {
    const isUnchecked = set?.versions[0]?.source === 'speech' && !isChanged
    return isUnchecked ? (
      <InlineNotice tone="info">{t('captions.speech.check')}</InlineNotice>
    ) : null
  }
  const act = (does: () => void, label: 'again' | 'cancel' | 'close') => (
    <Button size="sm" disabled={!isOnline || isAsking} onClick={does}>
      {t(`captions.speech.${label}`)}
    </Button>
  )
  if (making.state === 'failed') {
    const isOver = making.failCode === 'writtenMeanwhile' || set !== null
    return (
      <InlineNotice
        tone="warn"
        actions={
          mayEdit && (
            <>
              {!isOver && act(() => ask(), 'again')}
              {act(() => stop(), 'close')}
            </>
          )
        }
      >
        {t(`captions.speech.failed.${making.failCode ?? 'notWritten'}`)}
      </InlineNotice>
    )
  }
  return (
    <InlineNotice tone="info" actions={mayEdit && act(() => stop(), 'cancel')}>
      {making.state === 'waiting'
        ? t('captions.speech.waiting')
        : t('captions.speech.running', { percent: String(Math.round(making.progress ?? 0)) })}
    </InlineNotice>
  )
}
