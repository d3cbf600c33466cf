/** What other areas may ask of tasks. */
export { countTasks, type TaskCounts } from './countTasks'
