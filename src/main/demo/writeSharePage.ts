/** Shows a program of the demo to everybody who has its address, as its campaign manager would. */
import { addSharePage } from '../../features/sharing/server/handlers'
import { programTitled, type Stage } from './stage'

/** Where it is not on air, there is no page. */
export async function writeSharePage(stage: Stage): Promise<void> {
  const program = await programTitled(stage, 'Customer story: Lund & Co')
  if (!program?.publishedVersionId) return
  const values = {
    title: 'Lund & Co, told by themselves',
    message: 'A bakery of forty people, between two batches. Tell us what you think of it.',
    programs: [program.id],
    access: 'public' as const,
    slug: 'lund-and-co',
    allowComment: true,
  }
  const { pageId } = await addSharePage({ values }, stage.as('cm', 2))
  // Letters of campaigns lead to it.
  await stage.db
    .updateTable('campaigns')
    .set({ sharePageId: pageId })
    .where('customerId', '=', stage.customers.northwind)
    .execute()
}
