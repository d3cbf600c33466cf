import { useUnit } from 'effector-react'
import { useText } from '../../../browser/text/useText'
import { SelectField } from '../../../ui/fields/SelectField'
import { Switch } from '../../../ui/fields/Switch'
import { heights, needsCamera, needsScreen } from './choices'
import { $choices, choicesChanged } from './choices.model'
import {
  $devices,
  $rig,
  $screen,
  cameraChosen,
  heightChosen,
  microphoneChosen,
  noiseReductionChosen,
} from './devices.model'
import { CutOffTakes } from './CutOffTakes'
import { DeviceField } from './DeviceField'
import styles from './DevicePanel.module.css'
import { LevelMeter } from './LevelMeter'
import { LiveChecks } from './LiveChecks'
import { RecorderIcon } from './RecorderIcon'
import { ScriptFields } from './ScriptFields'
import { $stage } from './stage.model'
import { TaskBrief } from './TaskBrief'

/** What is recorded with, before it is. */
export function DevicePanel() {
  const t = useText()
  const { stage, choices, devices, camera, microphone, height, noise, change } = useUnit({
    stage: $stage,
    choices: $choices,
    devices: $devices,
    camera: cameraChosen,
    microphone: microphoneChosen,
    height: heightChosen,
    noise: noiseReductionChosen,
    change: choicesChanged,
  })
  const isDisabled = stage.is !== 'ready' && stage.is !== 'blocked'
  return (
    <aside className={styles.panel} aria-label={t('recorder.panel')}>
      <TaskBrief />
      {stage.is === 'ready' && <CutOffTakes />}
      {needsCamera(choices) && (
        <DeviceField
          label={t('recorder.camera')}
          icon="camera"
          devices={devices.cameras}
          chosen={choices.camera}
          isDisabled={isDisabled}
          onChoose={camera}
        />
      )}
      {choices.source !== 'audio' && (
        <SelectField
          label={t('recorder.camera.size')}
          labelEnd={<PictureSize />}
          value={String(choices.height)}
          disabled={isDisabled}
          options={heights.map((each) => ({
            value: String(each),
            label: t('recorder.camera.lines', { height: each }),
          }))}
          onValueChange={(value) => height(heights.find((each) => String(each) === value) ?? 1080)}
        />
      )}
      <div>
        <DeviceField
          label={t('recorder.microphone')}
          icon="audio"
          devices={devices.microphones}
          chosen={choices.microphone}
          isDisabled={isDisabled}
          detail={t('recorder.microphone.test')}
          onChoose={microphone}
        />
        <LevelMeter />
      </div>
      <ScriptFields />
      <Switch
        label={t('recorder.noise')}
        isOn={choices.reducesNoise}
        isDisabled={isDisabled}
        onChange={noise}
      />
      {needsCamera(choices) && (
        <>
          <Switch
            label={t('recorder.mirror')}
            isOn={choices.isMirrored}
            onChange={(isMirrored) => change({ isMirrored })}
          />
          <Switch
            label={t('recorder.guide')}
            isOn={choices.hasGuide}
            onChange={(hasGuide) => change({ hasGuide })}
          />
        </>
      )}
      {choices.source === 'screenAndCamera' && (
        <SelectField
          label={t('recorder.bubble.place')}
          value={choices.bubble}
          options={places.map((value) => ({ value, label: t(`recorder.bubble.${value}`) }))}
          onValueChange={(bubble) => change({ bubble })}
        />
      )}
      {stage.is === 'ready' && <LiveChecks />}
      <p className={styles.safe}>
        <RecorderIcon name="safe" />
        {t('recorder.safe')}
      </p>
    </aside>
  )
}

/** The picture size that the browser opened, which may differ from the chosen one. */
function PictureSize() {
  const { rig, screen, choices } = useUnit({ rig: $rig, screen: $screen, choices: $choices })
  const stream = needsScreen(choices) ? screen?.stream : rig?.camera
  const { width, height } = stream?.getVideoTracks()[0]?.getSettings() ?? {}
  return width && height ? <span className={styles.detail}>{`${width} × ${height}`}</span> : null
}

const places = ['bottomRight', 'bottomLeft', 'topRight', 'topLeft', 'off'] as const
