import { useUnit } from 'effector-react'
import { useState } from 'react'
import { useText } from '../../../../browser/text/useText'
import { Button } from '../../../../ui/buttons/Button'
import { TextField } from '../../../../ui/fields/TextField'
import { Dialog } from '../../../../ui/overlay/Dialog'
import type { OrderItem } from '../lists'
import { $isLogging, $loggingFor, logDropped, timeLogged } from '../log.model'
import styles from './Order.module.css'

const mostMinutes = 1440

/** Asks how long somebody was at it, on which day. */
export function LogTime({ order: { orderId, title } }: { order: OrderItem }) {
  const t = useText()
  const { loggingFor, isLogging, log, drop } = useUnit({
    loggingFor: $loggingFor,
    isLogging: $isLogging,
    log: timeLogged,
    drop: logDropped,
  })
  const [day, setDay] = useState(() => new Date().toISOString().slice(0, 10))
  const [minutes, setMinutes] = useState('')
  const [note, setNote] = useState('')
  const isRight = /^\d+$/.test(minutes) && Number(minutes) >= 1 && Number(minutes) <= mostMinutes
  return (
    <Dialog
      isOpen={loggingFor === orderId}
      title={t('proEdits.log.title', { title })}
      closeLabel={t('proEdits.log.cancel')}
      onClose={() => drop()}
      actions={
        <>
          <Button onClick={() => drop()}>{t('proEdits.log.cancel')}</Button>
          <Button
            variant="primary"
            disabled={!isRight || day === ''}
            pending={isLogging}
            onClick={() => log({ orderId, day, minutes: Number(minutes), note })}
          >
            {t('proEdits.log.save')}
          </Button>
        </>
      }
    >
      <div className={styles.view}>
        <TextField type="date" label={t('proEdits.log.day')} value={day} onValueChange={setDay} />
        <TextField
          type="number"
          min={1}
          max={mostMinutes}
          label={t('proEdits.log.minutes')}
          value={minutes}
          error={minutes !== '' && !isRight ? t('proEdits.log.range') : undefined}
          onValueChange={setMinutes}
        />
        <TextField
          label={t('proEdits.log.note')}
          maxLength={500}
          value={note}
          onValueChange={setNote}
        />
      </div>
    </Dialog>
  )
}
