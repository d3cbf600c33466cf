import { useUnit } from 'effector-react'
import { useText } from '../../../browser/text/useText'
import { mainId } from '../../../shell/routing/page.model'
import { useKeys } from '../../../ui/page/useKeys'
import { Announcer } from './Announcer'
import { commanded } from './commands.model'
import { commandOf } from './keys'
import { KeysSheet } from './KeysSheet'
import './recorder.model'
import { RecorderBar } from './RecorderBar'
import { RecorderHead } from './RecorderHead'
import styles from './RecorderScreen.module.css'
import { $stage, isBusyIn } from './stage.model'
import { Stage } from './Stage'
import { DevicePanel } from './DevicePanel'
import { TakeReview } from './TakeReview'

/** /clips/add: camera, screen or sound, recorded in the browser. */
export function RecorderScreen() {
  const t = useText()
  const { stage, command } = useUnit({ stage: $stage, command: commanded })
  useKeys((press) => {
    const given = commandOf(stage.is, press)
    if (given !== undefined) command(given)
    return given !== undefined
  })
  const isReviewing = stage.is === 'reviewing' || stage.is === 'saving'
  const isBusy = isBusyIn(stage)
  return (
    <div className={styles.recorder} data-stage={stage.is}>
      <RecorderHead />
      <main id={mainId} tabIndex={-1} aria-label={t('recorder.title')} className={styles.main}>
        {isReviewing ? (
          <TakeReview />
        ) : (
          <>
            <Stage />
            {!isBusy && stage.is !== 'inviting' && <DevicePanel />}
          </>
        )}
      </main>
      {!isReviewing && <RecorderBar />}
      <KeysSheet />
      <Announcer />
    </div>
  )
}
