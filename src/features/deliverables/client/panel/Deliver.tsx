import { useUnit } from 'effector-react'
import { useId, useState } from 'react'
import { listFiles } from '../../../../../generated/facts/features/files'
import { listPrograms } from '../../../../../generated/facts/features/programs'
import { useText } from '../../../../browser/text/useText'
import { createOptionList, OptionPicker } from '../../../../screens/client'
import { Button } from '../../../../ui/buttons/Button'
import { SegmentedControl } from '../../../../ui/fields/SegmentedControl'
import { UploadButton } from '../../../../ui/drop/UploadButton'
import { Dialog } from '../../../../ui/overlay/Dialog'
import { acceptedEndings } from '../../../files/file'
import {
  $checked,
  $isChecking,
  $isUploading,
  $uploaded,
  deliveryChosen,
  fileChosen,
} from '../check.model'
import {
  $deliveringFor,
  $isDelivering,
  deliverDropped,
  delivered,
  type DeliverableItem,
} from '../deliver.model'
import { CheckTable } from './CheckTable'
import styles from './Deliverable.module.css'

interface Picked {
  readonly id: string
  readonly name: string
}

const programs = createOptionList(listPrograms, 'programId')
const filesOf = {
  captions: createOptionList(listFiles, 'fileId', [{ field: 'kind', op: 'is', value: 'subtitle' }]),
  still: createOptionList(listFiles, 'fileId', [{ field: 'kind', op: 'is', value: 'image' }]),
  any: createOptionList(listFiles, 'fileId'),
} as const

/** Files that can be what is owed. */
const filesFor = ({ kind }: DeliverableItem) =>
  kind === 'captions' || kind === 'still' ? filesOf[kind] : filesOf.any

const isOfFiles = ({ kind }: DeliverableItem) => kind === 'captions' || kind === 'still'

/** Chooses the program, or the file, that is delivered. */
export function Deliver({ deliverable }: { deliverable: DeliverableItem }) {
  const t = useText()
  const id = useId()
  const { uploaded, isUploading, checked, isChecking, upload, check } = useUnit({
    uploaded: $uploaded,
    isUploading: $isUploading,
    checked: $checked,
    isChecking: $isChecking,
    upload: fileChosen,
    check: deliveryChosen,
  })
  const { deliveringFor, isDelivering, deliver, drop } = useUnit({
    deliveringFor: $deliveringFor,
    isDelivering: $isDelivering,
    deliver: delivered,
    drop: deliverDropped,
  })
  const [what, choose] = useState<'program' | 'file'>(isOfFiles(deliverable) ? 'file' : 'program')
  const [chosen, choosePicked] = useState<readonly Picked[]>([])
  const picked = what === 'file' && uploaded ? [uploaded] : chosen
  const [one] = picked
  const { deliverableId, title } = deliverable
  const isProgram = what === 'program'
  const requestOf = ({ id: chosenId }: Picked) => ({
    deliverableId,
    [isProgram ? 'programId' : 'fileId']: chosenId,
  })
  const pick = (next: readonly Picked[]) => {
    choosePicked(next)
    check(next[0] ? requestOf(next[0]) : null)
  }
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
            onClick={() => one && deliver(requestOf(one))}
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
          list={isProgram ? programs : filesFor(deliverable)}
          picked={picked}
          isSingle
          look={{
            label: t(isProgram ? 'deliverables.give.choose' : 'deliverables.give.chooseFile'),
            id,
          }}
          onPickedChange={pick}
        />
        {!isProgram && (
          <UploadButton
            isSingle
            accept={acceptedEndings.join(',')}
            pending={isUploading}
            onFiles={([file]) => file && upload(file)}
          >
            {t(isUploading ? 'deliverables.give.uploading' : 'deliverables.give.upload')}
          </UploadButton>
        )}
        {isChecking && <p className={styles.small}>{t('deliverables.give.checking')}</p>}
        {checked && <CheckTable deliverable={{ ...deliverable, ...checked }} />}
      </div>
    </Dialog>
  )
}
