import { createEffect } from 'effector'
import { waitFx } from '../../../browser/clock'
import { focusIfLostFx } from '../../../browser/press'

/** After the row or the form that had the focus is gone from the page: by its id, who takes it. */
export const regainFocusFx = createEffect(async (id: string): Promise<void> => {
  await waitFx(0)
  await focusIfLostFx(id)
})
