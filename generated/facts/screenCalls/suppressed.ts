// Generated from manifest/features/mail.yaml by npm run codegen. Edit the manifest, not this file.

import { listSuppressed, releaseSuppressed } from '../features/mail'

export const calls = {
  list: listSuppressed,
  actions: { releaseSuppressed },
}
