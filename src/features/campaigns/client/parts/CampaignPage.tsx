import { useUnit } from 'effector-react'
import type { ListCampaignsRow } from '../../../../../generated/facts/features/campaigns'
import { useFormat } from '../../../../browser/text/useFormat'
import { useText } from '../../../../browser/text/useText'
import { RowPanel, type OpenProps } from '../../../../screens/client'
import { ViewTabs } from '../../../../ui/page/ViewTabs'
import '../campaigns.model'
import { CampaignActs } from '../page/CampaignActs'
import { CampaignHead } from '../page/CampaignHead'
import styles from '../page/Campaign.module.css'
import { Plan } from '../page/Plan'
import { Requests } from '../page/Requests'
import { Results } from '../page/Results'
import { $side, results, sideChosen, sides, type Side } from '../page.model'

const noParts = {}

/** A campaign as a page: what came of it, and what is planned for whom. */
export function CampaignPage({ row, form }: OpenProps<ListCampaignsRow>) {
  const t = useText()
  const format = useFormat()
  const { openId, chosen, choose, reply } = useUnit({
    openId: form.rows.$openId,
    chosen: $side,
    choose: sideChosen,
    reply: results.$reply,
  })
  if (openId === null) return null
  const side = chosen ?? (row?.state === 'draft' || row?.state === 'scheduled' ? 'plan' : 'results')
  const counts: Partial<Record<Side, number | undefined>> = {
    audience: reply?.audience,
    programs: row?.programs.length,
    requests: row?.requests.length,
  }
  return (
    <RowPanel
      {...{ form, openId }}
      parts={noParts}
      detail={row && <CampaignHead campaign={row} />}
      acts={row && <CampaignActs campaign={row} />}
      tabs={
        row && (
          <>
            {row.goal && <p className={styles.goal}>{row.goal}</p>}
            <ViewTabs
              label={t('campaigns.page.tabs')}
              tabs={sides.map((id) => ({
                id,
                label: t(`campaigns.page.tab.${id}`),
                count: counts[id] ? format.count(counts[id]) : undefined,
              }))}
              currentId={side}
              onChoose={(id) => choose(id as Side)}
            />
          </>
        )
      }
      side={
        side === 'results'
          ? { body: row && <Results campaign={row} /> }
          : { groups: [side === 'plan' ? 'campaign' : side], hasHistory: side === 'plan' }
      }
    >
      {row && side === 'plan' && <Plan campaign={row} />}
      {row && side === 'requests' && <Requests campaign={row} />}
    </RowPanel>
  )
}
