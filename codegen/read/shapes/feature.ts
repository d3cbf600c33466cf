import { callForms } from './callForms'
import { defaults, notInDefaults, rows } from './defaults'
import { predicate } from './predicate'
import { screen } from './screen'
import { stored } from './stored'
import {
  formed,
  from,
  id,
  list,
  map,
  meaning,
  record,
  text,
  unused,
  version,
  type Shape,
} from './shape'

const types = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null']
const schema: Shape = { $ref: '#/$defs/schema' }

const schemaKeys: Readonly<Record<string, Shape>> = {
  'type?': {
    type: ['string', 'array'],
    if: { type: 'array' },
    then: list({ enum: types }, { minItems: 1 }),
    else: { enum: types },
  },
  'meaning?': meaning,
  'unused?': unused,
  'properties?': map(schema),
  'required?': list(text),
  'additionalProperties?': { ...schema },
  'items?': schema,
  'enum?': list({ type: ['string', 'number'] }, { minItems: 1 }),
  'const?': { type: ['string', 'number', 'boolean'] },
  'pattern?': text,
  'format?': { enum: ['date-time', 'date', 'email', 'uri'] },
  'currency?': formed('^[A-Z]{3}$', 'the code of a currency, such as EUR', {
    description:
      'The number is an amount of money in this currency, in its main unit: 12.5 are 12 euros 50.',
  }),
  'minimum?': { type: 'number' },
  'maximum?': { type: 'number' },
  'minLength?': { type: 'integer', minimum: 0 },
  'maxLength?': { type: 'integer', minimum: 0 },
  'minItems?': { type: 'integer', minimum: 0 },
  'maxItems?': { type: 'integer', minimum: 0 },
  '$ref?': { type: 'string', ref: 'entity', description: 'The name of an entity.' },
  'allFlags?': { const: true, description: 'And one boolean for each flag of flags.yaml.' },
  'allLetters?': { const: true, description: 'One of the letters of mail.yaml, by its key.' },
}

/** The part of JSON Schema 2020-12 in which entities, requests and replies are written. */
export const schemaShape = record(schemaKeys, { minProperties: 1 })

const route = record({
  id,
  path: formed(
    '^/([A-Za-z0-9_-]+|\\{[A-Za-z]+\\})(/([A-Za-z0-9_-]+|\\{[A-Za-z]+\\}))*$',
    'a path such as /users/edit/{id}',
  ),
  title: { type: 'string', ref: 'text' },
  'icon?': text,
  'access?': predicate,
  'screen?': formed(
    '^(([a-z-]+/)*[A-Z][A-Za-z]*|[a-z][A-Za-z0-9]*)$',
    'the name of a component, such as LibraryScreen, or of a screen of this file, such as users',
    {
      offers: 'screen',
      description:
        'The component that draws it, after its folder if it stands in one, or a screen of this file; only a route that leads elsewhere has none.',
    },
  ),
  'rowOf?': formed('^[a-z][A-Za-z0-9]*$', 'the name of a screen of this file, such as users', {
    description:
      'Opens a row of this list, in its screen; the path names the row by its key, as in /users/edit/{userId}.',
  }),
  'calls?': list(
    { type: 'string', ref: 'call' },
    { description: 'What the screen asks of the server.' },
  ),
  'redirect?': list(
    { type: 'string', ref: 'route' },
    { minItems: 1, description: 'Leads to the first of these the person may open.' },
  ),
  'dataKind?': { enum: ['content', 'files', 'program', 'storyboard', 'inbox'] },
  'frame?': {
    const: 'none',
    description: 'The screen fills the page: no rail, menu, header or footer around it.',
  },
  'flyout?': { type: 'string', ref: 'text', description: 'Title of the bottom flyout.' },
  'unlisted?': { ...text, description: 'Why no menu shows it.' },
  'from?': from,
})

