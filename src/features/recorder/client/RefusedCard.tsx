import { useUnit } from 'effector-react'
import { href } from '../../../../generated/facts/routes'
import { useText } from '../../../browser/text/useText'
import { Button } from '../../../ui/buttons/Button'
import { LinkButton } from '../../../ui/buttons/LinkButton'
import type { BlockedReason } from '../stage'
import { AddressBar } from './AddressBar'
import { $choices } from './choices.model'
import { $deviceName, sourceChosen } from './devices.model'
import { takeOverPressed } from './elsewhere.model'
import { RecorderIcon } from './RecorderIcon'
import { happened } from './stage.model'
import { StageCard } from './StageCard'

/** Why nothing can be recorded, and the ways on. */
export function RefusedCard({ reason }: { reason: BlockedReason }) {
  const t = useText()
  const { choices, name, happen, choose, takeOver } = useUnit({
    choices: $choices,
    name: $deviceName,
    happen: happened,
    choose: sourceChosen,
    takeOver: takeOverPressed,
  })
  const again = (label: string) => (
    <Button variant="primary" size="lg" onClick={() => happen({ is: 'tryPressed' })}>
      {label}
    </Button>
  )
  const instead = (source: 'audio' | 'screen' | 'camera', label: string) => (
    <Button size="lg" onClick={() => choose(source)}>
      {label}
    </Button>
  )
  const isSound = choices.source === 'audio'
  const icon = <RecorderIcon name={isSound ? 'noMicrophone' : 'noCamera'} size="xl" />
  switch (reason) {
    case 'denied':
      return (
        <StageCard
          icon={icon}
          title={t('recorder.denied.title')}
          actions={again(t('recorder.tryAgain'))}
        >
          <AddressBar />
          {t('recorder.denied.text')}
        </StageCard>
      )
    case 'dismissed':
      return (
        <StageCard
          icon={icon}
          title={t('recorder.dismissed.title')}
          actions={again(t('recorder.dismissed.ask'))}
        >
          {t('recorder.dismissed.text')}
        </StageCard>
      )
    case 'silent':
      return (
        <StageCard
          icon={icon}
          title={t('recorder.silent.title')}
          actions={again(t('recorder.tryAgain'))}
        >
          {t('recorder.silent.text')}
        </StageCard>
      )
    case 'inUse':
      return (
        <StageCard
          icon={icon}
          title={t('recorder.inUse.title', { device: name ?? t('recorder.inUse.device') })}
          actions={again(t('recorder.tryAgain'))}
        >
          {t('recorder.inUse.text')}
        </StageCard>
      )
    case 'none':
      return (
        <StageCard
          icon={icon}
          title={isSound ? t('recorder.none.microphone') : t('recorder.none.camera')}
          actions={
            <>
              {!isSound && instead('audio', t('recorder.none.audio'))}
              {instead('screen', t('recorder.source.screen'))}
            </>
          }
        >
          {t('recorder.none.text')}
        </StageCard>
      )
    case 'elsewhere':
      return (
        <StageCard
          icon={icon}
          title={t('recorder.elsewhere.title')}
          actions={
            <Button variant="primary" size="lg" onClick={() => takeOver()}>
              {t('recorder.elsewhere.here')}
            </Button>
          }
        >
          {t('recorder.elsewhere.text')}
        </StageCard>
      )
    case 'unsupported':
      return (
        <StageCard
          icon={icon}
          title={t('recorder.unsupported.title')}
          actions={
            // Without the frame there is no router; nothing is lost here.
            <LinkButton variant="primary" size="lg" href={href('clips.list')}>
              {t('recorder.unsupported.upload')}
            </LinkButton>
          }
        >
          {t('recorder.unsupported.text')}
        </StageCard>
      )
  }
}
