// A letter each morning of its reader, about what came to a channel within a day and is not watched.
import { expect, test } from 'vitest'
import { mailDailyJob } from '../../../../../src/features/home/server'
import { channelMailWorld } from './channelMail'

const { app, open, view, pass, lettersTo } = await channelMailWorld(mailDailyJob)
const daily = { mail: 'daily' } as const
const at = (moment: string) => (app.clock.now = new Date(moment))

test('all of a day comes at eight in the morning, once', async () => {
  at('2026-03-02T09:00:00Z')
  const { reader, post } = await open(daily)
  await post('Autumn')
  pass(60)
  await post('Winter')
  at('2026-03-03T07:59:00Z')
  expect(await lettersTo(reader)).toEqual([])
  at('2026-03-03T08:00:00Z')
  const [letter] = await lettersTo(reader)
  expect(letter?.headers).toContain('Subject: =?UTF-8?Q?2_new_programs')
  expect(letter?.text).toContain('“Autumn”, by Chloe.')
  expect(letter?.text).toContain('“Winter”, by Chloe.')
  pass(10)
  expect(await lettersTo(reader)).toHaveLength(1)
  await post('Spring')
  at('2026-03-04T08:00:00Z')
  const [, next] = await lettersTo(reader)
  expect(next?.text).toContain('Spring')
  expect(next?.text).not.toContain('Winter')
})

test.each([
  ['their own clock', { timezone: 'America/New_York' }, '2026-03-03T13:00:00Z'],
  ['their own clock', { timezone: 'Asia/Tokyo' }, '2026-03-02T23:00:00Z'],
  ['the clock of the organization', {}, '2026-03-03T08:00:00Z'],
])('eight is by %s (%o)', async (_, user, moment) => {
  at('2026-03-02T15:00:00Z')
  const { join, post } = await open(daily)
  const reader = await join(user)
  await post('Autumn')
  at(new Date(new Date(moment).getTime() - 60_000).toISOString())
  expect(await lettersTo(reader)).toEqual([])
  at(moment)
  expect(await lettersTo(reader)).toHaveLength(1)
})

test('none comes when nothing is left to watch, or nothing came', async () => {
  at('2026-03-02T15:00:00Z')
  const { reader, post } = await open(daily)
  const { programId } = await post('Autumn')
  await view(reader, programId)
  at('2026-03-03T08:00:00Z')
  expect(await lettersTo(reader)).toEqual([])
  at('2026-03-04T08:00:00Z')
  expect(await lettersTo(reader)).toEqual([])
})
