import { useUnit } from 'effector-react'
import { useState } from 'react'
import { useFormat } from '../../../browser/text/useFormat'
import { useText } from '../../../browser/text/useText'
import { Button } from '../../../ui/buttons/Button'
import { InlineNotice } from '../../../ui/notices/InlineNotice'
import { clockTime } from '../../../ui/media/time'
import { $cutOff } from './cutOff.model'
import { watchTake, type LocalTake } from './takes'
import { TakePicture } from './takes/TakePicture'
import { titleOf } from './takes/titleOf'
import { saveFromTrayFx } from './takes/tray.model'

const most = 3

/** Takes that an earlier page left here, offered before the same is recorded again. */
export function CutOffTakes() {
  return useUnit($cutOff)
    .slice(0, most)
    .map((take) => <CutOffTake key={take.takeId} take={take} />)
}

function CutOffTake({ take }: { take: LocalTake }) {
  const t = useText()
  const format = useFormat()
  const { save, isSaving, watch } = useUnit({
    save: saveFromTrayFx,
    isSaving: saveFromTrayFx.pending,
    watch: watchTake,
  })
  const [measuredMs, setMeasuredMs] = useState<number>()
  const { takeId, taskId } = take
  const durationMs = measuredMs ?? take.durationMs
  const time = clockTime(durationMs / 1000)
  return (
    <InlineNotice
      tone="info"
      icon={<TakePicture take={take} onMeasured={setMeasuredMs} />}
      actions={
        <>
          <Button size="sm" onClick={() => watch(takeId)}>
            {t('recorder.left.watch')}
          </Button>
          <Button
            size="sm"
            variant="primary"
            pending={isSaving}
            onClick={() =>
              void save({
                takeId,
                form: take.form ?? { title: titleOf(take, t, format) },
                durationMs,
              })
            }
          >
            {t(taskId === undefined ? 'recorder.tray.save' : 'recorder.tray.saveToTask')}
          </Button>
        </>
      }
    >
      {t(taskId === undefined ? 'recorder.left.cutOff' : 'recorder.left.task', { time })}
    </InlineNotice>
  )
}
