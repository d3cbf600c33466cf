import { useUnit } from 'effector-react'
import { useText } from '../../../browser/text/useText'
import { Button } from '../../../ui/buttons/Button'
import { InlineNotice } from '../../../ui/notices/InlineNotice'
import type { StartFault } from './startFault.model'
import styles from './StartFaultLine.module.css'
import { notChosenDeleted } from './takes/tray.model'

/** Why recording did not begin. */
export function StartFaultLine({ fault }: { fault: StartFault }) {
  const t = useText()
  const deleteNotChosen = useUnit(notChosenDeleted)
  return (
    <div className={styles.line}>
      <InlineNotice
        tone="danger"
        role="alert"
        actions={
          fault === 'noSpace' && (
            <Button size="sm" onClick={() => deleteNotChosen()}>
              {t('recorder.tray.deleteNotChosen')}
            </Button>
          )
        }
      >
        {t(`recorder.notStarted.${fault}`)}
      </InlineNotice>
    </div>
  )
}
