import type { FormName } from '../forms/callForms'
import { field, list, map, record, text, type Shape } from './shape'

const fields: Shape = list(field, { minItems: 1 })
const callId: Shape = { type: 'string', ref: 'call' }
const like: Shape = { ...callId, description: 'The call that adds rows: the same fields.' }
const of: Shape = { ...callId, description: 'The list call of the rows.' }

/** Either the fields, or the call whose fields they are. */
const written: Shape = {
  type: 'object',
  if: { required: ['like'] },
  then: record({ like }),
  else: record({
    in: of,
    fields,
    'need?': { ...fields, description: 'Those without which no row is added.' },
  }),
}

/** What a call may say instead of request and response. */
export const callForms: Readonly<Record<FormName, Shape>> = {
  list: record(
    {
      of: { type: 'string', ref: 'entity', description: 'What its rows are.' },
      key: { ...field, description: 'The field that names a row.' },
      'may?': list(text, {
        minItems: 1,
        description: 'What a row may say that this person may do with it.',
      }),
      'search?': { type: 'boolean' },
      'filter?': fields,
      'sort?': fields,
      'sums?': { ...fields, description: 'Fields whose sum over the whole list is answered.' },
      'trash?': { type: 'boolean', description: 'Removed rows can be looked at and restored.' },
      'extra?': { ...callId, description: "The list call of the customer's own fields." },
    },
    { description: 'Answers rows: searched, filtered, sorted, by pages.' },
  ),
  create: { ...written, description: 'Adds a row.' },
  update: { ...written, description: 'Changes fields of a row.' },
  change: record(
    {
      in: of,
      'fields?': fields,
      'empty?': { ...fields, description: 'Those that may be left empty: null.' },
      'insist?': list(
        { type: 'string', ref: 'failure' },
        { minItems: 1, description: 'Refusals that whoever insists gets past; screens ask.' },
      ),
      'does?': {
        enum: ['trash', 'restore', 'erase'],
        description: 'What becomes of stored rows.',
      },
      'sets?': map(
        { type: ['string', 'number', 'boolean'] },
        { minProperties: 1, description: 'The values that stored rows get.' },
      ),
      'may?': {
        ...text,
        description:
          'What stored rows must allow; as `does` says, or edit, unless it is said here.',
      },
    },
    { description: 'Does one thing with a selection of rows.' },
  ),
  export: record({ in: of }, { description: 'The rows of a list as CSV.' }),
  import: record(
    { like, match: { ...field, description: 'The field by which rows that exist are found.' } },
    { description: 'Adds and changes many rows at once.' },
  ),
  stream: record(
    { of: { type: 'string', ref: 'entity', description: 'What one event says.' } },
    { description: 'Answers events as they happen, until somebody ends it.' },
  ),
}
