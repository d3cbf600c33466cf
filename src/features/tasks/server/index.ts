/** What tasks exports to other features. */
export { countOpenTasksOf } from './countOpenTasksOf'
export { countTasks } from './countTasks'
