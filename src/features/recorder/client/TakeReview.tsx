import { useUnit } from 'effector-react'
import { useText } from '../../../browser/text/useText'
import { RecordButton } from './RecorderBar'
import { SaveForm } from './SaveForm'
import { TakeFilm } from './TakeFilm'
import styles from './TakeReview.module.css'
import { TakeStrip } from './TakeStrip'
import { TrimBar } from './TrimBar'
import { $stage } from './stage.model'

/** The takes of this sitting: looked at, trimmed, compared, saved. */
export function TakeReview() {
  const t = useText()
  const stage = useUnit($stage)
  return (
    <div className={styles.review}>
      <div className={styles.left}>
        <TakeFilm />
        <TrimBar />
        <div className={styles.takes}>
          <TakeStrip />
          <div className={styles.again}>
            <RecordButton label={t('recorder.newTake')} isDisabled={stage.is === 'saving'} />
          </div>
        </div>
      </div>
      <SaveForm />
    </div>
  )
}
