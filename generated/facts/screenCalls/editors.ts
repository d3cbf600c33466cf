// Generated from manifest/features/pro-edits.yaml by npm run codegen. Edit the manifest, not this file.

import { listEditors, saveEditor } from '../features/pro-edits'

export const calls = {
  list: listEditors,
  update: saveEditor,
}
