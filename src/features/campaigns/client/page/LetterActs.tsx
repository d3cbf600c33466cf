import { useUnit } from 'effector-react'
import type { ListCampaignLettersRow } from '../../../../../generated/facts/features/campaigns'
import { useText } from '../../../../browser/text/useText'
import { Button } from '../../../../ui/buttons/Button'
import { Icon } from '../../../../ui/icons/Icon'
import { letterScreen } from '../lists'

const moves = [
  { id: 'test', icon: 'resend', variant: 'secondary' },
  { id: 'sendNow', icon: 'play', variant: 'secondary' },
  { id: 'sendOnceLive', icon: 'play', variant: 'secondary' },
  { id: 'plan', icon: 'check', variant: 'primary' },
] as const

/** The most frequent actions of an email: a test, and when it goes. */
export function LetterActs({ letter: { letterId, may } }: { letter: ListCampaignLettersRow }) {
  const t = useText()
  const act = useUnit(letterScreen.form.rows.actionAsked)
  return moves
    .filter(({ id }) => may.includes(id))
    .map(({ id, icon, variant }) => (
      <Button
        key={id}
        variant={variant}
        icon={<Icon name={icon} />}
        onClick={() => act({ action: id, selection: { ids: [letterId] } })}
      >
        {t(`campaigns.campaignLetters.action.${id}`)}
      </Button>
    ))
}
