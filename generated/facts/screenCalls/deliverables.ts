// Generated from manifest/features/deliverables.yaml by npm run codegen. Edit the manifest, not this file.

import { listDeliverables, addDeliverable, updateDeliverable, startDeliverables, acceptDeliverables, reconsiderDeliverables, excuseDeliverables, askDeliverableChanges, recallDeliverables, cancelDeliverables, reviveDeliverables } from '../features/deliverables'
import { listPeople } from '../features/directory'

export const calls = {
  list: listDeliverables,
  create: addDeliverable,
  update: updateDeliverable,
  actions: { startDeliverables, acceptDeliverables, reconsiderDeliverables, excuseDeliverables, askDeliverableChanges, recallDeliverables, cancelDeliverables, reviveDeliverables },
  options: { listPeople },
}