/** What a call may say whatever its form. */
const commonKeys: Readonly<Record<string, Shape>> = {
  id: formed('^[a-z][A-Za-z0-9]*$', 'an id such as listClips'),
  'access?': predicate,
  'background?': { type: 'boolean', description: 'Does not count as activity.' },
  'idempotent?': { type: 'boolean' },
  'rows?': rows,
  'permission?': {
    type: 'string',
    ref: 'text',
    description:
      'What a role of a customer closes together with other calls that say the same; without one the call closes with its screens.',
  },
  'transaction?': {
    const: 'own',
    description:
      'Not one transaction around all of it: the handler makes its own, because it does slow things between them.',
  },
  'bodyLimit?': record(
    { bytes: { type: 'integer', minimum: 1 }, keys: { type: 'integer', minimum: 1 } },
    { description: 'The longest request, where the usual 256 KB and 1,000 keys are too few.' },
  ),
  'handler?': {
    const: 'own',
    description: 'Code of the feature answers it, although its rows are stored by the manifest.',
  },
  'unused?': unused,
  'from?': from,
}

const path = formed('^[^/].*$', 'a path without a leading slash')

/** Says itself what is asked and answered. */
const plainCall = record({
  ...commonKeys,
  meaning,
  method: { enum: ['GET', 'POST'] },
  path,
  'variant?': map(text, { description: 'Form fields that tell calls of one path apart.' }),
  'auth?': {
    enum: ['none', 'bearer', 'guest', 'analytics'],
    description:
      'Who is let in: a member by their token, which is usual, or by that of the analytics site, which reads only, a guest by a link of their own, or anybody.',
  },
  'body?': { enum: ['envelope', 'form', 'none', 'csv'] },
  'static?': { type: 'boolean', description: 'Served as a file.' },
  'beforePasswordChange?': {
    type: 'boolean',
    description: 'Answered also while the person must choose a new password.',
  },
  request: schema,
  response: schema,
})

/** A call has one of the forms, or says request and response itself. */
const call = Object.entries(callForms).reduceRight<Shape>(
  (otherwise, [form, shape]) => ({
    type: 'object',
    if: { required: [form] },
    then: record({
      ...commonKeys,
      'meaning?': meaning,
      'path?': { ...path, description: 'rest/secure/service/<feature>/<id> where it is not said.' },
      [form]: shape,
    }),
    else: otherwise,
  }),
  plainCall,
)

const entity = record({ 'from?': from, ...schemaKeys, meaning, 'stored?': stored })

const feature = record({
  manifestVersion: version,
  'words?': list(
    { type: 'string', ref: 'feature' },
    { minItems: 1, description: 'Other features whose words its screens say as well.' },
  ),
  'folder?': formed('^[a-z-]+$', 'a folder under src, of small letters and dashes', {
    description: 'Folder under src when it is not features/<file name>.',
  }),
  'defaults?': defaults,
  'text?': map(
    { $ref: '#/$defs/words' },
    {
      keyRef: 'language',
      description:
        'Its words by language, where they do not stand in text/<language>/<feature>.yaml.',
    },
  ),
  'routes?': list(route),
  'entities?': map(entity),
  'calls?': list(call),
  'data?': map(
    record({
      of: { type: 'string', ref: 'entity', description: 'What each of them is.' },
      meaning,
      values: map({ type: 'object' }, { minProperties: 1 }),
      'from?': from,
    }),
    { description: 'Values by their names, which code reads and nobody writes but here.' },
  ),
  'notices?': map(
    record({
      text: { type: 'string', ref: 'text' },
      route: {
        type: 'string',
        ref: 'route',
        description: 'Shows what it is about; its path names the subject.',
      },
      'query?': {
        type: 'string',
        pattern: '^[a-z]+=[^&=]+(&[a-z]+=[^&=]+)*$',
        form: 'a query such as v=2&tab=approval',
        description:
          'What its address says besides, such as `v={versionNo}&tab=approval`; the subject names what stands in braces.',
      },
      'mail?': {
        enum: ['soon', 'tenMinutes', 'hourly', 'daily', 'own'],
        description:
          'When a letter says it to whoever has not read it: soon, after ten minutes, or once an hour or a day at most; own: the feature writes one by itself. People turn off each kind.',
      },
      'unused?': unused,
      'from?': from,
    }),
    { description: 'What people are told when it happens, by its kind.' },
  ),
  'screens?': map(screen, { description: 'Screens that are drawn from here alone.' }),
})

export const featureShape: Shape = { ...feature, allOf: notInDefaults }
