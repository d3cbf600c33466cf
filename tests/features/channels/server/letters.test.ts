// Letters about the posts of a channel are stopped and asked for again on its page (reach.md 3).
import { expect, test } from 'vitest'
import type { ChannelPage } from '../../../../generated/facts/features/channels'
import { channelWorld } from './world'

const { people, open, outcome } = await channelWorld()

const lettersTo = async (who: typeof people.cm, channelId: string) => {
  const { reply } = await outcome(who, 'getChannel', { id: channelId })
  return (reply as ChannelPage).letters
}
const choose = async (who: typeof people.cm, channelId: string, wanted: boolean) =>
  (await outcome(who, 'chooseChannelLetters', { channelId, wanted })).code

test('whoever follows it stops them, and has them again', async () => {
  const { channelId } = await open({ mail: 'daily' })
  expect(await lettersTo(people.subscriber, channelId)).toBe('wanted')
  expect(await choose(people.subscriber, channelId, false)).toBe('ok')
  expect(await lettersTo(people.subscriber, channelId)).toBe('stopped')
  expect(await choose(people.subscriber, channelId, true)).toBe('ok')
  expect(await lettersTo(people.subscriber, channelId)).toBe('wanted')
})

test('there is nothing to choose where the channel writes none, or for those who do not follow it', async () => {
  const silent = await open({ mail: 'off' })
  expect(await lettersTo(people.subscriber, silent.channelId)).toBeUndefined()
  const { channelId } = await open({ mail: 'instant' })
  expect(await lettersTo(people.stranger, channelId)).toBeUndefined()
  expect(await choose(people.stranger, channelId, true)).toBe('notFound')
  expect(await choose(people.elsewhere, channelId, true)).toBe('notFound')
})
