import { changeRow, createdNow, createRow } from '../../../screens/server'
import type { Context } from '../../../server/context'
import { failure } from '../../../server/errors'
import { addressOf } from '../contact'
import { contacts } from './contacts'
import { wasErased } from './erased'
import { putIntoLists } from './members'

const taken = { contacts_email: 'emailTaken' } as const

export const addContact = createRow('addContact', contacts, {
  table: 'contacts',
  taken,
  async insert({ email, ...values }, id, context) {
    return {
      id,
      customerId: context.member.customerId,
      source: 'manual' as const,
      ...texts(values),
      ...others(values),
      email: await allowedAddress(email, context),
      ...createdNow(context),
    }
  },
  after: ({ lists = [] }, id, context) => putIntoLists(id, lists, context),
})

export const updateContact = changeRow('updateContact', contacts, {
  table: 'contacts',
  may: 'edit',
  taken,
  async set({ email, ...values }, row, context) {
    const address = email === undefined ? row.email : addressOf(email)
    const isOther = address !== row.email
    return {
      ...texts(values),
      ...others(values),
      ...(isOther ? { email: await allowedAddress(address, context) } : {}),
      // Nothing has come back from the new address yet.
      ...(isOther && row.state === 'bounced' ? { state: 'active' as const } : {}),
    }
  },
  async after({ lists }, { id }, context) {
    if (lists) await putIntoLists(id, lists, context)
  },
})

async function allowedAddress(email: string, context: Context): Promise<string> {
  const address = addressOf(email)
  if (await wasErased(address, context)) throw failure('erasedBefore')
  return address
}

const textFields = ['firstName', 'lastName', 'phone', 'company', 'title'] as const
type Texts = { [Field in (typeof textFields)[number]]?: string | null }

/** Blanks are no value. */
function texts(values: Texts): Texts {
  const said = textFields.filter((field) => values[field] !== undefined)
  return Object.fromEntries(said.map((field) => [field, values[field]?.trim() || null]))
}

interface Others {
  tags?: string[]
  locale?: string | null
  optIn?: 'unknown' | 'in' | 'out'
}

const others = ({ tags, locale, optIn }: Others) => ({
  ...(tags ? { tags: [...new Set(tags)] } : {}),
  ...(locale === undefined ? {} : { locale }),
  ...(optIn ? { optIn } : {}),
})
