import type { GetLetterReaderResponse } from '../../../../generated/facts/features/campaigns'
import { samplesOf, variablesOf, type LetterValues } from '../../mail/letters'

const samples = samplesOf(variablesOf('campaigns.letter'))

/** What stands in a letter for somebody; what is not known of them is said by samples, so are links. */
export function valuesFor(reader: GetLetterReaderResponse | null): LetterValues {
  if (reader === null) return samples
  const { contact, firstName, product, organization, programs } = reader
  return {
    ...samples,
    product,
    organization,
    programs: programs.map((title) => ({ title, url: String(samples['link']) })),
    ...(contact && { name: contact.name, firstName: firstName ?? contact.name }),
  }
}
