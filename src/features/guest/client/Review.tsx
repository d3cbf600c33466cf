import { Check, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import type { GuestPrompt } from '../../../../generated/facts/features/guest'
import type { TextKey } from '../../../../generated/facts/text'
import { Button } from '../../../ui/buttons/Button'
import { InlineNotice } from '../../../ui/notices/InlineNotice'
import type { StopWhy } from '../take'
import styles from './Camera.module.css'
import { lengthText } from './lengths'
import { OwnFilm } from './OwnFilm'
import type { Linked } from './page'
import { useGuest, useStore } from './useGuest'

const stops: Readonly<Partial<Record<StopWhy, TextKey>>> = {
  camera: 'guest.stopped.camera',
  limit: 'guest.stopped.limit',
  slept: 'guest.stopped.slept',
  disk: 'guest.stopped.disk',
}

/** The film that was just recorded, or was left by a page that ended: use it, or begin anew. */
export function Review({
  takeId,
  prompt,
  linked,
}: {
  takeId: string
  prompt: GuestPrompt
  linked: Linked
}) {
  const { say, page } = useGuest()
  const { takes } = useStore(linked.takes)
  const [isShown, setShown] = useState(true)
  const take = takes.find((each) => each.takeId === takeId)
  if (!take) return null
  const { ms, state, why } = take
  const isCutOff = state === 'cutOff'
  const told = why && stops[why]
  const isShort = prompt.minMs !== undefined && ms > 0 && ms < prompt.minMs
  return (
    <main className={styles.stage}>
      <div className={styles.review}>
        <h1>
          {isCutOff
            ? say('guest.review.cutOff', { length: lengthText(ms) })
            : say('guest.review.title')}
        </h1>
        <p>{isCutOff ? say('guest.review.cutOffText') : prompt.text}</p>
        {isShown ? (
          <OwnFilm
            takes={linked.takes}
            takeId={takeId}
            onFailed={() => setShown(false)}
            onMeasured={(length) => linked.takes.grown(takeId, length)}
          />
        ) : (
          <output>{say('guest.review.noPreview')}</output>
        )}
        {ms > 0 && <p>{say('guest.review.length', { length: lengthText(ms) })}</p>}
        {told && <InlineNotice tone="info">{say(told)}</InlineNotice>}
        {isShort && (
          <InlineNotice tone="warn">
            {say('guest.review.tooShort', { length: lengthText(prompt.minMs ?? 0) })}
          </InlineNotice>
        )}
        <Button
          variant="primary"
          size="lg"
          wide
          icon={<Check size={18} aria-hidden />}
          onClick={() => page.use(takeId)}
        >
          {isCutOff ? say('guest.review.goOn') : say('guest.review.use')}
        </Button>
        <Button
          size="lg"
          wide
          icon={<RotateCcw size={18} aria-hidden />}
          onClick={() => void page.again(takeId)}
        >
          {isCutOff ? say('guest.review.fresh') : say('guest.review.again')}
        </Button>
      </div>
    </main>
  )
}
