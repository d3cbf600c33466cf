/** Writes the demo's templates as its campaign manager would: by the calls of the page. */
import * as calls from '../../features/templates/server/handlers'
import type { Services } from '../../server/services'
import { asManager } from './asManager'
import { demoTemplates } from './templates'
import type { CastIds, Writing } from './writeCast'

export async function writeTemplates(
  writing: Writing & { readonly services: Services },
  ids: CastIds,
): Promise<void> {
  for (const { title, description, isBio, daysAgo, stories, isDraftLeft } of demoTemplates) {
    const at = (days: number) => asManager(writing, ids, days)
    const values = { title, description, isBio }
    const { templateId } = await calls.addTemplate({ values }, at(daysAgo))
    for (const [no, story] of stories.entries()) {
      const then = at(daysAgo / (no + 1))
      const { storyRev } = await calls.saveStory({ templateId, storyRev: no + 1, story }, then)
      const isLast = no === stories.length - 1
      if (!(isLast && isDraftLeft)) await calls.publishTemplate({ templateId, storyRev }, then)
    }
  }
}
