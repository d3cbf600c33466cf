import { useUnit } from 'effector-react'
import { href } from '../../../../../generated/facts/routes'
import { useText } from '../../../../browser/text/useText'
import type { HeadProps } from '../../../../screens/client'
import { ScreenButton } from '../../../../shell/routing/ScreenButton'
import { $maySeeQuickRecord } from '../../../../shell/sidebar/sidebar.model'
import { ShellIcon } from '../../../../ui/icons/ShellIcon'

/** The way to the recorder, for whoever the menu shows it to. */
export function RecordClip({ place }: HeadProps) {
  const t = useText()
  const mayRecord = useUnit($maySeeQuickRecord)
  if (!mayRecord) return null
  const variant = place === 'empty' ? 'primary' : 'secondary'
  return (
    <ScreenButton to={href('clips.add')} variant={variant} icon={<ShellIcon name="record" />}>
      {t('footage.recordShort')}
    </ScreenButton>
  )
}
