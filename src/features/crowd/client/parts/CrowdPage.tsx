import { useUnit } from 'effector-react'
import type { ListCrowdRequestsRow } from '../../../../../generated/facts/features/crowd'
import { useText } from '../../../../browser/text/useText'
import { RowPanel, type OpenProps } from '../../../../screens/client'
import { ViewTabs } from '../../../../ui/page/ViewTabs'
import '../crowd.model'
import { CrowdHead } from '../page/CrowdHead'
import { RequestActs } from '../page/RequestActs'
import { $side, groupsOf, sideChosen, sides, type Side } from '../request.model'
import { PromptsInput } from './PromptsInput'

const parts = { PromptsInput }
/** A request as a page: how far its people are, its link, and what is asked of them. */
export function CrowdPage({ row, form }: OpenProps<ListCrowdRequestsRow>) {
  const openId = useUnit(form.rows.$openId)
  const [side, choose] = useUnit([$side, sideChosen])
  const t = useText()
  if (openId === null) return null
  return (
    <RowPanel
      {...{ form, openId, parts }}
      acts={row && <RequestActs request={row} />}
      lead={row && <CrowdHead request={row} />}
      tabs={
        row && (
          <ViewTabs
            label={t('crowd.page.tabs')}
            tabs={sides.map((id) => ({ id, label: t(`crowd.page.tab.${id}`) }))}
            currentId={side}
            onChoose={(id) => choose(id as Side)}
          />
        )
      }
      side={{ groups: groupsOf[side] }}
    />
  )
}
