/** Has the demo's people say something about what they watch, as the watch page does it. */
import { addAudienceComment } from '../../features/home/server/handlers'
import type { Services } from '../../server/services'
import { asMember, type ManagerIds } from './asManager'
import { emailOf, people } from './cast'
import { idOf } from './idOf'
import { talk } from './talk'
import type { Writing } from './writeCast'

/** The first one of a program; the others follow it an hour apart. */
const firstDaysAgo = 0.9

/** What is not on air, or is talked about already, is left as it is. */
export async function writeTalk(
  demo: Writing & { readonly services: Services },
  ids: ManagerIds,
): Promise<void> {
  const customerId = ids.customers.northwind
  for (const [title, remarks] of Object.entries(talk)) {
    const programId = await untalkedOf(demo, customerId, title)
    if (programId === undefined) continue
    let parentId = ''
    for (const [at, { by, atSeconds, isAnswer, says }] of remarks.entries()) {
      const commentId = demo.newId()
      const userId = await idOf(demo.db, 'users', 'email', emailOf(by))
      const context = asMember(
        demo,
        { userId, customerId, name: people[by].name, role: by },
        firstDaysAgo - at / 24,
      )
      await addAudienceComment(
        {
          programId,
          commentId,
          body: says,
          ...(atSeconds !== undefined && { fromMs: atSeconds * 1_000 }),
          ...(isAnswer && { parentId }),
        },
        context,
      )
      if (!isAnswer) parentId = commentId
    }
  }
}

async function untalkedOf({ db }: Writing, customerId: string, title: string) {
  const found = await db
    .selectFrom('programs as program')
    .leftJoin('reviewComments as said', (join) =>
      join.onRef('said.programId', '=', 'program.id').on('said.visibility', '=', 'audience'),
    )
    .select(['program.id', 'said.id as saidId'])
    .where('program.customerId', '=', customerId)
    .where('program.title', '=', title)
    .where('program.publishedVersionId', 'is not', null)
    .executeTakeFirst()
  return found && found.saidId === null ? found.id : undefined
}
