import { useUnit } from 'effector-react'
import { useText } from '../../../browser/text/useText'
import { $rig } from './devices.model'
import { RecorderIcon } from './RecorderIcon'
import styles from './MicrophoneName.module.css'

/** What is heard while a take is recorded. */
export function MicrophoneName() {
  const t = useText()
  const label = useUnit($rig)?.microphone?.getAudioTracks()[0]?.label
  return (
    <p className={styles.name}>
      <RecorderIcon name={label === undefined ? 'noMicrophone' : 'audio'} />
      {label ?? t('recorder.microphone.none')}
    </p>
  )
}
