// Generated from manifest/features/deliverables.yaml by npm run codegen. Edit the manifest, not this file.

import { listDeliverables, startDeliverables, recallDeliverables } from '../features/deliverables'

export const calls = {
  list: listDeliverables,
  actions: { startDeliverables, recallDeliverables },
}
