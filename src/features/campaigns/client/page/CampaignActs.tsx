import { useUnit } from 'effector-react'
import type { ListCampaignsRow } from '../../../../../generated/facts/features/campaigns'
import { useText } from '../../../../browser/text/useText'
import { Button } from '../../../../ui/buttons/Button'
import { Icon } from '../../../../ui/icons/Icon'
import { campaignScreen } from '../lists'
import { letterAsked } from '../page.model'

const moves = [
  { id: 'start', icon: 'play' },
  { id: 'pause', icon: 'pause' },
  { id: 'resume', icon: 'play' },
] as const

/** What is done most with a campaign: it starts, stands still and goes on, and gets letters. */
export function CampaignActs({ campaign }: { campaign: ListCampaignsRow }) {
  const t = useText()
  const { act, write } = useUnit({
    act: campaignScreen.form.rows.actionAsked,
    write: letterAsked,
  })
  const { campaignId, may } = campaign
  return (
    <>
      {moves
        .filter(({ id }) => may.includes(id))
        .map(({ id, icon }) => (
          <Button
            key={id}
            icon={<Icon name={icon} />}
            onClick={() => act({ action: id, selection: { ids: [campaignId] } })}
          >
            {t(`campaigns.campaigns.action.${id}`)}
          </Button>
        ))}
      {may.includes('write') && (
        <Button variant="primary" icon={<Icon name="plus" />} onClick={() => write(campaignId)}>
          {t('campaigns.page.newLetter')}
        </Button>
      )}
    </>
  )
}
