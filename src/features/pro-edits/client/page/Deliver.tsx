import { useUnit } from 'effector-react'
import { useId, useState } from 'react'
import { listFiles } from '../../../../../generated/facts/features/files'
import { listClips } from '../../../../../generated/facts/features/footage'
import { listPrograms } from '../../../../../generated/facts/features/programs'
import { useText } from '../../../../browser/text/useText'
import { createOptionList, OptionPicker } from '../../../../screens/client'
import { Button } from '../../../../ui/buttons/Button'
import { SegmentedControl } from '../../../../ui/fields/SegmentedControl'
import { Dialog } from '../../../../ui/overlay/Dialog'
import { $deliveringFor, $isDelivering, deliverDropped, delivered } from '../deliver.model'
import type { OrderItem } from '../lists'
import styles from './Order.module.css'

const kinds = ['clip', 'program', 'file'] as const
type Kind = (typeof kinds)[number]

const lists = {
  clip: createOptionList(listClips, 'clipId'),
  program: createOptionList(listPrograms, 'programId'),
  file: createOptionList(listFiles, 'fileId'),
}
const idOf = { clip: 'clipId', program: 'programId', file: 'fileId' } as const

/** Chooses what is handed over: a copy of it goes to whoever ordered it. */
export function Deliver({ order }: { order: OrderItem }) {
  const t = useText()
  const id = useId()
  const { deliveringFor, isDelivering, deliver, drop } = useUnit({
    deliveringFor: $deliveringFor,
    isDelivering: $isDelivering,
    deliver: delivered,
    drop: deliverDropped,
  })
  const [kind, choose] = useState<Kind>('clip')
  const [picked, pick] = useState<readonly { id: string; name: string }[]>([])
  const [one] = picked
  const { orderId, title, customer } = order
  return (
    <Dialog
      isOpen={deliveringFor === orderId}
      title={t('proEdits.give.title', { title })}
      closeLabel={t('proEdits.give.cancel')}
      onClose={() => drop()}
      actions={
        <>
          <Button onClick={() => drop()}>{t('proEdits.give.cancel')}</Button>
          <Button
            variant="primary"
            disabled={!one}
            pending={isDelivering}
            onClick={() => one && deliver({ orderId, [idOf[kind]]: one.id })}
          >
            {t('proEdits.give.send')}
          </Button>
        </>
      }
    >
      <div className={styles.view}>
        <SegmentedControl
          label={t('proEdits.give.what')}
          value={kind}
          showWords
          segments={kinds.map((value) => ({ value, label: t(`proEdits.give.${value}`) }))}
          onValueChange={(value) => {
            choose(value)
            pick([])
          }}
        />
        <OptionPicker
          key={kind}
          list={lists[kind]}
          picked={picked}
          isSingle
          look={{ label: t(`proEdits.give.choose.${kind}`), id }}
          onPickedChange={pick}
        />
        <p className={styles.small}>{t('proEdits.give.text', { customer: customer.name })}</p>
      </div>
    </Dialog>
  )
}
