// Generated from manifest/features/consent.yaml by npm run codegen. Edit the manifest, not this file.

import { listConsents, exportConsents, revokeConsents } from '../features/consent'

export const calls = {
  list: listConsents,
  export: exportConsents,
  actions: { revokeConsents },
}
