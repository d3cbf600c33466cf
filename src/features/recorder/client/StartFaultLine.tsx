import { useUnit } from 'effector-react'
import { useText } from '../../../browser/text/useText'
import { Button } from '../../../ui/buttons/Button'
import { InlineNotice } from '../../../ui/notices/InlineNotice'
import { heights } from './choices'
import { $choices } from './choices.model'
import { heightChosen } from './devices.model'
import type { StartFault } from './startFault.model'
import styles from './StartFaultLine.module.css'
import { notChosenDeleted } from './takes/tray.model'

const smallest = heights[0]

/** Why recording did not begin, and what helps. */
export function StartFaultLine({ fault }: { fault: StartFault }) {
  const t = useText()
  const { choices, deleteNotChosen, chooseHeight } = useUnit({
    choices: $choices,
    deleteNotChosen: notChosenDeleted,
    chooseHeight: heightChosen,
  })
  const isTooMuch = fault === 'recorder' || fault === 'late'
  const hasSmaller = choices.source !== 'audio' && choices.height > smallest
  return (
    <div className={styles.line}>
      <InlineNotice
        tone="danger"
        role="alert"
        actions={
          <>
            {fault === 'noSpace' && (
              <Button size="sm" onClick={() => deleteNotChosen()}>
                {t('recorder.tray.deleteNotChosen')}
              </Button>
            )}
            {isTooMuch && hasSmaller && (
              <Button size="sm" onClick={() => chooseHeight(smallest)}>
                {t('recorder.notStarted.smaller', { height: smallest })}
              </Button>
            )}
          </>
        }
      >
        {t(`recorder.notStarted.${fault}`)}
      </InlineNotice>
    </div>
  )
}
