import { beforeEach, describe, expect, test } from 'vitest'
import type { ListProfileFieldsRow } from '../../../../generated/facts/features/directory'
import { aProfileField } from '../../../support/directory'
import { of, openDirectory } from './world'

const { db, aPerson } = await openDirectory()

type Person = Awaited<ReturnType<typeof aPerson>>
let cm: Person
beforeEach(async () => {
  cm = await aPerson(['cm'])
})

const inUse = async (person: Person = cm) =>
  (await person.ask('listProfileFieldsInUse', {})).rows.map(({ name }) => name)
const namesOf = ({ choices }: ListProfileFieldsRow) => choices.map(({ name }) => name)

describe('what a customer wants to know of its people', () => {
  test('stands in the order its manager gives, and everybody of the customer has it', async () => {
    await cm.field('Skills', 'multi', 'Sound', 'Light')
    const years = await cm.field('Years', 'number')
    expect(await inUse()).toEqual(['Skills', 'Years'])
    const { profileFieldId, rev } = years
    await cm.ask('updateProfileField', { profileFieldId, rev, values: { position: 1 } })
    const viewer = await aPerson(['viewer'], cm.customerId)
    expect(await inUse(viewer)).toEqual(['Years', 'Skills'])
    expect(await inUse(await aPerson(['cm']))).toEqual([])
  })

  test.each([
    [{ name: 'Size', kind: 'select' }, 'required'],
    [
      { name: 'Size', kind: 'multi', choices: [{ name: 'Über' }, { name: 'uber ' }] },
      'uniqueItems',
    ],
  ])('is refused without choices that can be told apart: %j', async (values, code) => {
    const { errorFaults: faults } = await cm.reply('addProfileField', { values })
    expect(faults).toEqual([{ field: 'values.choices', code }])
  })

  test('has one name for one field', async () => {
    await cm.field('Skills', 'text')
    const { errorCode } = await cm.reply('addProfileField', {
      values: { name: 'skills', kind: 'date' },
    })
    expect(errorCode).toBe('nameTaken')
  })

  test('is fifty fields at most', async () => {
    const { customerId } = cm
    for (let at = 0; at < 50; at += 1) await aProfileField(db, { customerId })
    const archived = await aProfileField(db, { customerId, isActive: false })
    const { errorCode } = await cm.reply('addProfileField', { values: { name: 'A', kind: 'text' } })
    expect(errorCode).toBe('tooManyProfileFields')
    const { refused } = await cm.ask('restoreProfileFields', of(archived))
    expect(refused).toEqual([
      { id: archived, code: 'tooManyProfileFields', params: { most: '50' } },
    ])
  })
})

describe('choices', () => {
  test('are renamed wherever they were made, and moved, added and taken away', async () => {
    const skills = await cm.field('Skills', 'multi', 'Sound', 'Light', 'Drone')
    const size = await cm.field('Size', 'select', 'S', 'L')
    await cm.say(cm.userId, {
      [skills.profileFieldId]: ['Light', 'Drone'],
      [size.profileFieldId]: 'S',
    })
    const [sound, light] = skills.choices
    const changed = await cm.ask('updateProfileField', {
      profileFieldId: skills.profileFieldId,
      rev: skills.rev,
      values: { choices: [{ ...light, name: 'Lighting' }, { name: 'Stills' }, sound!] },
    })
    expect(namesOf(changed)).toEqual(['Lighting', 'Stills', 'Sound'])
    // Two names change places.
    const [small, large] = size.choices
    await cm.ask('updateProfileField', {
      profileFieldId: size.profileFieldId,
      rev: size.rev,
      values: {
        choices: [
          { ...small, name: 'L' },
          { ...large, name: 'S' },
        ],
      },
    })
    expect((await cm.row(cm.userId)).extra).toEqual({
      [skills.profileFieldId]: ['Lighting', 'Drone'],
      [size.profileFieldId]: 'L',
    })
  })

  test('of another field are none of this one', async () => {
    const size = await cm.field('Size', 'select', 'S')
    const other = await cm.field('Other', 'select', 'X')
    const { choices } = await cm.ask('updateProfileField', {
      profileFieldId: size.profileFieldId,
      rev: size.rev,
      values: {
        choices: [...other.choices, ...other.choices].map((each, at) => ({
          ...each,
          name: `${at}`,
        })),
      },
    })
    const ids = new Set([...other.choices, ...choices].map(({ choiceId }) => choiceId))
    expect(ids.size).toBe(3)
  })
})

describe('of a field that is archived', () => {
  test('nobody sees or finds anything, until it is used again', async () => {
    const { profileFieldId: id } = await cm.field('Skills', 'multi', 'Sound')
    await cm.say(cm.userId, { [id]: ['Sound'] })
    const found = async () => (await cm.ask('listUsers', { search: 'sound' })).rows.length
    expect(await found()).toBe(1)

    await cm.ask('archiveProfileFields', of(id))
    expect([await inUse(), await found(), (await cm.row(cm.userId)).extra]).toEqual([[], 0, {}])
    const { errorFaults: faults } = await cm.reply('listUsers', {
      filters: [{ field: `extra.${id}`, op: 'is', value: 'Sound' }],
    })
    expect(faults).toEqual([{ field: 'filters.0', code: 'unknownField' }])

    await cm.ask('restoreProfileFields', of(id))
    const { rows } = await cm.ask('listProfileFields', { ids: [id] })
    expect(rows[0]).toMatchObject({ state: 'inUse', people: 1, may: ['edit', 'archive'] })
    expect([await found(), (await cm.row(cm.userId)).extra]).toEqual([1, { [id]: ['Sound'] }])
  })
})

test('what is known of people is exported, under the names the customer gave it', async () => {
  const { profileFieldId: skills } = await cm.field('Skills', 'multi', 'Sound', 'Light')
  await cm.say(cm.userId, { [skills]: ['Sound', 'Light'] })
  const { text } = await cm.reply('exportUsers', { columns: [`extra.${skills}`, 'state', 'roles'] })
  expect(text).toBe('\uFEFFSkills,State,Roles\r\n"Sound, Light",Active,Campaign manager\r\n')
})

test('somebody is invited with what is known of them', async () => {
  const { profileFieldId } = await cm.field('Years', 'number')
  const { roles } = await cm.row(cm.userId)
  const invited = await cm.ask('inviteUser', {
    values: {
      name: 'Ada',
      email: `${profileFieldId.toLowerCase()}@x.example`,
      roles: roles.map(({ id }) => id),
      extra: { [profileFieldId]: 3 },
    },
  })
  expect(invited.extra).toEqual({ [profileFieldId]: 3 })
})
