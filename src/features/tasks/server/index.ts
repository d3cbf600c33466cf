/** What other areas may ask of tasks. */
export { countTasks } from './countTasks'
