import { sample } from 'effector'
import { createLiveUpdates } from '../../../screens/client'
import { openFileRequestsFx, removeRequestedFileFx, returnFilesFx } from './calls'
import { requestModels } from './lists'
import { fileMoved } from './uploads.model'

createLiveUpdates(requestModels, {
  topic: 'tasks',
  answered: [removeRequestedFileFx.doneData, returnFilesFx.doneData],
  changed: [openFileRequestsFx.doneData.map(({ changed }) => changed)],
})

for (const { list } of requestModels)
  sample({
    clock: fileMoved,
    source: list.place.$openId,
    filter: (openId, id) => openId === id,
    fn: (_, id) => [id],
    target: list.follow.idsLookedAt,
  })
