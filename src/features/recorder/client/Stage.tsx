import { useUnit } from 'effector-react'
import { useText } from '../../../browser/text/useText'
import { Button } from '../../../ui/buttons/Button'
import { Spinner } from '../../../ui/progress/Spinner'
import { needsScreen } from './choices'
import { $choices } from './choices.model'
import { commanded } from './commands.model'
import { $countdown } from './countdown.model'
import { $screen } from './devices.model'
import { HintLine } from './HintLine'
import { PausedCard } from './PausedCard'
import { CameraBubble, Preview } from './Preview'
import { $isPrompting } from './prompter.model'
import { RecorderIcon } from './RecorderIcon'
import { RefusedCard } from './RefusedCard'
import { InvitingCard } from './InvitingCard'
import { $stage } from './stage.model'
import { $slow } from './slow.model'
import { StageCard } from './StageCard'
import { $startFault } from './startFault.model'
import { StartFaultLine } from './StartFaultLine'
import styles from './Stage.module.css'
import { Teleprompter } from './Teleprompter'

/** What is recorded, or the one thing that has to be done first. */
export function Stage() {
  const t = useText()
  const { stage, isPrompting, fault } = useUnit({
    stage: $stage,
    isPrompting: $isPrompting,
    fault: $startFault,
  })
  return (
    <section className={styles.stage} aria-label={t('recorder.stage')}>
      <Content />
      {isPrompting && stage.is !== 'inviting' && stage.is !== 'blocked' && <Teleprompter />}
      {stage.is === 'counting' && <Countdown />}
      {stage.is === 'paused' && <PausedCard why={stage.why} />}
      {fault ? <StartFaultLine fault={fault} /> : <HintLine />}
      {stage.is !== 'asking' && <SlowLine />}
    </section>
  )
}

function Content() {
  const t = useText()
  const { stage, choices, screen } = useUnit({
    stage: $stage,
    choices: $choices,
    screen: $screen,
  })
  switch (stage.is) {
    case 'inviting':
      return <InvitingCard />
    case 'blocked':
      return <RefusedCard reason={stage.reason} />
    case 'closed':
    case 'asking':
      return (
        <div className={styles.waiting}>
          <Spinner />
          <output>{t('recorder.asking')}</output>
          <SlowLine />
        </div>
      )
    default:
      return needsScreen(choices) && !screen ? (
        <>
          <ChooseScreen />
          <CameraBubble />
        </>
      ) : (
        <Preview />
      )
  }
}

function SlowLine() {
  const t = useText()
  const slow = useUnit($slow)
  return <output className={styles.slow}>{slow && t(`recorder.slow.${slow}`)}</output>
}

function ChooseScreen() {
  const t = useText()
  const { stage, command } = useUnit({ stage: $stage, command: commanded })
  return (
    <StageCard
      icon={<RecorderIcon name="choose" size="xl" />}
      title={t('recorder.screen.title')}
      actions={
        <Button
          variant="primary"
          size="lg"
          pending={stage.is === 'choosing'}
          onClick={() => command('record')}
        >
          {t('recorder.screen.choose')}
        </Button>
      }
    >
      {t('recorder.screen.text')}
    </StageCard>
  )
}

function Countdown() {
  const t = useText()
  const left = useUnit($countdown)
  return (
    <div className={styles.countdown}>
      <span key={left} className={styles.number} aria-hidden>
        {left}
      </span>
      <span className={styles.below}>{t('recorder.countdown.keys')}</span>
    </div>
  )
}
