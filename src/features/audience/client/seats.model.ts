// How many more people may be invited, as the head of the users list says.
import { createStore, sample } from 'effector'
import { getSeats, type GetSeatsResponse } from '../../../../generated/facts/features/audience'
import { pageShown } from '../../../browser/tabs'
import { createCallFx } from '../../../calls/createCallFx'
import { switched } from '../../../session/client'
import { usersScreen } from './lists'

const readFx = createCallFx({ ...getSeats, background: true })
const { form, list } = usersScreen
const { place } = list

export const $seats = createStore<GetSeatsResponse | null>(null)
  .on(readFx.doneData, (_, seats) => seats)
  .reset(switched)

sample({
  clock: [place.entered, list.actions.rowsChanged, list.reading.again, form.saved, pageShown],
  source: place.$isHere,
  filter: (isHere) => isHere,
  fn: () => ({}),
  target: readFx,
})
