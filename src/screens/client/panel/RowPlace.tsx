import { useUnit } from 'effector-react'
import { useText } from '../../../browser/text/useText'
import type { FormModel } from '../form/createFormModel'
import styles from './RowPlace.module.css'
import { valueIn } from '../row'

/** Which of the rows that were read this is. */
export function RowPlace({ form }: { form: FormModel }) {
  const t = useText()
  const { rows, openId } = useUnit({ rows: form.rows.$rows, openId: form.rows.$openId })
  const at = rows.findIndex((row) => String(valueIn(row, form.screen.key)) === openId)
  if (at < 0) return null
  return (
    <span className={styles.place}>
      {t('screens.panel.place', { place: at + 1, count: rows.length })}
    </span>
  )
}
