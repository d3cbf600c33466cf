import { useUnit } from 'effector-react'
import type { FormModel } from '../form/createFormModel'
import { importId } from '../form/createOpenRow'
import { newId } from '../form/draft'
import type { Parts } from '../parts'
import { CreatePanel } from './CreatePanel'
import { RowPanel } from './RowPanel'

export interface PanelProps {
  form: FormModel
  parts: Parts
}

/** What stands open beside the list; null: nothing. */
export function Panel({ form, parts }: PanelProps) {
  const openId = useUnit(form.rows.$openId)
  if (openId === null || openId === importId) return null
  if (openId === newId) return form.canCreate ? <CreatePanel {...{ form, parts }} /> : null
  return <RowPanel {...{ form, parts, openId }} />
}
