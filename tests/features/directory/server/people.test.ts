import { beforeEach, describe, expect, test } from 'vitest'
import { roleIdOf } from '../../../../src/session/server'
import { of, openDirectory } from './world'

const { db, aPerson } = await openDirectory()

type Person = Awaited<ReturnType<typeof aPerson>>
let cm: Person
let viewer: Person
beforeEach(async () => {
  cm = await aPerson(['cm'])
  viewer = await aPerson(['viewer'], cm.customerId)
})

const idsOf = async (person: Person, request: object = {}) =>
  (await person.ask('listPeople', request)).rows.map(({ userId }) => userId).toSorted()

describe('the directory', () => {
  test('has all who can sign in to the customer, and nobody else', async () => {
    const gone = await aPerson(['cc'], cm.customerId)
    await cm.ask('deactivateUsers', of(gone.userId))
    const locked = await aPerson(['cc'], cm.customerId)
    await db.updateTable('users').set({ state: 'locked' }).where('id', '=', locked.userId).execute()
    await cm.ask('inviteUser', {
      values: { name: 'New', email: `${gone.userId}@x.example`, roles: [roleIdOf('viewer')] },
    })
    await aPerson(['cm'])
    expect(await idsOf(viewer)).toEqual([cm.userId, viewer.userId].toSorted())
  })

  test('tells what all may know of somebody, and nothing that is for those who manage them', async () => {
    const { profileFieldId } = await cm.field('Skills', 'multi', 'Sound')
    const { rev } = await cm.row(cm.userId)
    await cm.ask('updateUser', {
      userId: cm.userId,
      rev,
      values: { title: 'Producer', location: 'Lyon', extra: { [profileFieldId]: ['Sound'] } },
    })
    const { rows } = await viewer.ask('listPeople', { ids: [cm.userId] })
    expect(rows).toEqual([
      {
        userId: cm.userId,
        name: expect.any(String),
        title: 'Producer',
        location: 'Lyon',
        extra: { [profileFieldId]: ['Sound'] },
        may: [],
        rev: rev + 1,
      },
    ])
  })

  test('finds people by what it tells, and by nothing else', async () => {
    const { profileFieldId: skills } = await cm.field('Skills', 'multi', 'Drone pilot')
    await cm.say(cm.userId, { [skills]: ['Drone pilot'] })
    expect(await idsOf(viewer, { search: 'PILOT' })).toEqual([cm.userId])
    const is = { field: `extra.${skills}`, op: 'is', value: 'Drone pilot' }
    expect(await idsOf(viewer, { filters: [is] })).toEqual([cm.userId])
    // How the values are stored.
    for (const search of ['[', '"', skills]) expect(await idsOf(viewer, { search })).toEqual([])
    const { email } = await cm.row(cm.userId)
    expect(await idsOf(viewer, { search: email })).toEqual([])
    const asked = await viewer.reply('listPeople', {
      filters: [{ field: 'email', op: 'has', value: 'a' }],
    })
    expect(asked['errorCode']).toBe('malformedRequest')
  })

  test('opens nobody of another customer', async () => {
    const stranger = await aPerson(['cm'])
    expect(await idsOf(viewer, { ids: [stranger.userId] })).toEqual([])
  })
})
