import type {
  RenderDeliverableRequest,
  RenderDeliverableResponse,
} from '../../../../generated/facts/features/deliverables'
import type { Context } from '../../../server/context'
import { failure, forbidden, notFound } from '../../../server/errors'
import { renderLouder } from '../../programs/server'
import { loudnessOffBy } from '../checkSpec'
import { deliverables, mayRender } from './deliverables'
import { loadDeliverables, moverOf } from './loadDeliverables'

/** The version that comes of it is delivered by whoever makes the deliverable. */
export async function renderDeliverable(
  { deliverableId }: RenderDeliverableRequest,
  context: Context,
): Promise<RenderDeliverableResponse> {
  const [row] = await loadDeliverables([deliverableId], context)
  if (!row) throw notFound()
  const { programId, versionId } = row
  const offBy = loudnessOffBy(row.check)
  if (programId === null || versionId === null || offBy === undefined) throw failure('taskMoved')
  if (row.delivered?.isDrawn === false) throw failure('notDrawnHere')
  if (!mayRender(row, moverOf(context.member))) throw forbidden()
  await renderLouder({ programId, versionId, byDb: -offBy }, context)
  return deliverables.shown(deliverableId, context)
}
