/** What tasks exports to other features. */
export { countTasks } from './countTasks'
