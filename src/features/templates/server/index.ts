/** What templates exports to other features. */
export { templateTrash } from './templateTrash'
export { takeOutOfTemplate } from './takeOutOfTemplate'
