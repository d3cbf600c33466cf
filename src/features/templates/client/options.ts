// What can be picked for a story.
import { listFiles } from '../../../../generated/facts/features/files'
import { listClips, listShotTypeChoices } from '../../../../generated/facts/features/footage'
import { listBumpers, listScripts } from '../../../../generated/facts/features/programs'
import { createOptionList } from '../../../screens/client'

const is = (field: string, ...values: readonly string[]) =>
  values.map((value) => ({ field, op: 'is' as const, value }))

export const options = {
  shotTypes: createOptionList(listShotTypeChoices, 'shotTypeId'),
  scripts: createOptionList(listScripts, 'scriptId', is('state', 'ready', 'draft')),
  clips: createOptionList(listClips, 'clipId', is('state', 'ready', 'playable')),
  intros: createOptionList(listBumpers, 'bumperId', [
    ...is('kind', 'intro'),
    ...is('state', 'active'),
  ]),
  outros: createOptionList(listBumpers, 'bumperId', [
    ...is('kind', 'outro'),
    ...is('state', 'active'),
  ]),
  logos: createOptionList(listFiles, 'fileId', is('kind', 'logo')),
  music: createOptionList(listFiles, 'fileId', is('kind', 'music')),
}
