import { useUnit } from 'effector-react'
import { RowPanel, type OpenProps } from '../../../../screens/client'
import type { Task } from '../task.model'
import { TaskBar } from '../task/TaskBar'
import { TaskDetail } from '../task/TaskDetail'
import { TaskView } from '../task/TaskView'
import '../tasks.model'
import { ChipsInput } from './ChipsInput'

const parts = { ChipsInput }

/** A task that stands open: what is asked, what was recorded, and what to do next. */
export function TaskPage({ row, form }: OpenProps<Task>) {
  const openId = useUnit(form.rows.$openId)
  if (openId === null) return null
  const isFormShown = form.canUpdate && row?.may.includes('edit') === true
  return (
    <RowPanel
      {...{ form, parts, openId }}
      detail={row && <TaskDetail task={row} />}
      lead={
        row && (
          <>
            <TaskView key={row.taskId} task={row} />
            <TaskBar task={row} act={form.rows.actionAsked} move={form.rows.neighbourOpened} />
          </>
        )
      }
      {...(row && !isFormShown && { side: { groups: [] } })}
    />
  )
}
