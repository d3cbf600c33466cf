import { calls } from '../../../../generated/facts/screenCalls/deliverables'
import { calls as ownCalls } from '../../../../generated/facts/screenCalls/ownDeliverables'
import { screen as deliverables } from '../../../../generated/facts/screens/deliverables'
import { screen as ownDeliverables } from '../../../../generated/facts/screens/ownDeliverables'
import { modelsOf } from '../../../screens/client'

/** All deliverables, and those that somebody makes themselves. */
export const deliverableModels = [
  modelsOf({ screen: deliverables, calls }),
  modelsOf({ screen: ownDeliverables, calls: ownCalls }),
] as const
