import { useUnit } from 'effector-react'
import { useText } from '../../../../browser/text/useText'
import { Button } from '../../../../ui/buttons/Button'
import { Icon } from '../../../../ui/icons/Icon'
import { ProgressRing } from '../../../../ui/progress/ProgressRing'
import type { TriggerProps } from '../../../../ui/overlay/useOverlay'
import { isUnfinished, percentOfAll } from '../uploadItem'
import { $trayItems } from './tray.model'

/** A ring and a count while uploads run; afterwards only failures are shown. */
export function UploadTrayButton({ trigger }: { trigger: TriggerProps }) {
  const t = useText()
  const uploads = useUnit($trayItems)
  const count = uploads.filter(isUnfinished).length
  const percent = percentOfAll(uploads)
  if (count === 0) {
    return (
      <Button {...trigger} variant="ghost" icon={<Icon name="alert" />}>
        {t('media.uploads.failed')}
      </Button>
    )
  }
  return (
    <Button
      {...trigger}
      variant="ghost"
      icon={
        <ProgressRing
          label={t('media.upload.progress', { percent: `${percent}%` })}
          value={percent}
        />
      }
    >
      {t('media.uploads', { count })}
    </Button>
  )
}
