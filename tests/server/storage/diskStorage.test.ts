import { execSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDiskStorage } from '../../../src/server/storage/diskStorage'
import { openS3Storage } from '../../../src/server/storage/s3Storage'
import { testBucket } from '../../support/stores'
import { mostListed, type Storage } from '../../../src/server/storage/storage'

const folder = mkdtempSync(join(tmpdir(), 'storage-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const stores: Array<{ kind: string; open: () => Promise<Storage> }> = [
  { kind: 'disk', open: () => openDiskStorage(folder) },
]
if (testBucket) {
  const bucket = testBucket
  stores.push({ kind: 's3', open: async () => openS3Storage(bucket, join(folder, 'work')) })
}

describe.each(stores)('a $kind store', ({ open }) => {
  const prefix = `test/${Date.now()}`
  let store: Storage
  beforeAll(async () => {
    store = await open()
  })

  test('gives back what was put in, whole or a range of it', async () => {
    await store.put(`${prefix}/whole`, Buffer.from('0123456789'))
    expect(await text(await store.read(`${prefix}/whole`))).toBe('0123456789')
    expect(await text(await store.read(`${prefix}/whole`, { start: 2, end: 4 }))).toBe('234')
    expect(await store.find(`${prefix}/whole`)).toMatchObject({ bytes: 10 })
  })

  test('has nothing where nothing was put', async () => {
    expect(await store.find(`${prefix}/nothing`)).toBeUndefined()
    expect(await store.find(`${prefix}/whole/below`)).toBeUndefined()
    expect(await store.list(`${prefix}/nothing/`)).toEqual([])
  })

  test('replaces an object as a whole', async () => {
    await store.put(`${prefix}/twice`, Readable.from([Buffer.from('a long first text')]))
    await store.put(`${prefix}/twice`, Buffer.from('short'))
    expect(await text(await store.read(`${prefix}/twice`))).toBe('short')
  })

  test('lists by prefix in the order of the keys', async () => {
    for (const name of ['p00002', 'p00010', 'p00001', 'other']) {
      await store.put(`${prefix}/parts/${name}`, Buffer.from(name))
    }
    const listed = await store.list(`${prefix}/parts/p`)
    expect(listed.map(({ key }) => key.split('/').at(-1))).toEqual(['p00001', 'p00002', 'p00010'])
  })

  test('puts parts together and keeps them', async () => {
    const keys = ['p00001', 'p00002', 'p00010'].map((name) => `${prefix}/parts/${name}`)
    const large = Buffer.alloc(6 * 1024 * 1024, 1)
    await store.put(keys[0] ?? '', large)
    await store.put(keys[1] ?? '', large)
    await store.assemble(keys, `${prefix}/assembled`)
    expect((await store.find(`${prefix}/assembled`))?.bytes).toBe(
      2 * large.length + 'p00010'.length,
    )
    expect(await store.find(keys[0] ?? '')).toBeDefined()
  })

  test('lends an object as a file, and a folder whose files it takes', async () => {
    const read = await store.withFile(`${prefix}/whole`, async (path) => readFileSync(path, 'utf8'))
    expect(read).toBe('0123456789')
    await store.withFolder(async (work) => {
      writeFileSync(join(work, 'poster.jpg'), 'picture')
      await store.putFile(`${prefix}/poster.jpg`, join(work, 'poster.jpg'))
    })
    expect(await text(await store.read(`${prefix}/poster.jpg`))).toBe('picture')
  })

  test('forgets what is removed, however often', async () => {
    await store.put(`${prefix}/gone`, Buffer.from('x'))
    await store.remove([`${prefix}/gone`])
    await store.remove([`${prefix}/gone`])
    expect(await store.find(`${prefix}/gone`)).toBeUndefined()
  })

  test.each(['../x', 'a/../b', '/etc/passwd', 'a//b', 'a/', '', 'a\\b', 'a\0', '.hidden', 'a/é'])(
    'has no place for the key %j',
    async (key) => {
      await expect(store.put(key, Buffer.from('x'))).rejects.toThrow('not a storage key')
      await expect(store.find(key)).rejects.toThrow('not a storage key')
    },
  )
})

test('a write that fails leaves nothing behind', async () => {
  const store = await openDiskStorage(folder)
  const body = Readable.from(
    (async function* () {
      yield Buffer.from('half')
      throw new Error('the source broke')
    })(),
  )
  await expect(store.put('test/broken', body)).rejects.toThrow('the source broke')
  expect(await store.find('test/broken')).toBeUndefined()
  expect(readdirSync(join(folder, 'writing'))).toEqual([])
})

const hour = 3_600_000

test('what a dead process was writing is swept away after an hour, and only then', async () => {
  const store = await openDiskStorage(folder)
  const now = Date.now()
  for (const [name, age] of [
    ['old', hour + 1000],
    ['fresh', hour - 60_000],
  ] as const) {
    writeFileSync(join(folder, 'writing', name), 'x')
    utimesSync(join(folder, 'writing', name), new Date(now - age), new Date(now - age))
  }
  await store.sweep('idle')
  expect(readdirSync(join(folder, 'writing'))).toEqual(['fresh'])
})

test('a list ends with the most that is told at once', async () => {
  const store = await openDiskStorage(folder)
  const many = join(folder, 'objects/many')
  mkdirSync(many)
  execSync(`seq -f p%05.0f 0 ${mostListed} | xargs touch`, { cwd: many })
  expect(await store.list('many/p')).toHaveLength(mostListed)
})

test('looks come one after another, so that others are held up by one of them at most', async () => {
  const store = await openDiskStorage(folder)
  const below = join(folder, 'objects', 'looks')
  mkdirSync(below, { recursive: true })
  for (let no = 0; no < 1_000; no += 1) writeFileSync(join(below, `p${no}`), '')
  const over = new AbortController()
  const looks = Promise.all(Array.from({ length: 20 }, () => store.list('looks/')))
  void looks.then(() => over.abort())
  let turns = 0
  for (; !over.signal.aborted; turns += 1) await new Promise((turn) => void setImmediate(turn))
  expect((await looks).map((found) => found.length)).toEqual(Array(20).fill(1_000))
  // Each leaves others a turn after fifty files.
  expect(turns).toBeGreaterThanOrEqual(20 * 20)
})
