import type { ListCampaignsRow } from '../../../../../generated/facts/features/campaigns'
import { href } from '../../../../../generated/facts/routes'
import { ScreenLink } from '../../../../shell/routing/ScreenLink'
import styles from './Campaign.module.css'

/** What guests are asked for the campaign, each with a way there. */
export function Requests({ campaign }: { campaign: ListCampaignsRow }) {
  return (
    <ul className={styles.links}>
      {campaign.requests.map(({ id, name }) => (
        <li key={id}>
          <ScreenLink to={href('tasks.crowd.request', { requestId: id })} className={styles.link}>
            {name}
          </ScreenLink>
        </li>
      ))}
    </ul>
  )
}
