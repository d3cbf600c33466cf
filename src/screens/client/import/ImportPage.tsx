import { useUnit } from 'effector-react'
import { useText } from '../../../browser/text/useText'
import { Icon } from '../../../ui/icons/Icon'
import { PageHeader } from '../../../ui/page/PageHeader'
import { say } from '../form/words'
import { ChooseFile } from './ChooseFile'
import type { ImportModel } from './createImportModel'
import { ImportProgress } from './ImportProgress'
import styles from './ImportPage.module.css'
import { ReviewRows } from './ReviewRows'

/** In the place of the list: rows of a file become rows of the list, at `?import`. */
export function ImportPage({ model }: { model: ImportModel }) {
  const t = useText()
  const { table, state, close } = useUnit({
    table: model.$table,
    state: model.run.$state,
    close: model.rows.rowClosed,
  })
  const title = say(t, model.screen.title)
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <PageHeader
          title={t('screens.import.title', { title })}
          back={
            <button type="button" className={styles.back} onClick={() => close()}>
              <Icon name="arrowLeft" />
              {title}
            </button>
          }
        />
      </div>
      {table === null ? (
        <ChooseFile model={model} />
      ) : state === 'idle' ? (
        <ReviewRows model={model} table={table} />
      ) : (
        <ImportProgress model={model} />
      )}
    </div>
  )
}
