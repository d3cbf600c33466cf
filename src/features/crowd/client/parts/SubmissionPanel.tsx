import { useUnit } from 'effector-react'
import { RowPanel, type OpenProps } from '../../../../screens/client'
import '../crowd.model'
import { ReviewBar } from '../review/ReviewBar'
import { SubmissionView } from '../review/SubmissionView'
import type { Submission } from '../stateLook'
import { RetakeChips } from './RetakeChips'

const parts = { RetakeChips }
const noGroups = { groups: [] }

/** What a guest sent, stood open beside the others. */
export function SubmissionPanel({ row, form }: OpenProps<Submission>) {
  const openId = useUnit(form.rows.$openId)
  if (openId === null) return null
  return (
    <RowPanel
      {...{ form, parts, openId }}
      side={noGroups}
      lead={
        row && (
          <>
            <SubmissionView key={row.submissionId} submission={row} />
            <ReviewBar submission={row} rows={form.rows} />
          </>
        )
      }
    />
  )
}
