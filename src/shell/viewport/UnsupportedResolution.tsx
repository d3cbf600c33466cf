import { useUnit } from 'effector-react'
import { Suspense } from 'react'
import { minScreenHeight, minScreenWidth } from '../../../generated/facts/constants'
import { useText } from '../../browser/text/useText'
import { Button } from '../../ui/buttons/Button'
import { lazyPart } from '../../ui/lazyPart'
import { $isNarrowDialogOpen, continuedAnyway } from './narrow.model'
import styles from './UnsupportedResolution.module.css'

const Dialog = lazyPart(async () => (await import('../../ui/overlay/Dialog')).Dialog)

const size = { width: minScreenWidth, height: minScreenHeight }

export function UnsupportedResolution() {
  const t = useText()
  const { isOpen, goOn } = useUnit({ isOpen: $isNarrowDialogOpen, goOn: continuedAnyway })
  if (!isOpen) return null
  return (
    <Suspense>
      <Dialog
        isOpen
        size="md"
        title={t('shell.narrow.title')}
        closeLabel={t('shell.close')}
        onClose={() => goOn()}
        actions={
          <Button variant="primary" onClick={() => goOn()}>
            {t('shell.narrow.continue')}
          </Button>
        }
      >
        <p>{t('shell.narrow.text', size)}</p>
        <dl className={styles.systems}>
          <div>
            <dt>{t('shell.narrow.windows')}</dt>
            <dd>{t('shell.narrow.windows.text', size)}</dd>
          </div>
          <div>
            <dt>{t('shell.narrow.mac')}</dt>
            <dd>{t('shell.narrow.mac.text', size)}</dd>
          </div>
        </dl>
      </Dialog>
    </Suspense>
  )
}
