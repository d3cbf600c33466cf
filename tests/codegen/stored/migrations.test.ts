import { CompiledQuery } from 'kysely'
import { ulid } from 'ulid'
import { describe, expect, test } from 'vitest'
import { readManifest } from '../../../codegen/read/readManifest'
import { noAnswers, type Answers } from '../../../codegen/stored/answers'
import { quotedWords } from '../../../codegen/stored/ident'
import { migrateTables, migrationName, unmigrated } from '../../../codegen/stored/migrations'
import { storedEntities } from '../../../codegen/stored/storedEntities'
import { describeSchema } from '../../support/describeSchema'
import { freshDatabase } from '../../support/freshDatabase'
import { aCustomer } from '../../support/people'
import { screensManifest } from '../support'

const { db } = await freshDatabase()
const customerId = await aCustomer(db)
const run = (text: string) => db.executeQuery(CompiledQuery.raw(text))

/** An area whose things have these properties, and are stored like this. */
function things(properties: string, stored: string, required = 'thingId, name, createdAt') {
  const area = `
manifestVersion: 2
entities:
  Thing:
    type: object
    from: decided
    meaning: A thing.
    properties:
      thingId: { type: string }
      createdAt: { type: string, format: date-time }
${properties.replaceAll(/^ */gm, '      ')}
    required: [${required}]
    stored: { table: things, ${stored} }
calls:
  - { id: listThings, access: { roles: [cm] }, rows: customer, from: decided, list: { of: Thing, key: thingId, sort: [name], trash: true, may: [edit] } }
screens:
  things: { list: listThings, sort: name, columns: [name] }
`
  const { manifest } = readManifest(new Map([...screensManifest(), ['features/things.yaml', area]]))
  return storedEntities(manifest!)
}

type Things = ReturnType<typeof things>

/** Runs the migration, and looks whether the tables are what its picture says. */
async function migrateTo(entities: Things, answers: Partial<Answers> = {}): Promise<string> {
  const picture = await describeSchema(db)
  const migration = migrateTables(entities, picture, { ...noAnswers, ...answers })
  expect(migration.questions).toEqual([])
  await run(migration.text!)
  expect(migration.picture).toBe(await describeSchema(db))
  expect(unmigrated(entities, migration.picture)).toEqual([])
  return migration.text!
}

async function asked(entities: Things): Promise<readonly string[]> {
  return migrateTables(entities, await describeSchema(db), noAnswers).questions
}

const add = (name: string) =>
  run(
    `insert into things (id, customer_id, name, created_at) values ('${ulid()}', '${customerId}', '${name}', now())`,
  )

const column = async (name: string) => {
  const { rows } = await run(`select ${name} as value from things order by created_at, id`)
  return (rows as { value: unknown }[]).map(({ value }) => value)
}

const name = String.raw`name: { type: string, maxLength: 80, pattern: '\S' }`

