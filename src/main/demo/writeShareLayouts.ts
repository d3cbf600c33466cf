/** Writes how share pages of the demo look, as its staff would. */
import { addShareLayout } from '../../features/sharing/server/handlers'
import type { Stage } from './stage'

const site = 'https://northwind.example'

export async function writeShareLayouts({ customers, as }: Stage): Promise<void> {
  const northwind = {
    name: 'Northwind',
    customer: customers.northwind,
    accent: '#0e6b5c',
    footer: 'Northwind Studios, Lisbon and Portland',
    imprintUrl: `${site}/imprint`,
    privacyUrl: `${site}/privacy`,
    ctaLabel: 'Talk to us',
    ctaUrl: `${site}/contact`,
  }
  const plain = { name: 'Plain', accent: '#3f4a5a', footer: 'Made with the studio' }
  for (const values of [northwind, plain]) await addShareLayout({ values }, as('cm', 60))
}
