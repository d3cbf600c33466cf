// Generated from manifest/features/footage.yaml by npm run codegen. Edit the manifest, not this file.

import { listClips, exportClips, retryClips, trashClips, restoreClips, eraseClips } from '../features/footage'

export const calls = {
  list: listClips,
  export: exportClips,
  actions: { retryClips, trashClips, restoreClips, eraseClips },
}
