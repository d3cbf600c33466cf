import { useUnit } from 'effector-react'
import { useText } from '../../browser/text/useText'
import { Banner } from '../../ui/notices/Banner'
import { Button } from '../../ui/buttons/Button'
import { $isPutOff, $update, updatePressed, updatePutOff } from './updates.model'

/** Spec §2: a banner that says there is a new version and updates the application on a click. */
export function UpdateBanner() {
  const t = useText()
  const view = useUnit({
    isPutOff: $isPutOff,
    update: $update,
    press: updatePressed,
    putOff: updatePutOff,
  })
  if (view.isPutOff) return null
  const isActivating = view.update === 'activating'
  return (
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
  )
}
