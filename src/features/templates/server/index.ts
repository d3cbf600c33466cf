/** What templates exports to other features. */
export { purgeTemplatesJob } from './purgeTemplates'
export { takeOutOfTemplate } from './takeOutOfTemplate'
