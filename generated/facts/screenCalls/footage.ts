// Generated from manifest/features/footage.yaml by npm run codegen. Edit the manifest, not this file.

import { listPeople } from '../features/directory'
import { listClips, updateClip, exportClips, tagClips, showClips, setClipShotType, setClipRights, retryClips, trashClips, restoreClips, eraseClips, listClipPeople, listShotTypeChoices } from '../features/footage'

export const calls = {
  list: listClips,
  update: updateClip,
  export: exportClips,
  actions: { tagClips, showClips, setClipShotType, setClipRights, retryClips, trashClips, restoreClips, eraseClips },
  options: { listClipPeople, listShotTypeChoices, listPeople },
}
