import {
  getStory,
  listTemplateVersions,
  publishTemplate,
  saveStory,
  tryTemplate,
} from '../../../../generated/facts/features/templates'
import { createCallFx } from '../../../calls/createCallFx'

export const getStoryFx = createCallFx(getStory)
export const saveStoryFx = createCallFx(saveStory)
export const tryTemplateFx = createCallFx(tryTemplate)
export const publishTemplateFx = createCallFx(publishTemplate)
export const listTemplateVersionsFx = createCallFx(listTemplateVersions)
