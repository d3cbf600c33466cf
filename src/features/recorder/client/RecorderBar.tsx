import { useUnit } from 'effector-react'
import type { Translate } from '../../../browser/text/text.model'
import { useText } from '../../../browser/text/useText'
import { Kbd } from '../../../ui/labels/Kbd'
import type { Stage } from '../stage'
import { needsScreen, type Choices } from './choices'
import { $choices } from './choices.model'
import { commanded } from './commands.model'
import type { Command } from './keys'
import { LevelMeter } from './LevelMeter'
import { MicrophoneName } from './MicrophoneName'
import { $isPrompting } from './prompter.model'
import { PrompterControls } from './PrompterControls'
import { RecorderIcon, type RecorderIconName } from './RecorderIcon'
import styles from './RecorderBar.module.css'
import { $stage, isBusyIn } from './stage.model'

/** The large buttons under the stage. */
export function RecorderBar() {
  const { stage, isPrompting } = useUnit({ stage: $stage, isPrompting: $isPrompting })
  const isBusy = isBusyIn(stage)
  return (
    <footer className={styles.bar}>
      <div className={styles.start}>
        {isBusy && (
          <>
            <MicrophoneName />
            <LevelMeter />
          </>
        )}
      </div>
      <div className={styles.middle}>
        <BarButtons />
      </div>
      <div className={styles.end}>{isBusy && isPrompting && <PrompterControls />}</div>
    </footer>
  )
}

/** The same three places before and in a take, so that the focus stays where it is. */
function BarButtons() {
  const t = useText()
  const { stage, choices } = useUnit({ stage: $stage, choices: $choices })
  const [first, red, last] = isBusyIn(stage)
    ? buttonsInTake(t, stage)
    : buttonsBefore(t, stage, choices)
  return (
    <>
      <RoundButton {...first} />
      <RecordButton {...red} />
      <RoundButton {...last} />
    </>
  )
}

type Buttons = readonly [RoundButtonProps, RecordButtonProps, RoundButtonProps]

function buttonsBefore(t: Translate, stage: Stage, choices: Choices): Buttons {
  const { countdown, hasPrompter } = choices
  const isOnScreen = needsScreen(choices)
  const isDisabled = stage.is !== 'ready'
  const isCounting = stage.is === 'counting'
  const seconds = t('recorder.countdown.seconds', { seconds: countdown })
  return [
    {
      command: 'countdown',
      icon: 'timer',
      label: countdown === 0 ? t('recorder.countdown.off') : seconds,
      keys: 'C',
      isDisabled,
    },
    {
      label: isCounting ? t('recorder.startNow') : t('recorder.record'),
      isDisabled: isDisabled && !isCounting,
    },
    {
      command: 'script',
      icon: 'script',
      label: t('recorder.script'),
      keys: 'T',
      isOn: hasPrompter && !isOnScreen,
      isDisabled: isDisabled || isOnScreen,
      ...(isOnScreen && { reason: t('recorder.script.screen') }),
    },
  ]
}

function buttonsInTake(t: Translate, stage: Stage): Buttons {
  const isDisabled = stage.is === 'stopping'
  const isPaused = stage.is === 'paused'
  return [
    { command: 'retake', icon: 'retake', label: t('recorder.retake'), keys: '⇧R', isDisabled },
    { label: t('recorder.stop'), isOn: true, isDisabled },
    {
      command: 'pause',
      icon: isPaused ? 'play' : 'pause',
      label: isPaused ? t('recorder.resume') : t('recorder.pause'),
      keys: 'P',
      isDisabled,
    },
  ]
}

interface RoundButtonProps {
  command: Command
  label: string
  keys: string
  icon: RecorderIconName
  isOn?: boolean
  isDisabled: boolean
  /** Why it is disabled. */
  reason?: string
}

function RoundButton({ command, label, keys, icon, isOn, isDisabled, reason }: RoundButtonProps) {
  const press = useUnit(commanded)
  return (
    <button
      type="button"
      className={styles.round}
      aria-pressed={isOn}
      aria-disabled={isDisabled}
      title={reason}
      onClick={() => isDisabled || press(command)}
    >
      <span className={styles.disc}>
        <RecorderIcon name={icon} size="lg" />
      </span>
      <span className={styles.words}>
        {label} <Kbd>{keys}</Kbd>
      </span>
    </button>
  )
}

interface RecordButtonProps {
  label: string
  isOn?: boolean
  isDisabled: boolean
}

/** The one red button: it begins, and it stops. */
export function RecordButton({ label, isOn = false, isDisabled }: RecordButtonProps) {
  const press = useUnit(commanded)
  return (
    <button
      type="button"
      className={styles.round}
      aria-disabled={isDisabled}
      onClick={() => isDisabled || press('record')}
    >
      <span className={styles.record} data-on={isOn || undefined} />
      <span className={styles.words}>
        {label} <Kbd>R</Kbd>
      </span>
    </button>
  )
}
