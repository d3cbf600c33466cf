import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { startTickFx, stopTickFx } from '../../src/browser/tick'

const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length

test('case 27: however often it is started there is one timer, and none when it was stopped', async () => {
  const scope = fork()
  const before = timers()
  for (let times = 0; times < 100; times += 1) await allSettled(startTickFx, { scope })
  expect(timers()).toBe(before + 1)
  await allSettled(stopTickFx, { scope })
  expect(timers()).toBe(before)
})
