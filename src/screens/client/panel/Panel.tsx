import { useUnit } from 'effector-react'
import { Suspense } from 'react'
import type { FormModel } from '../form/createFormModel'
import { importId } from '../form/createOpenRow'
import { newId } from '../form/draft'
import { drawOpen, type Parts } from '../parts'
import { CreatePanel } from './CreatePanel'
import { RowPanel } from './RowPanel'
import { RowPanel as RowPanelPart } from './RowPanelPart'

// For the parts that draw it: with this very file, so that nobody waits for it.
void RowPanelPart.fetch()

export interface PanelProps {
  form: FormModel
  parts: Parts
}

function OpenRow({ form, parts, openId }: PanelProps & { openId: string }) {
  const row = useUnit(form.$row)
  return (
    drawOpen(parts, form.screen.open, { row, form }) ?? <RowPanel {...{ form, parts, openId }} />
  )
}

/** What stands open beside the list; null: nothing. */
export function Panel({ form, parts }: PanelProps) {
  const openId = useUnit(form.rows.$openId)
  if (openId === null || openId === importId) return null
  if (openId === newId) return form.canCreate ? <CreatePanel {...{ form, parts }} /> : null
  return (
    <Suspense>
      <OpenRow {...{ form, parts, openId }} />
    </Suspense>
  )
}
