// Generated from manifest/features/admin-actions.yaml by npm run codegen. Edit the manifest, not this file.

import { listLetters, sendLettersAgain } from '../features/admin-actions'

export const calls = {
  list: listLetters,
  actions: { sendLettersAgain },
}