describe('the migrations of a stored entity', () => {
  test('begin with its table, in the words of PostgreSQL', async () => {
    const all = `
      ${name}
      mail: { type: string, format: email }
      order: { type: integer, maximum: 9999 }
      bytes: { type: integer }
      price: { type: number }
      cost: { type: number, currency: EUR }
      fee: { type: integer, maximum: 9999, currency: EUR }
      toll: { type: number, currency: JPY }
      isNew: { type: boolean }
      day: { type: string, format: date }
      tags: { type: array, items: { type: string } }
      kind: { type: string, enum: ["it's", b] }
      owner: { $ref: Ref }`
    const stored =
      'unique: { name: nameTaken, mail: nameTaken }, search: [name, mail, kind], refs: { owner: users }, sequence: order, defaults: { kind: b, isNew: false, price: 1.5, cost: 2.5, order: 3 }'
    const whole = things(all, stored, 'thingId, name, kind, isNew, createdAt')
    const made = await migrateTo(whole)
    expect(made).toContain('create table things (')
    // An amount has the digits of its currency.
    expect(made).toContain('cost numeric(15,2) default 2.5')
    expect(made).toContain('fee integer')
    expect(made).toContain('toll numeric(15,0)')
    await run('drop table things')
  })

  test('add a field; rows that exist get the value that somebody says', async () => {
    await migrateTo(things(name, 'search: [name]'))
    await add('Lamp')
    const more = things(
      `${name}\n note: { type: string }\n kind: { type: string, enum: [light, sound] }`,
      'search: [name, note]',
      'thingId, name, kind, createdAt',
    )
    expect(await asked(more)).toEqual([
      'Thing needs kind, which rows that exist do not have. Say their value: --fill kind=<value>.',
    ])
    await migrateTo(more, { fills: new Map([['kind', 'light']]) })
    expect(await column('kind')).toEqual(['light'])
    expect(await column('search_key')).toEqual(['lamp '])
  })

  test('ask which choice rows get whose choice goes', async () => {
    const fewer = things(
      `${name}\n note: { type: string }\n kind: { type: string, enum: [sound] }`,
      'search: [name, note]',
      'thingId, name, kind, createdAt',
    )
    expect(await asked(fewer)).toEqual([
      'Thing no longer has the choice light of kind. Say what such rows get: --replace kind.light=<choice>.',
    ])
    await migrateTo(fewer, { replacements: new Map([['kind.light', 'sound']]) })
    expect(await column('kind')).toEqual(['sound'])
  })

  test('rename a field and drop another only where somebody says so', async () => {
    const other = things(`${name}\n remark: { type: string }`, 'search: [name, remark]')
    expect(await asked(other)).toEqual([
      'Thing no longer has note, and its table does. Say --drop note, or --rename note=<new name>.',
      'Thing no longer has kind, and its table does. Say --drop kind, or --rename kind=<new name>.',
    ])
    await run(`update things set note = 'on loan'`)
    await migrateTo(other, { renames: new Map([['note', 'remark']]), drops: new Set(['kind']) })
    expect(await column('remark')).toEqual(['on loan'])
  })

  test('make a field unique: of rows that are alike all but the first get a number', async () => {
    await add('LAMP')
    await add('Stand')
    const unique = things(
      `${name}\n remark: { type: string }`,
      'unique: { name: nameTaken }, search: [name, remark]',
    )
    expect(await asked(unique)).toEqual([
      'Rows of Thing may be alike in name, where none may be from now on. Say --doubles number, and all but the first get a number behind it; or --doubles none, if there are none.',
    ])
    await migrateTo(unique, { doubles: 'number' })
    expect(await column('name')).toEqual(['Lamp', 'LAMP (2)', 'Stand'])
    await expect(add('lamp')).rejects.toMatchObject({ constraint: 'things_name' })
  })

  test('keep what is unique so under its new name', async () => {
    const unique = (field: string) =>
      things(
        `${name}\n ${field}: { type: string }`,
        `unique: { name: nameTaken, ${field}: nameTaken }, search: [name, ${field}]`,
      )
    await migrateTo(unique('remark'), { doubles: 'none' })
    const text = await migrateTo(unique('code'), { renames: new Map([['remark', 'code']]) })
    expect(text).toContain('alter index things_remark rename to things_code;')
    expect(text).not.toContain('UNIQUE')
    await migrateTo(
      things(
        `${name}\n remark: { type: string }`,
        'unique: { name: nameTaken }, search: [name, remark]',
      ),
      { renames: new Map([['code', 'remark']]) },
    )
  })

  test('take back what is no longer said, and say nothing where nothing is to do', async () => {
    const before = things(`${name}\n remark: { type: string }`, 'search: [name, remark]')
    expect(await migrateTo(before)).toContain('drop index things_name;')
    expect(migrateTables(before, await describeSchema(db), noAnswers).text).toBeUndefined()
  })

  test('leave to a person what a value of another type would be', async () => {
    const typed = things(`${name}\n remark: { type: integer }`, 'search: [name]')
    expect(await asked(typed)).toEqual([
      expect.stringMatching(/^remark is text and should be bigint; only a person/),
    ])
  })
})

test('words are quoted as PostgreSQL quotes them', async () => {
  const { rows } = await run(`select word from pg_get_keywords() where catcode <> 'U'`)
  expect(quotedWords).toEqual(new Set((rows as { word: string }[]).map(({ word }) => word)))
})

test.each([
  ['2030-01-01T10:20:30Z', '20300101T1020_things_create.sql'],
  // Older than the last one: a minute after it, so that it runs after it everywhere.
  [
    '2020-01-01T10:20:30Z',
    expect.stringMatching(/^20(2[6-9]|[3-9]\d)\d{4}T\d{4}_things_create\.sql$/),
  ],
])('a migration that is written at %s is %s', (now, file) => {
  const folder = 'src/server/database/migrations'
  expect(migrationName(folder, 'things_create', new Date(now))).toEqual(file)
})
