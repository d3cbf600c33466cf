/** Writes how share pages of the demo look, as its staff would. */
import { addShareLayout } from '../../features/sharing/server/handlers'
import type { Services } from '../../server/services'
import { asManager } from './asManager'
import type { CastIds, Writing } from './writeCast'

const site = 'https://northwind.example'

export async function writeShareLayouts(
  writing: Writing & { readonly services: Services },
  ids: CastIds,
): Promise<void> {
  const context = asManager(writing, ids, 60)
  const customer = ids.customers.northwind
  await addShareLayout(
    {
      values: {
        name: 'Northwind',
        customer,
        accent: '#0e6b5c',
        footer: 'Northwind Studios, Lisbon and Portland',
        imprintUrl: `${site}/imprint`,
        privacyUrl: `${site}/privacy`,
        ctaLabel: 'Talk to us',
        ctaUrl: `${site}/contact`,
      },
    },
    context,
  )
  await addShareLayout(
    { values: { name: 'Plain', accent: '#3f4a5a', footer: 'Made with the studio' } },
    context,
  )
}
