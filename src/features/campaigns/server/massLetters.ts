// How the letters of campaigns read, each with links of its reader.
import { defineLetter, type Letter } from '../../../server/mail/letter'
import type { Db } from '../../../server/database/tables'
import type { Services } from '../../../server/services'
import { letterMailing, type MassLetters, type MassReader } from '../../mail/server'
import { drawLetter, type LetterValues } from '../../mail/letters'
import { notify } from '../../notifications/server'
import { languageOf } from '../../../session/server'
import { linkOf } from '../../sharing/server'
import { letterKind } from './letterKind'
import { tellCampaign } from './tellOfCampaign'

export const campaignLetters: MassLetters = {
  kind: letterKind,
  async open(letterId, { db, services }) {
    const letter = await findLetter(db, letterId)
    return (
      letter &&
      (async (reader) => draw(letter, linksFor(reader, letter, services), reader, services))
    )
  },
  async stopped(letterId, { db, now, newId, services, afterCommit }) {
    const letter = await findLetter(db, letterId)
    if (!letter) return
    const { customerId, ownerUserId, subject } = letter
    const told = { to: [ownerUserId], subject: { letterId }, params: { title: subject } }
    const telling = { db, now, newId, services, afterCommit, member: { customerId } }
    await notify({ kind: 'letterStopped', ...told, group: letterId }, telling)
  },
  async changed(letterId, { db, services }) {
    const letter = await findLetter(db, letterId)
    if (letter)
      await tellCampaign({ id: letter.campaignId, customerId: letter.customerId }, { db, services })
  },
}

/** To whoever wrote it: its links lead where those of readers do, and stop nothing. */
export const campaignTestLetter = defineLetter({
  kind: 'campaigns.test',
  async write({ userId, params: { letterId = '' } }, { db, services }) {
    const letter = await findLetter(db, letterId)
    const person = await db
      .selectFrom('users')
      .select(['name', 'email', 'locale'])
      .where('id', '=', userId)
      .executeTakeFirst()
    if (!letter || !person) return undefined
    const page = `${services.mail.publicOrigin}${linkOf(letter.page, services.sharing)}`
    const [firstName = person.name] = person.name.split(' ')
    const reader = { address: person.email, name: person.name, firstName, locale: person.locale }
    return draw(letter, { page, stop: page }, reader, services)
  },
})

interface Links {
  readonly page: string
  readonly stop: string
}

/** Every reader comes by a link of their own, and stops letters by one. */
function linksFor(
  { messageId, customerId }: MassReader,
  { page }: FoundLetter,
  { mail, mailLane, sharing }: Services,
): Links {
  const reader = { readerId: messageId, placeId: customerId }
  return {
    page: `${mail.publicOrigin}${linkOf(page, sharing)}/${mailLane.tokenOf(messageId)}`,
    stop: mail.publicOrigin + mail.unsubscribeLinks.pathOf(letterMailing, reader),
  }
}

function draw(
  { doc, customer, replyTo, programs }: FoundLetter,
  { page, stop }: Links,
  reader: Pick<MassReader, 'address' | 'name' | 'firstName' | 'locale'>,
  { mail }: Services,
): Letter {
  const { name, address } = reader
  const values: LetterValues = {
    product: mail.productName,
    name,
    firstName: reader.firstName ?? name,
    organization: customer,
    link: page,
    programs: programs.map((title) => ({ title, url: page })),
    stopUrl: stop,
  }
  const language = languageOf(reader.locale ?? '')
  return {
    to: { name, address },
    ...drawLetter(doc, values, { language, name: customer, origin: mail.publicOrigin }),
    ...(replyTo !== null && { replyTo: { name: customer, address: replyTo } }),
    unsubscribeUrl: stop,
  }
}

type FoundLetter = NonNullable<Awaited<ReturnType<typeof findLetter>>>

/** With all that is the same for everybody. */
async function findLetter(db: Db, letterId: string) {
  const letter = await db
    .selectFrom('campaignLetters as letter')
    .innerJoin('campaigns as campaign', 'campaign.id', 'letter.campaignId')
    .innerJoin('customers', 'customers.id', 'letter.customerId')
    .innerJoin('sharePages as page', 'page.id', 'campaign.sharePageId')
    .select(['letter.customerId', 'letter.campaignId', 'letter.subject', 'letter.doc'])
    .select(['campaign.ownerUserId', 'campaign.replyTo', 'customers.name as customer'])
    .select(['page.id as pageId', 'page.linkNo', 'page.slug'])
    .where('letter.id', '=', letterId)
    .executeTakeFirst()
  if (!letter) return undefined
  const { pageId: id, linkNo, slug, ...rest } = letter
  const programs = await db
    .selectFrom('campaignPrograms as named')
    .innerJoin('programs', 'programs.id', 'named.programId')
    .select('programs.title')
    .where('named.campaignId', '=', rest.campaignId)
    .orderBy('named.position')
    .execute()
  return { ...rest, page: { id, linkNo, slug }, programs: programs.map(({ title }) => title) }
}
