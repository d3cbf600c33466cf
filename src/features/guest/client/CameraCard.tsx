import { Camera as CameraIcon, CameraOff, Check, Copy } from 'lucide-react'
import { useState } from 'react'
import type { TextKey } from '../../../../generated/facts/text'
import { Button } from '../../../ui/buttons/Button'
import { Spinner } from '../../../ui/progress/Spinner'
import { isInApp } from '../link'
import type { CameraProps } from './Camera'
import styles from './Camera.module.css'
import { ChooseFilm } from './ChooseFilm'
import { useGuest, useStore } from './useGuest'

const titles = {
  denied: 'guest.record.denied',
  dismissed: 'guest.record.dismissed',
  silent: 'guest.record.noAnswer',
  none: 'guest.record.none',
  inUse: 'guest.record.inUse',
  unsupported: 'guest.record.unsupported',
  noRoom: 'guest.record.noRoom',
} as const satisfies Readonly<Record<string, TextKey>>

const texts = {
  denied: 'guest.record.deniedText',
  dismissed: 'guest.record.askText',
  silent: 'guest.record.noAnswerText',
  none: 'guest.record.chooseText',
  inUse: 'guest.record.inUseText',
  unsupported: 'guest.record.chooseText',
  noRoom: 'guest.record.chooseText',
} as const satisfies Readonly<Record<string, TextKey>>

/** Why there is no picture, and what can be done instead. */
export function CameraCard({ prompt, view, linked }: CameraProps) {
  const { say, page } = useGuest()
  const { stage, isSlow, reason = 'unsupported' } = useStore(linked.recorder)
  const { sources } = view
  const isBlocked = stage === 'blocked'
  const isAlone = isBlocked && isInApp(navigator.userAgent)
  const mayChoose = sources !== 'camera' || isBlocked
  return (
    <div className={styles.middle}>
      {sources === 'upload' ? (
        <p>{say('guest.record.chooseText')}</p>
      ) : isAlone ? (
        <InApp token={linked.token} />
      ) : isBlocked ? (
        <>
          <CameraOff size={32} aria-hidden />
          <div role="alert">
            <h2>{say(titles[reason])}</h2>
          </div>
          <p>{say(texts[reason])}</p>
          <Button size="lg" wide onClick={() => void linked.recorder.open()}>
            {say('guest.again')}
          </Button>
        </>
      ) : stage === 'inviting' ? (
        <>
          <CameraIcon size={32} aria-hidden />
          <h2>{say('guest.record.ask')}</h2>
          <p>{say('guest.record.askText')}</p>
          <Button size="lg" variant="primary" wide onClick={() => void linked.recorder.open()}>
            {say('guest.record.askButton')}
          </Button>
        </>
      ) : (
        <>
          <Spinner />
          <output>{say(isSlow ? 'guest.record.slow' : 'guest.record.starting')}</output>
        </>
      )}
      {mayChoose && <ChooseFilm prompt={prompt} linked={linked} look="button" />}
      <button type="button" className={styles.later} onClick={page.later}>
        {say('guest.record.later')}
      </button>
    </div>
  )
}

/** Apps that show pages themselves keep the camera for themselves. */
function InApp({ token }: { token: string }) {
  const { say } = useGuest()
  const [isCopied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(`${location.origin}/guest#${token}`).then(
      () => setCopied(true),
      () => undefined,
    )
  return (
    <>
      <CameraOff size={32} aria-hidden />
      <div role="alert">
        <h2>{say('guest.record.inApp')}</h2>
      </div>
      <p>{say('guest.record.inAppText')}</p>
      <Button
        size="lg"
        wide
        icon={isCopied ? <Check size={18} aria-hidden /> : <Copy size={18} aria-hidden />}
        onClick={() => void copy()}
      >
        {isCopied ? say('guest.record.copied') : say('guest.record.copyLink')}
      </Button>
    </>
  )
}
