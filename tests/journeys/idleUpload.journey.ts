import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { customers } from '../../src/main/demo/cast'
import { openAs, rail, switchTo } from './actions'
import { quietMs, warningOn } from './idleness'
import { moveClock } from './movedClock'
import { expect, test } from './studio'

const { name, idleSessionTimeoutMins } = customers.brightcut

test('case 38: an upload of an hour keeps the session while bytes move, and not longer than the limit after', async ({
  context,
  studio,
}) => {
  const film = join(studio.folder, 'An hour.mp4')
  writeFileSync(film, randomBytes(15 * 1024 * 1024))
  await moveClock(context)
  const page = await context.newPage()
  await openAs(page, 'cc')
  await switchTo(page, name)
  await page.goto('/clips/list')
  const network = await context.newCDPSession(page)
  const upTo = (bytesPerSecond: number) =>
    network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: bytesPerSecond,
    })
  await upTo(60 * 1024)
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Upload footage' }).first().click()
  await (await chooser).setFiles(film)

  // Shorter than the half minute after which a part without progress is given up.
  const stepSeconds = 25
  for (let seconds = 0; seconds < 60 * 60; seconds += stepSeconds) {
    await context.clock.fastForward(stepSeconds * 1000)
    await expect.poll(() => quietMs(page), { intervals: [50] }).toBeLessThan(10_000)
  }
  await expect(rail(page)).toBeVisible()
  await expect(warningOn(page)).toBeHidden()

  await upTo(-1)
  const card = page.getByRole('gridcell').filter({ hasText: 'An hour' })
  await expect(card).toContainText(/Not accepted|Failed/)
  await context.clock.fastForward(idleSessionTimeoutMins * 60_000 - 40_000)
  await expect(warningOn(page)).toBeVisible()
  await context.clock.fastForward(40_000)
  await expect(page).toHaveURL(/\/login\/status\/sessionExpired$/)
})
