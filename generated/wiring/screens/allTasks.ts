// Generated from manifest/features/tasks.yaml by npm run codegen. Edit the manifest, not this file.

import type { FunctionComponent } from 'react'
import { createScreen, type CellProps, type InputPartProps, type OpenProps, type AboveProps } from '../../../src/screens/client'
import { AssigneeCell } from '../../../src/features/tasks/client/parts/AssigneeCell'
import { ChipsInput } from '../../../src/features/tasks/client/parts/ChipsInput'
import { TaskPage } from '../../../src/features/tasks/client/parts/TaskPage'
import { TaskTabs } from '../../../src/features/tasks/client/parts/TaskTabs'
import type { ListRecordingTasksRow } from '../../facts/features/tasks'
import { screen } from '../../facts/screens/allTasks'

/** A part that asks for other props does not compile here. */
const parts: {
  readonly AssigneeCell: FunctionComponent<CellProps<ListRecordingTasksRow>>
  readonly ChipsInput: FunctionComponent<InputPartProps<ListRecordingTasksRow>>
  readonly TaskPage: FunctionComponent<OpenProps<ListRecordingTasksRow>>
  readonly TaskTabs: FunctionComponent<AboveProps>
} = { AssigneeCell, ChipsInput, TaskPage, TaskTabs }

export const AllTasksScreen = createScreen({ screen, parts })
