// Generated from manifest/features/sharing.yaml by npm run codegen. Edit the manifest, not this file.

import { listSharePages, addSharePage, updateSharePage, disableSharePages, enableSharePages, newShareLink, revokeSharePages, listSharePrograms, listShareLayoutChoices } from '../features/sharing'

export const calls = {
  list: listSharePages,
  create: addSharePage,
  update: updateSharePage,
  actions: { disableSharePages, enableSharePages, newShareLink, revokeSharePages },
  options: { listSharePrograms, listShareLayoutChoices },
}
