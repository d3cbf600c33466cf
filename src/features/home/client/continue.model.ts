// What somebody goes on with: what they have to watch, then what they have begun.
import { createEffect, createStore, sample } from 'effector'
import {
  listInbox,
  type ListInboxRequest,
  type ListInboxRow,
} from '../../../../generated/facts/features/home'
import { pageShown } from '../../../browser/tabs'
import { createCallFx } from '../../../calls/createCallFx'
import { switched } from '../../../session/client'
import { goesOn, mostContinued, type Continued } from './goesOn'
import { inboxChanged } from './heard.model'
import { allList } from './lists'

const listFx = createCallFx({ ...listInbox, background: true })

const isLeft = ['new', 'started'].map((value) => ({ field: 'state', op: 'is', value }) as const)
const questions: readonly ListInboxRequest[] = [
  {
    filters: [...isLeft, { field: 'isRequired', op: 'is', value: 'true' }],
    sort: { field: 'turn', desc: false },
  },
  {
    filters: [
      { field: 'state', op: 'is', value: 'started' },
      { field: 'isRequired', op: 'is', value: 'false' },
    ],
  },
]

const readFx = createEffect(async (): Promise<Continued> => {
  const [required, started] = await Promise.all(
    questions.map((question) => listFx({ ...question, limit: mostContinued })),
  )
  return goesOn(required!, started!)
})

const none: Continued = { rows: [] as readonly ListInboxRow[], required: 0, started: 0 }
export const $continued = createStore<Continued>(none)
  .on(readFx.doneData, (_, continued) => continued)
  .reset(switched)

sample({
  clock: [allList.place.entered, allList.actions.rowsChanged, inboxChanged, pageShown],
  source: allList.place.$isHere,
  filter: (isHere) => isHere,
  fn: () => undefined,
  target: readFx,
})
