import { cardLooks, looks, tones } from '../screenEntry'
import { field, formed, list, map, record, text, type Shape } from './shape'

const call: Shape = { type: 'string', ref: 'call' }
const part = formed('^[A-Z][A-Za-z0-9]*$', 'a part such as SeatCell', {
  description: 'A component in client/parts of this feature.',
})
const smallId = formed('^[a-z][A-Za-z0-9]*$', 'an id such as users')

const linkTo = formed('^[a-z][A-Za-z0-9]*$', 'the name of a screen, such as users', {
  offers: 'screen',
  description:
    'The screen of another area in which the row that a reference names is opened: its name is a link wherever this screen shows it, for those who may open that one.',
})

/** A field by its name, or a map that says more about it. */
const named = (keys: Readonly<Record<string, Shape>>): Shape => ({
  type: ['string', 'object'],
  if: { type: 'string' },
  then: field,
  else: record({ field, ...keys }),
})

const column = named({
  'as?': { enum: looks },
  'under?': { ...field, description: 'The field below it in the same cell.' },
  'picture?': field,
  'of?': { ...field, description: 'What a meter is a part of.' },
  'tones?': map({ enum: tones }, { minProperties: 1 }),
  'alert?': map(list(text, { minItems: 1 }), {
    minProperties: 1,
    maxProperties: 1,
    description: 'Drawn as an alert while another field has one of these values.',
  }),
  'width?': { type: 'integer', minimum: 40, description: 'CSS pixels.' },
  'cell?': part,
  'linkTo?': linkTo,
})

const input = named({
  'as?': { enum: ['bytes', 'image'] },
  'options?': { ...call, description: 'The list whose rows may be picked.' },
  'when?': map(list(text, { minItems: 1 }), {
    minProperties: 1,
    maxProperties: 1,
    description: 'Shown only while an earlier field has one of these values.',
  }),
  'input?': part,
  'need?': {
    const: true,
    description: 'Asked for while it is shown, though the call can go without.',
  },
  'default?': {
    type: ['string', 'integer'],
    description: 'The value with which a new row begins.',
  },
  'ahead?': { const: true, description: 'A day: one that is over is warned of.' },
  'linkTo?': linkTo,
})

const span = record(
  {
    'from?': { ...text, description: 'A number, a moment, or -30d.' },
    'to?': text,
  },
  { minProperties: 1 },
)

const where = map(
  {
    type: ['array', 'object'],
    if: { type: 'array' },
    then: list(text, { minItems: 1 }),
    else: span,
  },
  { minProperties: 1 },
)

const view = record({ id: smallId, where })

const group = record({
  id: smallId,
  'needs?': { ...text, description: 'What the row has to allow.' },
  'more?': { const: true, description: 'Of a new row, below a line that opens it.' },
  fields: list(input, { minItems: 1 }),
})

const action = record({
  id: smallId,
  call,
  'icon?': text,
  'may?': { ...text, description: 'What the row has to allow, where it is not the id.' },
  'undo?': call,
  'shows?': map(text, {
    minProperties: 1,
    description: 'Fields shown as changed before the server has answered.',
  }),
  'leaves?': { type: 'boolean', description: 'The row leaves the list.' },
  'ask?': list(input, { minItems: 1 }),
  'confirm?': {
    enum: ['neutral', 'yes', 'typed'],
    description:
      'Asks first: in the colors of every button, of danger, or until the name is typed.',
  },
  'note?': { ...part, description: 'Stands in the question, about the rows it is asked of.' },
})

const formKeys: Readonly<Record<string, Shape>> = {
  'groups?': list(group, { minItems: 1, description: 'The panel and the form.' }),
  'faults?': map(field, { keyRef: 'failure', description: 'Which field a failure is about.' }),
  'blocks?': list(part, { minItems: 1, description: 'Parts in the panel.' }),
  'head?': list(part, { minItems: 1, description: 'Parts in the head of the page.' }),
}

const columns = list(column, { minItems: 1 })

const listKeys: Readonly<Record<string, Shape>> = {
  'only?': { ...where, description: 'The rows that it shows, whatever else is asked.' },
  'sort?': formed('^-?[A-Za-z][A-Za-z0-9]*$', 'a field such as name, or -name'),
  'filters?': list(field, { minItems: 1, description: 'Those that stand in the bar.' }),
  'card?': record(
    {
      title: field,
      'picture?': field,
      'lines?': list(field),
      'chips?': {
        ...field,
        description: 'A field, or extra: those of the customer that are chosen.',
      },
      'as?': { enum: cardLooks },
      'cell?': part,
      'first?': { type: 'boolean', description: 'Cards, until somebody wants the table.' },
      'days?': {
        ...field,
        description: 'A moment: cards stand under its days while they are sorted by it.',
      },
    },
    { description: 'Each row in the grid of cards.' },
  ),
  'views?': list(view, { minItems: 1, description: 'Searches that are ready-made.' }),
  'moving?': map(list(text, { minItems: 1 }), {
    minProperties: 1,
    maxProperties: 1,
    description: 'What a row says while it changes by itself: it is looked at every second.',
  }),
  'split?': record(
    {
      'sections?': { ...text, description: 'The field by whose values rows stand together.' },
      'aside?': part,
      'reaches?': { ...text, description: 'The field that counts whom a change reaches.' },
    },
    { description: 'Rows at the side, and the one that is open as a page.' },
  ),
  'create?': call,
  'copy?': { type: 'boolean', description: 'What stands open may be copied into a new one.' },
  'update?': call,
  'autosave?': map(list(text, { minItems: 1 }), {
    minProperties: 1,
    maxProperties: 1,
    description: 'What a row says while it is saved as it is typed.',
  }),
  'actions?': list(action, { minItems: 1 }),
  'import?': call,
  'export?': call,
  'hides?': list(text, {
    minItems: 1,
    description: 'Fields that parts read, and no column shows.',
  }),
  'open?': { ...part, description: 'Stands in the place of the panel.' },
  'opens?': {
    enum: ['page'],
    description: 'What stands open takes the place of the list, instead of standing beside it.',
  },
  'leads?': {
    type: 'string',
    ref: 'route',
    description: 'Opening a row leads there; its path names the row by its key.',
  },
  'menu?': { ...part, description: 'Stands in the place of the menu of a row.' },
  'selection?': list(part, {
    minItems: 1,
    description: 'Stand among the actions for what is selected.',
  }),
  'above?': { ...part, description: 'Stands between the head and the list.' },
  'beside?': record(
    {
      part,
      chooses: { ...field, description: 'The filter of which it chooses one value.' },
      as: { ...smallId, description: 'What the address calls it: channel=01J.' },
    },
    { description: 'Stands at the side of the list, or above it where there is little room.' },
  ),
  'frame?': { ...part, description: 'Stands around the whole list.' },
  ...formKeys,
}

/** A screen without a line of its own in the sources. */
export const screen: Shape = {
  type: 'object',
  if: { required: ['page'] },
  then: record({
    page: record(
      { read: call, update: call },
      { description: 'A settings page: the form of the one row of a list.' },
    ),
    ...formKeys,
  }),
  else: {
    if: { required: ['like'] },
    then: record({
      like: {
        ...text,
        description: 'Another list of this file: what is not said here is as there.',
      },
      'columns?': columns,
      ...listKeys,
    }),
    else: record({ list: call, columns, ...listKeys }),
  },
}
