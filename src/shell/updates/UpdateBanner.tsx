import { useUnit } from 'effector-react'
import { Suspense } from 'react'
import { useText } from '../../browser/text/useText'
import { Banner } from '../../ui/notices/Banner'
import { Button } from '../../ui/buttons/Button'
import { lazyPart } from '../../ui/lazyPart'
import {
  $isInterruptionAsked,
  $isPutOff,
  $update,
  interruptionConfirmed,
  interruptionDeclined,
  updatePressed,
  updatePutOff,
} from './updates.model'

const ConfirmDialog = lazyPart(
  async () => (await import('../../ui/overlay/ConfirmDialog')).ConfirmDialog,
)

/** Spec §2: a banner says that changes were made and asks for a click to update the application. */
export function UpdateBanner() {
  const t = useText()
  const view = useUnit({
    isPutOff: $isPutOff,
    isAsked: $isInterruptionAsked,
    update: $update,
    press: updatePressed,
    putOff: updatePutOff,
    confirm: interruptionConfirmed,
    decline: interruptionDeclined,
  })
  if (view.isPutOff) return null
  const isActivating = view.update === 'activating'
  return (
    <>
      <Banner
        actions={
          <>
            <Button size="sm" variant="primary" pending={isActivating} onClick={() => view.press()}>
              {t('shell.update.now')}
            </Button>
            <Button size="sm" variant="ghost" onClick={() => view.putOff()}>
              {t('shell.update.later')}
            </Button>
          </>
        }
      >
        {t('shell.update.text')}
      </Banner>
      {view.isAsked && (
        <Suspense>
          <ConfirmDialog
            isOpen
            title={t('shell.update.interrupt.title')}
            confirmLabel={t('shell.update.interrupt.confirm')}
            cancelLabel={t('shell.update.interrupt.cancel')}
            onConfirm={() => view.confirm()}
            onCancel={() => view.decline()}
          >
            {t('shell.update.interrupt.text')}
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  )
}
