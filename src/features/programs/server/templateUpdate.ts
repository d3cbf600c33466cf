// Programs stay with the version of the template that they began with until somebody takes over a newer one.
import { programs } from './programs'
import type {
  GetTemplateUpdateRequest,
  GetTemplateUpdateResponse,
  NewerTemplate,
  Timeline,
} from '../../../../generated/facts/features/programs'
import type { Context } from '../../../server/context'
import { forbidden, notFound } from '../../../server/errors'

import { factsOf, mediaOf } from './programFacts'
import type { Media } from './programMedia'
import { begun } from '../startOp'
import { opOf, publishedTemplate } from './startProgram'

export async function newerTemplate(
  { template }: Timeline,
  context: Context,
): Promise<NewerTemplate | undefined> {
  const latest = template && (await publishedTemplate(template.templateId, context))
  if (!latest || latest.versionNo <= template.versionNo) return undefined
  return { name: latest.title, versionNo: latest.versionNo }
}

export async function getTemplateUpdate(
  { programId }: GetTemplateUpdateRequest,
  context: Context,
): Promise<GetTemplateUpdateResponse> {
  const { may } = await programs.shown(programId, context)
  if (!may.includes('build')) throw forbidden()
  const { timeline } = await context.db
    .selectFrom('programs')
    .select('timeline')
    .where('id', '=', programId)
    .executeTakeFirstOrThrow()
  const newer = await newerTemplate(timeline, context)
  if (!timeline.template || !newer) throw notFound('template')
  const { aspect, fps, template } = timeline
  const { versionNo } = newer
  const wanted = { templateId: template.templateId, versionNo, aspect, fps }
  const op = await opOf(wanted, context)
  if (!op) throw notFound('template')
  const start = begun({ aspect, fps }, op)
  return { programId, start, facts: await factsOf(start, context) }
}

/** What comes with the template that a program follows: it needs no right of one's own. */
export async function broughtAlong(timeline: Timeline, context: Context): Promise<Media[]> {
  const { template, aspect, fps } = timeline
  const start = template && (await opOf({ ...template, aspect, fps }, context))
  return start ? mediaOf({ ...timeline, blocks: [...start.blocks], music: start.music }) : []
}
