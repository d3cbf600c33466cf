import { useUnit } from 'effector-react'
import type { ListCampaignLettersRow } from '../../../../../generated/facts/features/campaigns'
import { href } from '../../../../../generated/facts/routes'
import { useFormat } from '../../../../browser/text/useFormat'
import { useText } from '../../../../browser/text/useText'
import { ScreenLink } from '../../../../shell/routing/ScreenLink'
import { Button } from '../../../../ui/buttons/Button'
import { Badge, type Tone } from '../../../../ui/labels/Badge'
import { Skeleton } from '../../../../ui/progress/Skeleton'
import { inOrder, isGone, isReminder, isWaiting } from '../letterOrder'
import { letters } from '../page.model'
import styles from './Campaign.module.css'

const tones: Readonly<Record<ListCampaignLettersRow['state'], Tone>> = {
  draft: 'neutral',
  planned: 'info',
  waiting: 'warn',
  sending: 'info',
  paused: 'warn',
  stopped: 'danger',
  sent: 'ok',
}

/** The letters of the campaign in the order in which they go, and what became of them. */
export function LetterTable() {
  const t = useText()
  const { reply, isFailed, again } = useUnit({
    reply: letters.$reply,
    isFailed: letters.$isFailed,
    again: letters.readAgain,
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
  if (reply.rows.length === 0) return <p className={styles.line}>{t('campaigns.page.noLetters')}</p>
  const heads = ['to', 'when', 'sent', 'visited', 'bounced', 'stopped'] as const
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label={t('campaigns.page.letters')}>
        <thead>
          <tr>
            <th scope="col">{t('campaigns.results.letter')}</th>
            {heads.map((head) => (
              <th key={head} scope="col" data-number={heads.indexOf(head) > 1 || undefined}>
                {t(`campaigns.results.${head}`)}
              </th>
            ))}
            <th scope="col">{t('campaigns.campaignLetters.field.state')}</th>
          </tr>
        </thead>
        <tbody>
          {inOrder(reply.rows).map((letter, at) => (
            <Line key={letter.letterId} letter={letter} no={at + 1} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Line({ letter, no }: { letter: ListCampaignLettersRow; no: number }) {
  const t = useText()
  const format = useFormat()
  const { letterId, subject, segment, sendAt, state, people, sent, visited, bounced } = letter
  const hasGone = isGone(letter)
  const number = (count: number) => (hasGone ? format.count(count) : '–')
  const planned = isWaiting(letter) ? `~${format.count(people)}` : '–'
  const going =
    sent === people ? format.count(sent) : `${format.count(sent)}/${format.count(people)}`
  return (
    <tr>
      <th scope="row">
        <ScreenLink to={href('campaigns.letter', { letterId })} className={styles.link}>
          {`${no}. ${subject}`}
        </ScreenLink>
        <span className={styles.kind}>
          {t(`campaigns.results.${isReminder(letter) ? 'reminder' : 'invitation'}`)}
        </span>
      </th>
      <td>{t(`campaigns.campaignLetters.value.segment.${segment}`)}</td>
      <td>{sendAt ? format.moment(sendAt, 'medium') : '–'}</td>
      <td data-number>{hasGone ? going : planned}</td>
      <td data-number>{hasGone && sent > 0 ? percent(visited, sent, format.count) : '–'}</td>
      <td data-number>{number(bounced)}</td>
      <td data-number>{number(letter.unsubscribed)}</td>
      <td>
        <Badge tone={tones[state]}>{t(`campaigns.campaignLetters.value.state.${state}`)}</Badge>
      </td>
    </tr>
  )
}

export const percent = (
  part: number,
  whole: number,
  count: (n: number, digits?: number) => string,
) => `${count(whole === 0 ? 0 : (100 * part) / whole, 1)} %`
