import { useUnit } from 'effector-react'
import { useId, useState } from 'react'
import { listClips } from '../../../../../generated/facts/features/footage'
import { useText } from '../../../../browser/text/useText'
import { createOptionList, OptionPicker } from '../../../../screens/client'
import { Button } from '../../../../ui/buttons/Button'
import { Dialog } from '../../../../ui/overlay/Dialog'
import { $footageFor, $isUsing, clipUsed, footageDropped, type Task } from '../task.model'

interface Picked {
  readonly id: string
  readonly name: string
}

const clips = createOptionList(listClips, 'clipId', [{ field: 'isMine', op: 'is', value: 'true' }])

/** Chooses a clip of one's own as a take. */
export function UseFootage({ task: { taskId } }: { task: Task }) {
  const t = useText()
  const id = useId()
  const { isFor, isUsing, use, drop } = useUnit({
    isFor: $footageFor,
    isUsing: $isUsing,
    use: clipUsed,
    drop: footageDropped,
  })
  const [picked, pick] = useState<readonly Picked[]>([])
  const [clip] = picked
  return (
    <Dialog
      isOpen={isFor === taskId}
      title={t('tasks.footage.title')}
      closeLabel={t('tasks.footage.cancel')}
      onClose={() => drop()}
      actions={
        <>
          <Button onClick={() => drop()}>{t('tasks.footage.cancel')}</Button>
          <Button
            variant="primary"
            disabled={!clip}
            pending={isUsing}
            onClick={() => clip && use({ taskId, clipId: clip.id })}
          >
            {t('tasks.footage.use')}
          </Button>
        </>
      }
    >
      <OptionPicker
        list={clips}
        picked={picked}
        isSingle
        look={{ label: t('tasks.footage.choose'), id }}
        onPickedChange={pick}
      />
    </Dialog>
  )
}
