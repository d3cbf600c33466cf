import { useUnit } from 'effector-react'
import { refusalText } from '../../../calls/refusalText'
import { speak } from '../../../browser/text/speak'
import { useText } from '../../../browser/text/useText'
import { Dialog } from '../../../ui/overlay/Dialog'
import { nameOf } from '../cells/valueText'
import { useSay } from '../cells/useSay'
import { useList } from './ListContext'
import styles from './RefusalsDialog.module.css'

/** The rows that an action could not be done with, and why. */
export function RefusalsDialog() {
  const t = useText()
  const say = useSay()
  const { list } = useList()
  const { refusals, close } = useUnit({
    refusals: list.telling.$refusals,
    close: list.telling.refusalsClosed,
  })
  if (!refusals) return null
  const { deed, refused, refusedRows } = refusals
  const rowOf = (id: string) => refusedRows.find((row) => list.rows.idOf(row) === id)
  const reason = (code: string) =>
    speak(t, refusalText({ code, message: null, params: {}, faults: [] }))
  return (
    <Dialog
      isOpen
      size="md"
      title={say('screens.list.refused.title', { action: say(deed.action.label) })}
      closeLabel={say('screens.list.close')}
      onClose={() => close()}
    >
      <ul className={styles.list}>
        {refused.map(({ id, code }) => {
          const row = rowOf(id)
          return (
            <li key={id} className={styles.item}>
              <strong>{row ? nameOf(list.screen, row) : id}</strong>
              <span>{reason(code)}</span>
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
