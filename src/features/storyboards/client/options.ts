// What can be picked for a shot.
import { listCrowdRequests } from '../../../../generated/facts/features/crowd'
import { listPeople } from '../../../../generated/facts/features/directory'
import { listFiles } from '../../../../generated/facts/features/files'
import { createOptionList } from '../../../screens/client'

export const peopleOptions = createOptionList(listPeople, 'userId')
/** Those to which another question can be added. */
export const requestOptions = createOptionList(listCrowdRequests, 'requestId', [
  { field: 'isLocked', op: 'is', value: 'false' },
  ...(['draft', 'open', 'paused'] as const).map((value) => ({
    field: 'state',
    op: 'is' as const,
    value,
  })),
])
export const pictureOptions = createOptionList(listFiles, 'fileId', [
  { field: 'kind', op: 'is', value: 'image' },
])
