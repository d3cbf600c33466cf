import { useUnit } from 'effector-react'
import { speak } from '../../../browser/text/speak'
import { useText } from '../../../browser/text/useText'
import { Button } from '../../../ui/buttons/Button'
import { Dialog } from '../../../ui/overlay/Dialog'
import { DialogActions } from '../../../ui/overlay/DialogActions'
import { nameOf } from '../cells/valueText'
import { useSay } from '../cells/useSay'
import { insisting, reasonOfRefusal } from './deed'
import { useList } from './ListContext'
import styles from './RefusalsDialog.module.css'

/** The rows that an action could not be done with, and why; some of it can be done nevertheless. */
export function RefusalsDialog() {
  const t = useText()
  const say = useSay()
  const { list } = useList()
  const { refusals, close, insist } = useUnit({
    refusals: list.telling.$refusals,
    close: list.telling.refusalsClosed,
    insist: list.telling.insisted,
  })
  if (!refusals) return null
  const { deed, refused, refusedRows } = refusals
  const action = say(deed.action.label)
  const canInsist = insisting(refusals, list.rows.idOf) !== undefined
  const rowOf = (id: string) => refusedRows.find((row) => list.rows.idOf(row) === id)
  return (
    <Dialog
      isOpen
      role={canInsist ? 'alertdialog' : 'dialog'}
      size="md"
      title={say(canInsist ? 'screens.list.refused.ask' : 'screens.list.refused.title', { action })}
      closeLabel={say(canInsist ? 'screens.list.cancel' : 'screens.list.close')}
      onClose={() => close()}
    >
      <ul className={styles.list}>
        {refused.map((refusal) => {
          const { id } = refusal
          const row = rowOf(id)
          return (
            <li key={id} className={styles.item}>
              <strong>{row ? nameOf(list.screen, row) : id}</strong>
              <span>{speak(t, reasonOfRefusal(refusal))}</span>
            </li>
          )
        })}
      </ul>
      {canInsist && (
        <DialogActions>
          <Button data-autofocus onClick={() => close()}>
            {say('screens.list.cancel')}
          </Button>
          <Button variant="danger" onClick={() => insist()}>
            {say('screens.list.refused.insist', { action })}
          </Button>
        </DialogActions>
      )}
    </Dialog>
  )
}
