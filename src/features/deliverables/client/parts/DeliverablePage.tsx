import { useUnit } from 'effector-react'
import { RowPanel, type OpenProps } from '../../../../screens/client'
import '../deliverables.model'
import type { DeliverableItem } from '../deliver.model'
import { Deliver } from '../panel/Deliver'
import { DeliverableBar } from '../panel/DeliverableBar'
import { DeliverableView } from '../panel/DeliverableView'

/** A deliverable that stands open: what was delivered, whether it keeps to its specification, what to do next. */
export function DeliverablePage({ row, form }: OpenProps<DeliverableItem>) {
  const openId = useUnit(form.rows.$openId)
  if (openId === null) return null
  const isFormShown = form.canUpdate && row?.may.includes('edit') === true
  return (
    <RowPanel
      {...{ form, openId }}
      parts={{}}
      lead={
        row && (
          <>
            <DeliverableView deliverable={row} />
            <DeliverableBar
              deliverable={row}
              act={form.rows.actionAsked}
              move={form.rows.neighbourOpened}
            />
            <Deliver key={row.deliverableId} deliverable={row} />
          </>
        )
      }
      {...(row && !isFormShown && { side: { groups: [] } })}
    />
  )
}
