// The answers to this feature's calls, by their ids.
import { templateChoices, templates } from './templates'

export const listTemplates = templates.handler
export const listTemplateChoices = templateChoices.handler
export * from './changeTemplates'
export { tryTemplate } from './tryTemplate'
export { getStory, listTemplateVersions, publishTemplate, saveStory } from './stories'
