import { useUnit } from 'effector-react'
import { Suspense } from 'react'
import { RowPanel, type OpenProps } from '../../../../screens/client'
import { lazyPart } from '../../../../ui/lazyPart'
import { Skeleton } from '../../../../ui/progress/Skeleton'
import type { Task } from '../task.model'
import { TaskDetail } from '../task/TaskDetail'
import '../tasks.model'
import { ChipsInput } from './ChipsInput'

const parts = { ChipsInput }
const noForm = { groups: [] }

/** What plays is loaded only where takes are decided about. */
const Room = lazyPart(async () => (await import('../review/Room')).Room)

/** A task whose takes are decided about. */
export function ReviewPage({ row, form }: OpenProps<Task>) {
  const openId = useUnit(form.rows.$openId)
  if (openId === null) return null
  return (
    <RowPanel
      {...{ form, parts, openId }}
      detail={row && <TaskDetail task={row} />}
      lead={
        row && (
          <Suspense fallback={<Skeleton shape="frame" />}>
            <Room key={row.taskId} task={row} />
          </Suspense>
        )
      }
      side={noForm}
    />
  )
}
