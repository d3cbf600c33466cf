import { useUnit } from 'effector-react'
import { useId, useState } from 'react'
import { listFiles } from '../../../../../generated/facts/features/files'
import { listPrograms } from '../../../../../generated/facts/features/programs'
import { useText } from '../../../../browser/text/useText'
import { createOptionList, OptionPicker } from '../../../../screens/client'
import { Button } from '../../../../ui/buttons/Button'
import { SegmentedControl } from '../../../../ui/fields/SegmentedControl'
import { Dialog } from '../../../../ui/overlay/Dialog'
import {
  $deliveringFor,
  $isDelivering,
  deliverDropped,
  delivered,
  type DeliverableItem,
} from '../deliver.model'
import styles from './Deliverable.module.css'

interface Picked {
  readonly id: string
  readonly name: string
}

const programs = createOptionList(listPrograms, 'programId')
const files = createOptionList(listFiles, 'fileId')

const isOfFiles = ({ kind }: DeliverableItem) => kind === 'captions' || kind === 'still'

/** Chooses the program, or the file, that is delivered. */
export function Deliver({ deliverable }: { deliverable: DeliverableItem }) {
  const t = useText()
  const id = useId()
  const { deliveringFor, isDelivering, deliver, drop } = useUnit({
    deliveringFor: $deliveringFor,
    isDelivering: $isDelivering,
    deliver: delivered,
    drop: deliverDropped,
  })
  const [what, choose] = useState<'program' | 'file'>(isOfFiles(deliverable) ? 'file' : 'program')
  const [picked, pick] = useState<readonly Picked[]>([])
  const [one] = picked
  const { deliverableId, title } = deliverable
  const isProgram = what === 'program'
  return (
    <Dialog
      isOpen={deliveringFor === deliverableId}
      title={t('deliverables.give.title', { title })}
      closeLabel={t('deliverables.give.cancel')}
      onClose={() => drop()}
      actions={
        <>
          <Button onClick={() => drop()}>{t('deliverables.give.cancel')}</Button>
          <Button
            variant="primary"
            disabled={!one}
            pending={isDelivering}
            onClick={() =>
              one && deliver({ deliverableId, [isProgram ? 'programId' : 'fileId']: one.id })
            }
          >
            {t('deliverables.give.send')}
          </Button>
        </>
      }
    >
      <div className={styles.view}>
        <SegmentedControl
          label={t('deliverables.give.what')}
          value={what}
          showWords
          segments={(['program', 'file'] as const).map((value) => ({
            value,
            label: t(`deliverables.give.${value}`),
          }))}
          onValueChange={(value) => {
            choose(value)
            pick([])
          }}
        />
        <OptionPicker
          key={what}
          list={isProgram ? programs : files}
          picked={picked}
          isSingle
          look={{
            label: t(isProgram ? 'deliverables.give.choose' : 'deliverables.give.chooseFile'),
            id,
          }}
          onPickedChange={pick}
        />
      </div>
    </Dialog>
  )
}
