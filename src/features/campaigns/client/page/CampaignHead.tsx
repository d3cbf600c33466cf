import type { ListCampaignsRow } from '../../../../../generated/facts/features/campaigns'
import { useFormat } from '../../../../browser/text/useFormat'
import { useText } from '../../../../browser/text/useText'
import { Badge, type Tone } from '../../../../ui/labels/Badge'
import { Avatar } from '../../../../ui/identity/Avatar'
import styles from './Campaign.module.css'

const tones: Readonly<Record<ListCampaignsRow['state'], Tone>> = {
  draft: 'neutral',
  scheduled: 'info',
  live: 'ok',
  paused: 'warn',
  closed: 'neutral',
  archived: 'neutral',
}

/** How it stands, from when to when, and who runs it. */
export function CampaignHead({ campaign }: { campaign: ListCampaignsRow }) {
  const t = useText()
  const format = useFormat()
  const { state, startsOn, endsOn, daysLeft, owner } = campaign
  const [from, to] = [startsOn && format.day(startsOn), endsOn && format.day(endsOn)]
  return (
    <div className={styles.head}>
      <Badge tone={tones[state]}>{t(`campaigns.campaigns.value.state.${state}`)}</Badge>
      {from && to && <span>{t('campaigns.page.fromTo', { from, to })}</span>}
      {from && !to && <span>{t('campaigns.page.from', { from })}</span>}
      {!from && to && <span>{t('campaigns.page.to', { to })}</span>}
      {daysLeft !== undefined && <span>{t('campaigns.page.daysLeft', { count: daysLeft })}</span>}
      <span className={styles.owner}>
        <Avatar
          size="sm"
          name={owner.name}
          seed={owner.id}
          {...(owner.pictureUrl && { pictureUrl: owner.pictureUrl })}
        />
        {owner.name}
      </span>
    </div>
  )
}
