/** Writes the demo's layouts of letters, and whom letters come from and reach, as its staff would. */
import type { LetterDoc } from '../../../generated/facts/features/mail'
import type { LetterKey } from '../../../generated/facts/letters'
import {
  activateLayouts,
  addLayout,
  addWhitelist,
  disableWhitelist,
  getLayout,
  saveLayout,
} from '../../features/mail/server/handlers'
import type { Context } from '../../server/context'
import { people } from './cast'
import type { Stage } from './stage'

interface DemoLayout {
  readonly letter: LetterKey
  readonly locale: 'en' | 'de'
  readonly isDraft?: boolean
  readonly isNorthwind?: boolean
  edit(doc: LetterDoc): LetterDoc
}

const signed =
  (words: string) =>
  (doc: LetterDoc): LetterDoc => ({
    ...doc,
    blocks: [...doc.blocks, { id: 'signed', kind: 'footer', runs: [{ text: words }] }],
  })

const layouts: readonly DemoLayout[] = [
  {
    letter: 'crowd.invite',
    locale: 'en',
    isNorthwind: true,
    edit: (doc) =>
      signed('Northwind Studios, Lisbon and Portland')({
        ...doc,
        subject: '{{by}} would like to hear from you: “{{title}}”',
      }),
  },
  { letter: 'crowd.invite', locale: 'de', isNorthwind: true, edit: signed('Northwind Studios') },
  { letter: 'session.invitation', locale: 'en', edit: signed('Sent by {{product}}') },
  { letter: 'session.invitation', locale: 'de', edit: signed('Gesendet von {{product}}') },
  {
    letter: 'home.posts',
    locale: 'en',
    isDraft: true,
    edit: (doc) => ({
      ...doc,
      blocks: doc.blocks.map((block) =>
        block.kind === 'heading' ? { ...block, runs: [{ text: 'Good morning, {{name}}' }] } : block,
      ),
    }),
  },
]

export async function writeMail(stage: Stage): Promise<void> {
  const staff = {
    userId: stage.people.super,
    name: people.super.name,
    role: 'superAdmin',
  } as const
  const context = stage.as(staff, 20)
  for (const layout of layouts) await writeLayout(layout, stage, context)
  await writeWhitelist(stage.customers.northwind, context)
}

async function writeLayout(
  { letter, locale, isNorthwind, isDraft, edit }: DemoLayout,
  { customers }: Stage,
  context: Context,
): Promise<void> {
  const customer = isNorthwind ? { customer: customers.northwind } : {}
  const { layoutId } = await addLayout({ values: { letter, locale, ...customer } }, context)
  const { doc, docRev } = await getLayout({ layoutId }, context)
  await saveLayout({ layoutId, docRev, doc: edit(doc) }, context)
  if (!isDraft) await activateLayouts({ selection: { ids: [layoutId] } }, context)
}

/** A sender in each state, and a recipient. */
async function writeWhitelist(customer: string, context: Context): Promise<void> {
  const add = (purpose: 'sender' | 'recipient', pattern: string) =>
    addWhitelist({ values: { customer, purpose, pattern } }, context)
  const verified = await add('sender', '@northwind.example')
  await add('sender', 'studio@northwind-films.example')
  await add('sender', '@northwind-films.example')
  const off = await add('sender', '@northwind-archive.example')
  await add('recipient', '@lund.example')
  await context.db
    .updateTable('mailWhitelist')
    .set({ verifiedAt: context.now, checkedAt: context.now, found: ['owner', 'spf', 'dmarc'] })
    .where('id', '=', verified.entryId)
    .execute()
  await disableWhitelist({ selection: { ids: [off.entryId] } }, context)
}
