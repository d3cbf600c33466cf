export { TaskTabs } from './parts/TaskTabs'
export { ChipsInput } from './parts/ChipsInput'
