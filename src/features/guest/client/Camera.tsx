import { Smartphone } from 'lucide-react'
import type { GuestPrompt, GuestView } from '../../../../generated/facts/features/guest'
import { classes } from '../../../ui/theme/classes'
import { CameraCard } from './CameraCard'
import { CameraControls } from './CameraControls'
import styles from './Camera.module.css'
import { Level } from './Level'
import type { Linked } from './page'
import { useGuest, useStore } from './useGuest'

export interface CameraProps {
  prompt: GuestPrompt
  view: GuestView
  linked: Linked
}

const isOpen = (stage: string) =>
  ['ready', 'starting', 'recording', 'paused', 'stopping'].includes(stage)

/** The whole screen is the picture; the question stands above it, the buttons below. */
export function Camera({ prompt, view, linked }: CameraProps) {
  const { recorder } = linked
  const { stage, stream } = useStore(recorder)
  const hasCamera = view.sources !== 'upload'
  const isShown = hasCamera && isOpen(stage) && stream !== undefined
  return (
    <main className={styles.stage} ref={hasCamera ? () => void recorder.look() : undefined}>
      {isShown && (
        <video
          className={styles.picture}
          muted
          playsInline
          autoPlay
          ref={(video) => {
            if (video && video.srcObject !== stream) video.srcObject = stream
          }}
        />
      )}
      <Question prompt={prompt} view={view} linked={linked} />
      {isShown ? (
        <>
          <Level linked={linked} />
          <CameraControls prompt={prompt} view={view} linked={linked} />
        </>
      ) : (
        <CameraCard prompt={prompt} view={view} linked={linked} />
      )}
    </main>
  )
}

function Question({ prompt, view, linked }: CameraProps) {
  const { say } = useGuest()
  const { isKept, stage } = useStore(linked.recorder)
  const { prompts } = view
  const no = prompts.indexOf(prompt) + 1
  const isRunning = stage === 'recording' || stage === 'paused'
  return (
    <div className={styles.top}>
      <div className={styles.segments} aria-hidden>
        {prompts.map(({ promptId }, index) => (
          <span key={promptId} className={classes(styles.segment, index < no && styles.done)} />
        ))}
      </div>
      <section className={styles.card}>
        <div className={styles.cardHead}>
          <span>{say('guest.record.question', { no, total: prompts.length })}</span>
          <span className={styles.saved}>
            <Smartphone size={14} aria-hidden />
            {isKept || !isRunning ? say('guest.record.saved') : say('guest.record.unsaved')}
          </span>
        </div>
        <h1>{prompt.text}</h1>
        {prompt.hint && <p>{prompt.hint}</p>}
        {prompt.script && (
          <details className={styles.script}>
            <summary>{say('guest.record.script')}</summary>
            <p>{prompt.script}</p>
          </details>
        )}
      </section>
    </div>
  )
}
