import type { Device } from '../../../browser/capture/devices'
import { findRemembered } from '../../../browser/capture/devices'
import { useText } from '../../../browser/text/useText'
import { SelectField } from '../../../ui/fields/SelectField'
import { RecorderIcon } from './RecorderIcon'
import styles from './DeviceField.module.css'

interface DeviceFieldProps {
  label: string
  icon: 'camera' | 'audio'
  devices: readonly Device[]
  chosen: Device | undefined
  detail?: string
  isDisabled: boolean
  onChoose: (device: Device) => void
}

/** One device of a kind; until one is chosen, the system's choice. */
export function DeviceField(props: DeviceFieldProps) {
  const { label, icon, devices, chosen, detail, isDisabled, onChoose } = props
  const t = useText()
  const value = findRemembered(devices, chosen)?.deviceId ?? devices[0]?.deviceId ?? ''
  return (
    <SelectField
      label={label}
      labelEnd={detail && <span className={styles.detail}>{detail}</span>}
      icon={<RecorderIcon name={icon} />}
      value={value}
      disabled={isDisabled || devices.length === 0}
      options={
        devices.length === 0
          ? [{ value: '', label: t('recorder.device.usual') }]
          : devices.map((device) => ({
              value: device.deviceId,
              label: device.label || t('recorder.device.usual'),
            }))
      }
      onValueChange={(deviceId) => {
        const device = devices.find((each) => each.deviceId === deviceId)
        if (device) onChoose(device)
      }}
    />
  )
}
