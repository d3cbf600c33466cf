import { screen as deliverables } from '../../../../generated/facts/screens/deliverables'
import { screen as ownDeliverables } from '../../../../generated/facts/screens/ownDeliverables'
import { modelsOf } from '../../../screens/client'

/** All deliverables, and those that somebody makes themselves. */
export const deliverableModels = [modelsOf(deliverables), modelsOf(ownDeliverables)] as const
