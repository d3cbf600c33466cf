import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import { useText } from '../../../browser/text/useText'
import { Button } from '../../../ui/buttons/Button'
import { IconButton } from '../../../ui/buttons/IconButton'
import { Icon } from '../../../ui/icons/Icon'
import { Dialog } from '../../../ui/overlay/Dialog'
import { useShortcuts } from '../../../ui/page/useShortcuts'
import { ScriptText } from '../../recorder/client'
import {
  $isMirrored,
  $isPassing,
  $place,
  $textSize,
  $trial,
  $trialWords,
  $wordsPerMinute,
  mirrorToggled,
  sizeMoved,
  speedMoved,
  trialClosed,
  trialRestarted,
  trialToggled,
  wordChosen,
  wordsMoved,
} from './trial.model'
import styles from './ScriptTrial.module.css'

/** The script that is tried, over everything else. */
export function ScriptTrial() {
  const t = useText()
  const { trial, close } = useUnit({ trial: $trial, close: trialClosed })
  if (!trial) return null
  return (
    <Dialog
      isOpen
      size="lg"
      title={t('programs.prompter.title', { name: trial.title })}
      closeLabel={t('programs.prompter.close')}
      onClose={close}
      actions={<Controls />}
    >
      <Passing />
    </Dialog>
  )
}

function Passing() {
  const t = useText()
  const { words, place, size, isMirrored, choose, move, toggle, speed, scale, mirror } = useUnit({
    words: $trialWords,
    place: $place,
    size: $textSize,
    isMirrored: $isMirrored,
    choose: wordChosen,
    move: wordsMoved,
    toggle: trialToggled,
    speed: speedMoved,
    scale: sizeMoved,
    mirror: mirrorToggled,
  })
  useShortcuts({
    ' ': () => toggle(),
    arrowup: () => speed(1),
    arrowdown: () => speed(-1),
    '+': () => scale(1),
    '=': () => scale(1),
    '-': () => scale(-1),
    m: () => mirror(),
  })
  return (
    <>
      <div className={styles.glass}>
        <ScriptText
          {...{ words, size, isMirrored }}
          word={Math.floor(place.word)}
          onWord={choose}
          onMove={move}
        />
      </div>
      <p className={styles.keys}>{t('programs.prompter.keys')}</p>
    </>
  )
}

function Controls() {
  const t = useText()
  const { wordsPerMinute, size, isPassing, isMirrored, speed, scale, toggle, again, mirror } =
    useUnit({
      wordsPerMinute: $wordsPerMinute,
      size: $textSize,
      isPassing: $isPassing,
      isMirrored: $isMirrored,
      speed: speedMoved,
      scale: sizeMoved,
      toggle: trialToggled,
      again: trialRestarted,
      mirror: mirrorToggled,
    })
  return (
    <div className={styles.controls}>
      <Stepper
        less={t('programs.prompter.slower')}
        more={t('programs.prompter.faster')}
        onStep={speed}
      >
        {t('programs.prompter.speed', { count: wordsPerMinute })}
      </Stepper>
      <Stepper
        less={t('programs.prompter.smaller')}
        more={t('programs.prompter.larger')}
        onStep={scale}
      >
        {t('programs.prompter.size', { count: size })}
      </Stepper>
      <Button variant="ghost" aria-pressed={isMirrored} onClick={() => mirror()}>
        {t('programs.prompter.mirror')}
      </Button>
      <Button variant="ghost" icon={<Icon name="retry" />} onClick={() => again()}>
        {t('programs.prompter.again')}
      </Button>
      <Button
        variant="primary"
        icon={<Icon name={isPassing ? 'pause' : 'play'} />}
        onClick={() => toggle()}
      >
        {t(isPassing ? 'programs.prompter.hold' : 'programs.prompter.start')}
      </Button>
    </div>
  )
}

interface StepperProps {
  less: string
  more: string
  onStep: (by: number) => void
  children: ReactNode
}

function Stepper({ less, more, onStep, children }: StepperProps) {
  return (
    <div className={styles.stepper}>
      <IconButton label={less} icon={<Icon name="minus" />} onClick={() => onStep(-1)} />
      <output>{children}</output>
      <IconButton label={more} icon={<Icon name="plus" />} onClick={() => onStep(1)} />
    </div>
  )
}
