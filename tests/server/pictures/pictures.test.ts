import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { drawPicture } from '../../../src/server/pictures/drawPicture'
import { sweepPictures } from '../../../src/server/pictures/sweepPictures'
import { callAs, signIn, type TestSession } from '../../support/talk'
import { aMember, freshApp, type TestMember } from '../../support/world'

const app = await freshApp({ withMedia: true })

const halves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c02020' } }).composite([
    {
      input: { create: { width, height: height / 2, channels: 3, background: '#2020c0' } },
      gravity: 'north',
    },
  ])
const png = await halves(300, 200).png().toBuffer()
const jpeg = await halves(300, 200)
  .withExif({ IFD0: { Copyright: 'Kim' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
  .withMetadata({ orientation: 3 })
  .jpeg()
  .toBuffer()
const webp = await halves(90, 300).webp().toBuffer()

/** A PNG whose head says that it is so large, and that holds next to nothing. */
function claimed(width: number, height: number): Buffer {
  const bomb = Buffer.from(png)
  bomb.writeUInt32BE(width, 16)
  bomb.writeUInt32BE(height, 20)
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29)
  return bomb
}

function crc32(bytes: Buffer): number {
  let crc = 0xff_ff_ff_ff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xed_b8_83_20 : 0)
  }
  return (crc ^ 0xff_ff_ff_ff) >>> 0
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

describe('a picture', () => {
  test.each(Object.entries({ png, jpeg, webp }))(
    'as %s becomes two square ones, without what a camera wrote',
    async (_, bytes) => {
      const drawn = await drawPicture(bytes)
      for (const side of [64, 256] as const) {
        const read = await sharp(drawn[side]).metadata()
        expect(read).toMatchObject({ format: 'webp', width: side, height: side })
        expect(read.exif).toBeUndefined()
      }
    },
  )

  test('stands as the camera was held', async () => {
    const { data } = await sharp((await drawPicture(jpeg))[64])
      .raw()
      .toBuffer({ resolveWithObject: true })
    const [red = 0, , blue = 0] = data
    expect(red).toBeGreaterThan(blue)
  })

  test.each<[string, Buffer, string]>([
    ['a drawing with a script', Buffer.from(svg), 'pictureUnreadable'],
    [
      'a drawing that says it is a PNG',
      Buffer.concat([png.subarray(0, 8), Buffer.from(svg)]),
      'pictureUnreadable',
    ],
    ['half a PNG', png.subarray(0, png.length / 2), 'pictureUnreadable'],
    ['half a JPEG', jpeg.subarray(0, jpeg.length - 200), 'pictureUnreadable'],
    ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1'), 'pictureUnreadable'],
    ['nothing', Buffer.alloc(0), 'pictureUnreadable'],
    ['more than 50 megapixels', claimed(60_000, 60_000), 'pictureTooLarge'],
    ['less than it says', claimed(7000, 7000), 'pictureUnreadable'],
    ['more than 10 MB', Buffer.concat([png, Buffer.alloc(10_000_000)]), 'pictureTooLarge'],
  ])('is none: %s', async (_, bytes, code) => {
    await expect(drawPicture(bytes)).rejects.toMatchObject({ code })
  })
})

interface Person {
  readonly member: TestMember
  readonly session: TestSession
}

async function aPerson(): Promise<Person> {
  const member = await aMember(app.database.db, { roles: ['viewer'] })
  return { member, session: await signIn(app, member) }
}

let person: Person
beforeEach(async () => {
  person = await aPerson()
})

type Calls = Parameters<typeof callAs>[2]
async function ask(id: Calls, request: object, { session }: Person = person) {
  const { body } = await callAs(app, session, id, request)
  const answer = body['clientResponse'] as Record<string, never> | undefined
  return { answer, code: body['errorCode'] }
}

async function keep(bytes: Buffer, by: Person = person): Promise<string> {
  const { answer } = await ask('keepPicture', { picture: bytes.toString('base64') }, by)
  return answer!['pictureUrl']!
}

async function save(pictureUrl: string | null) {
  const { answer } = await ask('getOwnProfile', {})
  const [row] = answer!['rows']! as [{ userId: string; rev: number }]
  const { userId, rev } = row
  return ask('updateOwnProfile', { userId, rev, values: { pictureUrl } })
}

const shown = async () => (await ask('getOrganizationAccess', {})).answer!['pictureUrl']

const inHours = (hours: number) => () => new Date(Date.now() + hours * 3_600_000)

const fetched = (url: string, headers = {}) => app.server.inject({ url, headers })

describe('a kept picture', () => {
  test('has one address for what it shows, at which browsers keep it', async () => {
    const url = await keep(png)
    expect(await keep(png)).toBe(url)
    expect(await keep(webp)).not.toBe(url)
    for (const address of [url, url.replace('256', '64')]) {
      const { statusCode, headers } = await fetched(address)
      expect({ statusCode, ...headers }).toMatchObject({
        statusCode: 200,
        'content-type': 'image/webp',
        'cache-control': 'private, max-age=86400, immutable',
        'content-security-policy': "sandbox; default-src 'none'",
      })
      expect((await fetched(address, { 'if-none-match': headers.etag })).statusCode).toBe(304)
    }
  })

  test.each([
    ['another name', (url: string) => url.replace(/[\w-]{43}/, 'A'.repeat(43))],
    ['another size', (url: string) => url.replace('256', '512')],
    ['a place above', () => '/pictures/..%2Fsecrets/x/256.webp'],
  ])('is nowhere else: %s', async (_, address) => {
    expect((await fetched(address(await keep(png)))).statusCode).toBe(404)
  })

  test('is shown once it is saved, and no more once it is removed', async () => {
    const url = await keep(png)
    expect(await shown()).toBeUndefined()
    expect((await save(url)).answer).toMatchObject({ pictureUrl: url })
    expect(await shown()).toBe(url)
    await save(null)
    expect(await shown()).toBeUndefined()
  })

  test('is nobody else’s, and no address from elsewhere', async () => {
    const theirs = await keep(png, await aPerson())
    for (const url of [
      theirs,
      'https://evil.example/x.webp',
      (await keep(png)).replace(/[\w-]{43}/, 'A'.repeat(43)),
    ])
      expect((await save(url)).code).toBe('pictureGone')
  })

  test('is swept after a day where nobody shows it', async () => {
    const used = await keep(png)
    const unused = await keep(webp)
    await save(used)
    const there = async () =>
      [await fetched(used), await fetched(unused)].map(({ statusCode }) => statusCode)
    await sweepPictures({ ...app, now: inHours(23) })
    expect(await there()).toEqual([200, 200])
    await sweepPictures({ ...app, now: inHours(25) })
    expect(await there()).toEqual([200, 404])
  })

  test('that is none says so, and the server stays up', async () => {
    const { code } = await ask('keepPicture', { picture: Buffer.from(svg).toString('base64') })
    expect(code).toBe('pictureUnreadable')
    expect(await keep(png)).toMatch(/^\/pictures\//)
  })
})

test('one that the store does not give is a fault like any other, and kept by no browser', async () => {
  const { userId } = await aMember(app.database.db)
  const url = await app.services.pictures.keep(userId, png)
  const { storage } = app.services.media
  const { read } = storage
  storage.read = () => Promise.reject(new Error('no'))
  const answer = await app.server.inject({ url })
  storage.read = read
  expect(answer.statusCode).toBe(500)
  expect(answer.json<object>()).toMatchObject({ errorCode: 'internal' })
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' })
  expect(answer.headers).not.toHaveProperty('etag')
})
