/** A customer with a campaign, whose letters go to a real mail server. */
import { ulid } from 'ulid'
import type { ServedCallId } from '../../../../generated/wiring/calls'
import type { Segment } from '../../../../src/features/campaigns/campaign'
import { runCampaignsJob } from '../../../../src/features/campaigns/server'
import { sendLaneJob } from '../../../../src/features/mail/server'
import { aContact } from '../../../support/audience'
import { aCampaign, aCampaignLetter } from '../../../support/campaigns'
import { aMailbox } from '../../../support/mailbox'
import { runRecurring } from '../../../support/recurring'
import { onAir, sharePage } from '../../../support/sharing'
import { aCustomer, aMember, callAs, freshApp, signIn } from '../../../support/world'

const flags = JSON.stringify({ campaignManagerAccess: true })

export async function campaignWorld(environment: Readonly<Record<string, string>> = {}) {
  const mailbox = await aMailbox()
  const app = await freshApp({ environment: { SMTP_URL: mailbox.url, ...environment } })
  const { db } = app.database

  async function newCustomer() {
    const customerId = await aCustomer(db, { flags })
    const mira = { ...(await aMember(db, { customerId, roles: ['cm'] })), customerId }
    const session = await signIn(app, mira)
    const { programId, versionId } = await onAir(db, mira)
    const page = await sharePage(app, session, programId)
    return { customerId, mira, programId, versionId, page, pageId: page.pageId }
  }
  type Here = Awaited<ReturnType<typeof newCustomer>>

  /** Signed in anew: the clock moves on. */
  async function call<Reply>({ mira }: Here, id: ServedCallId, request: object) {
    const session = await signIn(app, mira)
    const { body } = await callAs(app, session, id, request)
    const reply = body['clientResponse'] as Reply & { refused?: { code: string }[] }
    const code = body['status'] === 'Ok' ? reply.refused?.[0]?.code : String(body['errorCode'])
    return { reply, code: code ?? 'ok' }
  }

  const act = async (here: Here, id: ServedCallId, row: string) =>
    (await call(here, id, { selection: { ids: [row] } })).code

  const contactsOf = (customerId: string, addresses: readonly string[]) =>
    Promise.all(
      addresses.map((email) =>
        aContact(db, { customerId, email, firstName: email.split('@')[0]! }),
      ),
    )

  /** Live, with a letter that is due. */
  async function aDueLetter(here: Here, addresses: readonly string[]) {
    const contacts = await contactsOf(here.customerId, addresses)
    const campaignId = await aCampaign(db, here.mira, {
      state: 'live',
      sharePageId: here.pageId,
      contacts,
    })
    const letterId = await aCampaignLetter(db, here.mira, {
      campaignId,
      state: 'planned',
      sendAt: app.clock.now,
    })
    return { campaignId, letterId, contacts }
  }

  /** Of the same campaign, to those that the segment means. */
  const anotherLetter = (here: Here, campaignId: string, segment: Segment = 'everybody') =>
    aCampaignLetter(db, here.mira, {
      campaignId,
      segment,
      state: 'planned',
      sendAt: app.clock.now,
    })

  const plan = () => runRecurring(app, runCampaignsJob)
  const send = () => runRecurring(app, sendLaneJob)
  const pass = (minutes: number) => {
    app.clock.now = new Date(app.clock.now.getTime() + minutes * 60_000)
  }

  const messagesOf = (letterId: string) =>
    db
      .selectFrom('mailMessages as message')
      .leftJoin('contacts', 'contacts.id', 'message.contactId')
      .selectAll('message')
      .select('contacts.email')
      .where('letterId', '=', letterId)
      .orderBy('contacts.email')
      .execute()

  const stateOf = async (letterId: string) =>
    Object.fromEntries((await messagesOf(letterId)).map(({ email, state }) => [email, state]))

  return {
    app,
    db,
    mailbox,
    newCustomer,
    call,
    act,
    contactsOf,
    aDueLetter,
    anotherLetter,
    plan,
    send,
    pass,
    messagesOf,
    stateOf,
  }
}

export const addresses = (count: number, domain = `${ulid().toLowerCase()}.example`): string[] =>
  Array.from({ length: count }, (_, at) => `reader${String(at).padStart(4, '0')}@${domain}`)
