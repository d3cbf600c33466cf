/** Has the demo's people say something about what they watch, as the watch page does it. */
import { addAudienceComment } from '../../features/home/server/handlers'
import { programTitled, type Stage } from './stage'
import { talk } from './talk'

/** The first one of a program; the others follow it an hour apart. */
const firstDaysAgo = 0.9

/** Programs that are not on air have no comments. */
export async function writeTalk(stage: Stage): Promise<void> {
  for (const [title, remarks] of Object.entries(talk)) {
    const program = await programTitled(stage, title)
    if (!program?.publishedVersionId) continue
    let parentId = ''
    for (const [at, { by, atSeconds, isAnswer, says }] of remarks.entries()) {
      const commentId = stage.newId()
      await addAudienceComment(
        {
          programId: program.id,
          commentId,
          body: says,
          ...(atSeconds !== undefined && { fromMs: atSeconds * 1_000 }),
          ...(isAnswer && { parentId }),
        },
        stage.as(by, firstDaysAgo - at / 24),
      )
      if (!isAnswer) parentId = commentId
    }
  }
}
