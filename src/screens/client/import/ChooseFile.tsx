import { useUnit } from 'effector-react'
import { useFormat } from '../../../browser/text/useFormat'
import { useText } from '../../../browser/text/useText'
import { Button } from '../../../ui/buttons/Button'
import { FileDrop } from '../../../ui/drop/FileDrop'
import { UploadButton } from '../../../ui/drop/UploadButton'
import { Icon } from '../../../ui/icons/Icon'
import { InlineNotice } from '../../../ui/notices/InlineNotice'
import { EmptyState } from '../../../ui/page/EmptyState'
import type { ImportModel } from './createImportModel'
import styles from './ImportPage.module.css'
import { mostBytes, mostRows } from './readTable'

/** Before there is a file: what may be chosen, and a file to begin with. */
export function ChooseFile({ model }: { model: ImportModel }) {
  const t = useText()
  const format = useFormat()
  const { fault, isReading, choose, askTemplate } = useUnit({
    fault: model.$tableFault,
    isReading: model.$isReading,
    choose: model.fileChosen,
    askTemplate: model.templateAsked,
  })
  const most = { rows: format.count(mostRows), size: format.bytes(mostBytes) }
  const take = ([file]: readonly File[]) => file && choose(file)
  return (
    <FileDrop onFiles={take} dropLabel={t('screens.import.drop')}>
      <div className={styles.choose}>
        {fault && (
          <div className={styles.problem}>
            <InlineNotice tone="danger" role="alert">
              {t(`screens.import.fault.${fault}`, most)}
            </InlineNotice>
          </div>
        )}
        <EmptyState
          icon={<Icon name="sheet" size="xl" />}
          title={t('screens.import.choose.title')}
          actions={
            <>
              <UploadButton
                variant="primary"
                accept=".csv,.txt,text/csv,text/plain"
                isSingle
                disabled={isReading}
                onFiles={take}
              >
                {t('screens.import.choose')}
              </UploadButton>
              <Button icon={<Icon name="download" />} onClick={() => askTemplate()}>
                {t('screens.import.template')}
              </Button>
            </>
          }
        >
          {t('screens.import.choose.text', most)}
        </EmptyState>
      </div>
    </FileDrop>
  )
}
