import { useUnit } from 'effector-react'
import type {
  GetCampaignResultsResponse,
  ListCampaignsRow,
} from '../../../../../generated/facts/features/campaigns'
import { href } from '../../../../../generated/facts/routes'
import { screen as campaignPeople } from '../../../../../generated/facts/screens/campaignPeople'
import { useFormat } from '../../../../browser/text/useFormat'
import { useText } from '../../../../browser/text/useText'
import { ScreenLink } from '../../../../shell/routing/ScreenLink'
import { Button } from '../../../../ui/buttons/Button'
import { InlineNotice } from '../../../../ui/notices/InlineNotice'
import { Skeleton } from '../../../../ui/progress/Skeleton'
import { results } from '../page.model'
import { peopleAddress } from '../peopleAddress'
import styles from './Campaign.module.css'
import { DayChart } from './DayChart'
import { LetterTable, percent } from './LetterTable'
import { ShownLetter } from './ShownLetter'

interface ResultsProps {
  campaign: ListCampaignsRow
}

/** What came of a campaign, and what is known of it. */
export function Results({ campaign }: ResultsProps) {
  const t = useText()
  const { reply, isFailed, again } = useUnit({
    reply: results.$reply,
    isFailed: results.$isFailed,
    again: results.readAgain,
  })
  if (reply === null && isFailed)
    return (
      <p className={styles.line}>
        {t('campaigns.results.failed')}{' '}
        <Button size="sm" onClick={() => again()}>
          {t('campaigns.results.retry')}
        </Button>
      </p>
    )
  if (reply === null) return <Skeleton width="80%" />
  return (
    <div className={styles.section}>
      <Measures {...{ campaign, reply }} />
      <div className={styles.results}>
        <div className={styles.section}>
          <DayChart days={reply.days} />
          <LetterTable />
          <Remarks {...{ campaign, reply }} />
        </div>
        <ShownLetter hasPage={campaign.sharePage !== undefined} />
      </div>
    </div>
  )
}

interface ToldProps extends ResultsProps {
  reply: GetCampaignResultsResponse
}

/** States of recipients: all but of those who are held back. */
const notHeld = Object.keys(campaignPeople.fields['state']?.values ?? {}).filter(
  (state) => state !== 'held',
)

/** Each step with what share of the one before it came so far. */
const steps = [
  { id: 'recipients', of: undefined, share: undefined, where: { isFirst: 'true', state: notHeld } },
  {
    id: 'sent',
    of: 'recipients',
    share: 'ofRecipients',
    where: { isFirst: 'true', state: 'sent' },
  },
  { id: 'visited', of: 'sent', share: 'ofSent', where: { hasVisited: 'true' } },
  { id: 'started', of: 'visited', share: 'ofVisited', where: { hasStarted: 'true' } },
  { id: 'watched', of: 'started', share: 'ofStarted', where: { hasWatched: 'true' } },
  { id: 'replied', of: 'watched', share: 'ofWatched', where: { hasReplied: 'true' } },
] as const

export function Measures({ campaign, reply }: ToldProps) {
  const t = useText()
  const format = useFormat()
  return (
    <ul className={styles.measures} aria-label={t('campaigns.results.title')}>
      {steps.map(({ id, of, share, where }) => {
        const name = t(`campaigns.results.${id}`)
        return (
          <li key={id} className={styles.measure}>
            <ScreenLink
              to={peopleAddress(campaign.campaignId, where)}
              className={styles.number}
              aria-label={`${name}: ${format.count(reply[id])}`}
            >
              <span className={styles.name}>{name}</span>
              <strong>{format.count(reply[id])}</strong>
              <span className={styles.share}>
                {of
                  ? t(`campaigns.results.${share}`, {
                      share: percent(reply[id], reply[of], format.count),
                    })
                  : t('campaigns.results.reachable', {
                      count: reply.audience - reply.audienceHeld,
                    })}
              </span>
              <span className={styles.bar} aria-hidden>
                <span style={{ width: `${(reply[id] / Math.max(1, reply.recipients)) * 100}%` }} />
              </span>
            </ScreenLink>
          </li>
        )
      })}
    </ul>
  )
}

const isUnderWay = (state: ListCampaignsRow['state']) => state !== 'closed' && state !== 'archived'

/** What keeps letters back, or lets some go astray. */
function Remarks({ campaign, reply }: ToldProps) {
  const t = useText()
  const format = useFormat()
  const { held, heldBounced: bounced, heldStopped: stopped, unsure } = reply
  return (
    <>
      {!reply.sendsMail && isUnderWay(campaign.state) && (
        <InlineNotice tone="warn">{t('campaigns.results.noMail')}</InlineNotice>
      )}
      {reply.resting.map(({ domain, until }) => (
        <InlineNotice key={domain} tone="info">
          {t('campaigns.results.resting', { domain, time: format.moment(until) })}
        </InlineNotice>
      ))}
      {unsure > 0 && (
        <InlineNotice
          tone="warn"
          title={t('campaigns.results.unsure', { count: unsure })}
          actions={
            <ScreenLink
              to={peopleAddress(campaign.campaignId, { state: 'unsure' })}
              className={styles.link}
            >
              {t('campaigns.results.showUnsure')}
            </ScreenLink>
          }
        />
      )}
      {held > 0 && (
        <InlineNotice
          tone="info"
          title={t('campaigns.results.held', { count: held })}
          actions={
            <ScreenLink to={href('audience.heldBack')} className={styles.link}>
              {t('campaigns.results.showHeld')}
            </ScreenLink>
          }
        >
          {t('campaigns.results.heldWhy', { bounced, stopped })}
        </InlineNotice>
      )}
      {reply.sendsMail && !reply.hearsBounces && (
        <p className={styles.line}>{t('campaigns.results.refusalsOnly')}</p>
      )}
    </>
  )
}
