/** Writes the demo's templates as its campaign manager would: by the calls of the page. */
import * as calls from '../../features/templates/server/handlers'
import type { Stage } from './stage'
import { demoTemplates } from './templates'

export async function writeTemplates({ as }: Stage): Promise<void> {
  for (const { title, description, isBio, daysAgo, stories, isDraftLeft } of demoTemplates) {
    const values = { title, description, isBio }
    const { templateId } = await calls.addTemplate({ values }, as('cm', daysAgo))
    for (const [no, story] of stories.entries()) {
      const then = as('cm', daysAgo / (no + 1))
      const { storyRev } = await calls.saveStory({ templateId, storyRev: no + 1, story }, then)
      const isLast = no === stories.length - 1
      if (!(isLast && isDraftLeft)) await calls.publishTemplate({ templateId, storyRev }, then)
    }
  }
}
