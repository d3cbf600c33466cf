import { useUnit } from 'effector-react'
import { useText } from '../../../browser/text/useText'
import { Button } from '../../../ui/buttons/Button'
import { InlineNotice } from '../../../ui/notices/InlineNotice'
import type { FormModel } from './createFormModel'
import type { Draft } from './draft'
import styles from './ConflictChoices.module.css'
import { valueIn } from '../row'

/** Somebody removed the row while it was edited; what was typed can become a new one. */
export function GoneNotice({ form, draft }: { form: FormModel; draft: Draft }) {
  const t = useText()
  const copy = useUnit(form.copiedAsNew)
  const name = String(valueIn(draft.row, form.screen.name) ?? '')
  return (
    <div className={styles.gone}>
      <InlineNotice
        tone="warn"
        role="alert"
        title={t('screens.form.gone', { name })}
        actions={
          form.canCreate && <Button onClick={() => copy()}>{t('screens.form.copyAsNew')}</Button>
        }
      >
        {t('screens.form.goneText')}
      </InlineNotice>
    </div>
  )
}
