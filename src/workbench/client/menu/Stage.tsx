import { Provider, useUnit } from 'effector-react'
import { subjectChosen } from '../address/address.model'
import { PartFault } from '../PartFault'
import { words } from '../words'
import { $stage } from './preview.model'
import { StagedShell } from './StagedShell'
import styles from './Stage.module.css'

/** A preview window with the shell as the person of the lens sees it. */
export function Stage() {
  const { stage, choose } = useUnit({ stage: $stage, choose: subjectChosen })
  return (
    <section className={styles.stage} aria-label={words.stage.label}>
      {stage && (
        <PartFault title={words.stage.failed} hint={words.stage.failedHint}>
          <div className={styles.window}>
            <Provider value={stage}>
              <StagedShell onChoose={choose} />
            </Provider>
          </div>
        </PartFault>
      )}
    </section>
  )
}
