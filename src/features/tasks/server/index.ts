/** What tasks exports to other features. */
export { countOpenTasksOf, isOwnOpenTask } from './openTasks'
export { countTasks } from './countTasks'
