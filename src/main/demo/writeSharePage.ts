/** Shows a program of the demo to everybody who has its address, as its campaign manager would. */
import { addSharePage } from '../../features/sharing/server/handlers'
import type { Services } from '../../server/services'
import { asManager, type ManagerIds } from './asManager'
import type { Writing } from './writeCast'

const shared = 'Customer story: Lund & Co'
const slug = 'lund-and-co'

/** Where it is not on air, or is shown already, nothing is done. */
export async function writeSharePage(
  demo: Writing & { readonly services: Services },
  ids: ManagerIds,
): Promise<void> {
  const { db } = demo
  const known = await db.selectFrom('sharePages').select('id').where('slug', '=', slug).execute()
  const program = await db
    .selectFrom('programs')
    .select('id')
    .where('customerId', '=', ids.customers.northwind)
    .where('title', '=', shared)
    .where('publishedVersionId', 'is not', null)
    .executeTakeFirst()
  if (known.length > 0 || !program) return
  const values = {
    title: 'Lund & Co, told by themselves',
    message: 'A bakery of forty people, between two batches. Tell us what you think of it.',
    programs: [program.id],
    access: 'public' as const,
    slug,
    allowComment: true,
  }
  await addSharePage({ values }, asManager(demo, ids, 2))
}
