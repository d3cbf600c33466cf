import { useUnit } from 'effector-react'
import { useText } from '../../../browser/text/useText'
import { Button } from '../../../ui/buttons/Button'
import { sourceChosen } from './devices.model'
import { RecorderIcon } from './RecorderIcon'
import { happened } from './stage.model'
import { StageCard } from './StageCard'

/** Before the browser's own question. */
export function InvitingCard() {
  const t = useText()
  const { happen, choose } = useUnit({ happen: happened, choose: sourceChosen })
  const allow = () => happen({ is: 'allowPressed' })
  return (
    <StageCard
      icon={<RecorderIcon name="camera" size="xl" />}
      title={t('recorder.invite.title')}
      actions={
        <>
          <Button
            variant="primary"
            size="lg"
            onClick={() => {
              choose('camera')
              allow()
            }}
          >
            {t('recorder.invite.both')}
          </Button>
          <Button
            size="lg"
            onClick={() => {
              choose('audio')
              allow()
            }}
          >
            {t('recorder.invite.microphone')}
          </Button>
          <Button
            size="lg"
            onClick={() => {
              choose('screen')
              allow()
            }}
          >
            {t('recorder.invite.screen')}
          </Button>
        </>
      }
    >
      {t('recorder.invite.text')}
    </StageCard>
  )
}
