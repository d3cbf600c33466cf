import {
  activateLayouts,
  draftLayout,
  getLayout,
  saveLayout,
  testLayout,
} from '../../../../generated/facts/features/mail'
import { createCallFx } from '../../../calls/createCallFx'

export const getLayoutFx = createCallFx(getLayout)
export const saveLayoutFx = createCallFx(saveLayout)
export const draftLayoutFx = createCallFx(draftLayout)
export const testLayoutFx = createCallFx(testLayout)
export const activateLayoutsFx = createCallFx(activateLayouts)
