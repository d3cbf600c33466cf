// A template is tried before anybody makes programs of it: nothing of it is kept.
import type {
  TryTemplateRequest,
  TryTemplateResponse,
} from '../../../../generated/facts/features/templates'
import type { Context } from '../../../server/context'
import { opOfStory, programFactsOf, slotsIn } from '../../programs/server'
import { begun } from '../../programs/startOp'
import { getStory } from './stories'

const fps = 30

/** What a program would begin with that was made of the story as it is worked on now. */
export async function tryTemplate(
  { templateId, aspect }: TryTemplateRequest,
  context: Context,
): Promise<TryTemplateResponse> {
  const { template, story } = await getStory({ templateId }, context)
  const wanted = { templateId, versionNo: template.versionNo + 1, aspect, fps } as const
  const start = begun(wanted, await opOfStory(story, wanted, context))
  const facts = await programFactsOf(start, context)
  return { templateId, start, facts: { ...facts, slots: slotsIn(story) } }
}
