import type {
  CheckDeliveryRequest,
  CheckDeliveryResponse,
} from '../../../../generated/facts/features/deliverables'
import type { Context } from '../../../server/context'
import { notFound } from '../../../server/errors'
import { checkSpec, verdictOf } from '../checkSpec'
import { deliveredBy } from './delivered'
import { loadDeliverables, specOf } from './loadDeliverables'
import { whatIs } from './makerMoves'

/** As it would be checked once it is delivered; nothing is. */
export async function checkDelivery(
  request: CheckDeliveryRequest,
  context: Context,
): Promise<CheckDeliveryResponse> {
  const [row] = await loadDeliverables([request.deliverableId], context)
  if (!row) throw notFound()
  const { id, languages } = row
  const chosen = { versionId: null, fileId: null, ...(await whatIs(request, context)) }
  const found = (await deliveredBy([{ id, languages, ...chosen }], context)).get(id)
  const check = checkSpec(specOf(row), found?.facts ?? {})
  return {
    check,
    passed: check.filter(({ state }) => state === 'pass').length,
    verdict: verdictOf(check, found !== undefined),
  }
}
