/** Writes the demo's contacts as its campaign manager would: by the calls of the screens. */
import type { AddContactRequest } from '../../../generated/facts/features/contacts'
import * as calls from '../../features/contacts/server/handlers'
import type { Context } from '../../server/context'
import {
  companies,
  ruleLists,
  staticLists,
  trashed,
  unsubscribed,
  type ContactListKey,
} from './contacts'
import type { Stage } from './stage'

const optIns = ['in', 'in', 'unknown', 'in', 'out'] as const

export async function writeContacts({ as }: Stage): Promise<void> {
  const at = (daysAgo: number) => as('cm', daysAgo)
  const lists = await writeStaticLists(at(420))
  const contactIds = new Map<string, string>()
  for (const values of contactsIn(lists)) {
    const { contactId, email } = await calls.addContact({ values }, at(daysAgo(contactIds.size)))
    contactIds.set(email.split('@')[0]!, contactId)
  }
  const of = (names: readonly string[]) => ({
    selection: { ids: names.flatMap((name) => contactIds.get(name) ?? []) },
  })
  await calls.unsubscribeContacts(of(unsubscribed), at(4))
  await calls.trashContacts(of(trashed), at(2))
  for (const { name, rule } of ruleLists) {
    await calls.addContactList({ values: { name, kind: 'rule', rule } }, at(60))
  }
  const archived = Object.entries(staticLists).filter(([, { isArchived }]) => isArchived)
  const archivedIds = archived.map(([key]) => lists[key as ContactListKey])
  await calls.archiveContactLists({ selection: { ids: archivedIds } }, at(30))
}

/** Some every day of late, more and more rarely before. */
const daysAgo = (index: number) => ((index * 37) % 61) ** 1.4 + 0.5

async function writeStaticLists(context: Context): Promise<Record<ContactListKey, string>> {
  const made = Object.entries(staticLists).map(async ([key, { name }]) => {
    const row = await calls.addContactList({ values: { name, kind: 'static' } }, context)
    return [key, row.contactListId] as const
  })
  return Object.fromEntries(await Promise.all(made)) as Record<ContactListKey, string>
}

type ContactValues = AddContactRequest['values']

function contactsIn(listIds: Record<ContactListKey, string>): ContactValues[] {
  const people = companies.flatMap((company) => company.people.map((text) => ({ company, text })))
  return people.map(({ company, text }, index) => {
    const [name = '', title] = text.split(', ')
    const [firstName = '', ...rest] = name.split(' ')
    const lastName = rest.join(' ')
    return {
      firstName,
      lastName,
      email: `${plain(firstName)}.${plain(lastName)}@${company.domain}`,
      company: company.name,
      ...(title === undefined ? {} : { title }),
      tags: [...company.tags],
      locale: company.locale,
      optIn: optIns[index % optIns.length]!,
      // Nobody is in every list of their company, and some are in none.
      lists: index % 4 === 3 ? [] : company.lists.map((key) => listIds[key]),
    }
  })
}

const plain = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll('ø', 'o')
    .replaceAll(/[^a-z]/g, '')
