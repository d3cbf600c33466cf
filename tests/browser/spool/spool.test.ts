import { expect, test } from 'vitest'
import { recordingPage } from '../../support/recordingPage'

const { open } = recordingPage()

test('what is put is on the disk, and read back as it was, also after closing', async () => {
  const page = await open()
  const seen = await page.evaluate(async () => {
    const { openTake, listTakes } = window.parts
    const spool = await openTake(['takes', 'a', '01'], { is: 'opened' })
    const first = await spool.put(new Blob(['0123']))
    const second = await spool.put(new Blob(['456789']))
    await spool.note({ is: 'stopped' })
    const read = async (from: number, to: number) =>
      new TextDecoder().decode(await spool.readMedia(from, to))
    const whileOpen = [await read(2, 6), await read(8, 99)]
    const held = await listTakes(['takes', 'a'])
    await spool.close()
    return {
      bytes: [first.bytes, second.bytes],
      whileOpen,
      afterwards: await read(2, 6),
      held,
      free: await listTakes(['takes', 'a']),
      size: spool.size(),
      isKept: spool.isKept,
    }
  })
  const take = { takeId: '01', lines: [{ is: 'opened' }, { is: 'stopped' }], bytes: 10 }
  expect(seen).toEqual({
    bytes: [4, 10],
    whileOpen: ['2345', '89'],
    afterwards: '2345',
    held: [{ ...take, isHeld: true }],
    free: [{ ...take, isHeld: false }],
    size: 10,
    isKept: true,
  })
})

test('a take that one tab holds is refused to another, until that is closed', async () => {
  const [one, other] = [await open(), await open()]
  await one.evaluate(() => window.parts.openTake(['takes', 'b', '02'], { is: 'opened' }))
  const reopen = () =>
    other.evaluate(() =>
      window.parts.reopenTake(['takes', 'b', '02']).then(
        (spool) => spool.size(),
        (failure: unknown) => failure instanceof window.parts.TakeHeld,
      ),
    )
  expect(await reopen()).toBe(true)
  await one.close()
  await expect.poll(reopen).toBe(0)
})

test('a line that was cut off is left out, and does not swallow the next one', async () => {
  const page = await open()
  const lines = await page.evaluate(async () => {
    const { openTake, reopenTake, cutOffLog, listTakes } = window.parts
    const folder = ['takes', 'c', '03']
    const spool = await openTake(folder, { is: 'opened' })
    await spool.note({ is: 'paused' })
    await spool.close()
    await cutOffLog(folder)
    const again = await reopenTake(folder)
    await again.note({ is: 'best' })
    await again.close()
    return (await listTakes(['takes', 'c']))[0]?.lines
  })
  expect(lines).toEqual([{ is: 'opened' }, { is: 'best' }])
})

test('without room on the disk what was put stays readable, and is written once there is room', async () => {
  const page = await open()
  const session = await page.context().newCDPSession(page)
  const limit = (quotaSize?: number) =>
    session.send('Storage.overrideQuotaForOrigin', {
      origin: new URL(page.url()).origin,
      quotaSize,
    })
  await page.evaluate(async () => {
    const spool = await window.parts.openTake(['takes', 'd', '04'], { is: 'opened' })
    await spool.put(new Blob(['kept']))
    Object.assign(window, { spool })
  })
  await limit(1000)
  const refused = await page.evaluate(async () => {
    const { spool } = window as unknown as {
      spool: import('../../../src/browser/spool/spool').Spool
    }
    const failure = await spool.put(new Blob([new Uint8Array(8_000_000)])).catch((each) => each)
    const after = await spool.put(new Blob(['last'])).catch((each) => each)
    const isSpaceOut = [failure, after].map((each) => each instanceof window.parts.SpaceOut)
    const end = new TextDecoder().decode(await spool.readMedia(8_000_000, 8_000_008))
    return { isSpaceOut, size: spool.size(), end }
  })
  expect(refused).toEqual({ isSpaceOut: [true, true], size: 8_000_008, end: '\0\0\0\0last' })
  await limit()
  const found = await page.evaluate(async () => {
    const { spool } = window as unknown as {
      spool: import('../../../src/browser/spool/spool').Spool
    }
    await spool.close()
    return (await window.parts.listTakes(['takes', 'd']))[0]?.bytes
  })
  expect(found).toBe(8_000_008)
})

test('where a page is given no files, a take is in memory and says so', async () => {
  const page = await open()
  const seen = await page.evaluate(async () => {
    Object.defineProperty(navigator.storage, 'getDirectory', { value: undefined })
    const spool = await window.parts.openTake(['takes', 'e', '05'], { is: 'opened' })
    const put = await spool.put(new Blob(['0123']))
    await spool.close()
    const read = new TextDecoder().decode(await spool.readMedia(1, 3))
    return { put, read, isKept: spool.isKept, listed: await window.parts.listTakes(['takes', 'e']) }
  })
  expect(seen).toEqual({ put: { bytes: 4 }, read: '12', isKept: false, listed: [] })
})

test('a take that was removed is gone, and may be removed again', async () => {
  const page = await open()
  const left = await page.evaluate(async () => {
    const { openTake, removeTake, listTakes } = window.parts
    await (await openTake(['takes', 'f', '06'], { is: 'opened' })).close()
    await removeTake(['takes', 'f', '06'])
    await removeTake(['takes', 'f', '06'])
    return listTakes(['takes', 'f'])
  })
  expect(left).toEqual([])
})
