// As whom letters of a campaign are shown (reach.md 5).
import { expect, test } from 'vitest'
import type { GetLetterReaderResponse } from '../../../../generated/facts/features/campaigns'
import { aContact } from '../../../support/audience'
import { aCampaign } from '../../../support/campaigns'
import { campaignWorld } from './world'

const { db, newCustomer, call } = await campaignWorld()

async function aCampaignWithReaders() {
  const here = await newCustomer()
  const { customerId, mira } = here
  const contact = (firstName: string, given: object = {}) =>
    aContact(db, {
      customerId,
      firstName,
      lastName: 'Nyman',
      email: `${firstName.toLowerCase()}@lund.example`,
      ...given,
    })
  const [tom, lena, outside] = [
    await contact('Tom'),
    await contact('Lena', { locale: 'de' }),
    await contact('Ada'),
  ]
  const campaignId = await aCampaign(db, mira, { contacts: [tom, lena] })
  const program = { customerId, campaignId, programId: here.programId, position: 0 }
  await db.insertInto('campaignPrograms').values(program).execute()
  const readAs = (contactId?: string) =>
    call<GetLetterReaderResponse>(here, 'getLetterReader', {
      campaignId,
      ...(contactId && { contactId }),
    })
  return { here, campaignId, tom, lena, outside, readAs }
}

test('a letter is shown as the first of the audience gets it', async () => {
  const { here, lena, readAs } = await aCampaignWithReaders()
  const [customer, program] = [
    await db
      .selectFrom('customers')
      .select('name')
      .where('id', '=', here.customerId)
      .executeTakeFirstOrThrow(),
    await db
      .selectFrom('programs')
      .select('title')
      .where('id', '=', here.programId)
      .executeTakeFirstOrThrow(),
  ]
  expect((await readAs()).reply).toMatchObject({
    contact: { id: lena, name: 'Lena Nyman' },
    email: 'lena@lund.example',
    firstName: 'Lena',
    language: 'de',
    organization: customer.name,
    programs: [program.title],
  })
})

test('somebody may be chosen, also from outside the audience', async () => {
  const { tom, outside, readAs } = await aCampaignWithReaders()
  expect((await readAs(tom)).reply.contact).toEqual({ id: tom, name: 'Tom Nyman' })
  expect((await readAs(outside)).reply).toMatchObject({ firstName: 'Ada', language: 'en' })
})

test('a campaign for nobody yet says what is known anyway', async () => {
  const here = await newCustomer()
  const campaignId = await aCampaign(db, here.mira)
  const { reply, code } = await call<GetLetterReaderResponse>(here, 'getLetterReader', {
    campaignId,
  })
  expect(code).toBe('ok')
  expect(reply.contact).toBeUndefined()
  expect(reply.programs).toEqual([])
})

test('contacts and campaigns of others are not there', async () => {
  const [mine, theirs] = [await aCampaignWithReaders(), await aCampaignWithReaders()]
  expect((await mine.readAs(theirs.tom)).code).toBe('notFound')
  const request = { campaignId: theirs.campaignId }
  expect((await call(mine.here, 'getLetterReader', request)).code).toBe('notFound')
})
