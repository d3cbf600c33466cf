import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import { useText } from '../../../browser/text/useText'
import { IconButton } from '../../../ui/buttons/IconButton'
import { Kbd } from '../../../ui/labels/Kbd'
import { $choices } from './choices.model'
import { $isHeld, holdToggled, sizeMoved, speedMoved } from './prompter.model'
import styles from './PrompterControls.module.css'
import { RecorderIcon } from './RecorderIcon'
import { $stage } from './stage.model'

/** Speed and size of the text that is read, and whether it stands still. */
export function PrompterControls() {
  const t = useText()
  const { stage, choices, isHeld, speed, size, hold } = useUnit({
    stage: $stage,
    choices: $choices,
    isHeld: $isHeld,
    speed: speedMoved,
    size: sizeMoved,
    hold: holdToggled,
  })
  const isRecording = stage.is === 'recording' || stage.is === 'paused'
  return (
    <div className={styles.controls}>
      <Stepper
        label={t('recorder.prompter.speed')}
        keys="↑ ↓"
        less={t('recorder.prompter.slower')}
        more={t('recorder.prompter.faster')}
        onStep={speed}
      >
        {t('recorder.prompter.wpm', { count: choices.wordsPerMinute })}
      </Stepper>
      <Stepper
        label={t('recorder.prompter.size')}
        keys="− +"
        less={t('recorder.prompter.smaller')}
        more={t('recorder.prompter.larger')}
        onStep={size}
      >
        {t('recorder.prompter.px', { count: choices.textSize })}
      </Stepper>
      {isRecording && (
        <div className={styles.control}>
          <IconButton
            label={t('recorder.prompter.hold')}
            aria-pressed={isHeld}
            variant="secondary"
            size="lg"
            icon={<RecorderIcon name={isHeld ? 'play' : 'pause'} />}
            onClick={() => hold()}
          />
          <span className={styles.words} aria-hidden>
            {t('recorder.prompter.hold')} <Kbd>T</Kbd>
          </span>
        </div>
      )}
    </div>
  )
}

interface StepperProps {
  label: string
  keys: string
  less: string
  more: string
  onStep: (by: number) => void
  children: ReactNode
}

function Stepper({ label, keys, less, more, onStep, children }: StepperProps) {
  return (
    <fieldset className={styles.control} aria-label={label}>
      <div className={styles.stepper}>
        <IconButton label={less} icon={<RecorderIcon name="minus" />} onClick={() => onStep(-1)} />
        <span className={styles.value}>{children}</span>
        <IconButton label={more} icon={<RecorderIcon name="plus" />} onClick={() => onStep(1)} />
      </div>
      <span className={styles.words} aria-hidden>
        {label} <Kbd>{keys}</Kbd>
      </span>
    </fieldset>
  )
}
