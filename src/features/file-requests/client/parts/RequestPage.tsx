import { useUnit } from 'effector-react'
import { RowPanel, type OpenProps } from '../../../../screens/client'
import '../file-requests.model'
import { RequestBar } from '../request/RequestBar'
import { RequestDetail } from '../request/RequestDetail'
import { RequestView } from '../request/RequestView'
import type { RequestRow } from '../requestRow'
import { KindsInput } from './KindsInput'

const parts = { KindsInput }

/** A request that stands open: what is asked, what was handed in, and what to do next. */
export function RequestPage({ row, form }: OpenProps<RequestRow>) {
  const openId = useUnit(form.rows.$openId)
  if (openId === null) return null
  const isFormShown = form.canUpdate && row?.may.includes('edit') === true
  return (
    <RowPanel
      {...{ form, parts, openId }}
      detail={row && <RequestDetail request={row} />}
      lead={
        row && (
          <>
            <RequestView key={row.fileRequestId} request={row} />
            <RequestBar
              request={row}
              act={form.rows.actionAsked}
              move={form.rows.neighbourOpened}
            />
          </>
        )
      }
      {...(row && !isFormShown && { side: { groups: [] } })}
    />
  )
}
