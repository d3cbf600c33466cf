import { afterEach, expect, test, vi } from 'vitest'
import {
  changeStorageFx,
  readIsStorageBlockedFx,
  readStorageFx,
  removeStorageFx,
  removeStorageUnderFx,
  writeStorageFx,
} from '../../src/browser/storage'

const key = 'auth.session'

/** A browser's storage with room for so many characters; keys are its own properties, as in a browser. */
function aStorage(room = Infinity) {
  const held: Record<string, string> = {}
  const hidden = {
    getItem: (name: string) => held[name] ?? null,
    setItem: (name: string, value: string) => {
      const others = Object.entries(held).filter(([each]) => each !== name)
      const size = others.reduce((sum, [each, text]) => sum + each.length + text.length, 0)
      if (size + name.length + value.length > room) throw new Error('QuotaExceededError')
      held[name] = value
    },
    removeItem: (name: string) => void delete held[name],
    get length() {
      return Object.keys(held).length
    },
  }
  vi.stubGlobal(
    'localStorage',
    new Proxy(held, { get: (_, name) => hidden[name as keyof typeof hidden] }),
  )
  return held
}

function blocked() {
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new Error('SecurityError')
    },
  })
}

afterEach(async () => {
  await removeStorageFx({ key })
  vi.unstubAllGlobals()
  Reflect.deleteProperty(globalThis, 'localStorage')
})

test('case 64: a full storage gives up what screens remember before the session', async () => {
  const held = aStorage(40)
  await writeStorageFx({ key: 'ui.footage', value: 'x'.repeat(20) })
  await writeStorageFx({ key, value: 'y'.repeat(20) })
  expect(held).toEqual({ [key]: 'y'.repeat(20) })
})

test('case 64: with nothing left to give up, the new value counts on this page', async () => {
  const held = aStorage(20)
  await writeStorageFx({ key, value: 'old' })
  await writeStorageFx({ key, value: 'y'.repeat(20) })
  expect(held).toEqual({ [key]: 'old' })
  expect(await readStorageFx({ key })).toBe('y'.repeat(20))
  await writeStorageFx({ key, value: 'new' })
  expect(held).toEqual({ [key]: 'new' })
  expect(await readStorageFx({ key })).toBe('new')
})

test('case 64: until another tab writes there: then that counts', async () => {
  const held = aStorage(20)
  await writeStorageFx({ key, value: 'old' })
  await writeStorageFx({ key, value: 'y'.repeat(20) })
  held[key] = 'theirs'
  expect(await readStorageFx({ key })).toBe('theirs')
  delete held[key]
  expect(await readStorageFx({ key })).toBeNull()
})

test('a filter that finds no room takes nothing from others', async () => {
  const held = aStorage(30)
  await writeStorageFx({ key: 'ui.files', value: 'small' })
  await writeStorageFx({ key: 'ui.footage', value: 'x'.repeat(30) })
  expect(held).toEqual({ 'ui.files': 'small' })
  await removeStorageUnderFx('ui.')
  expect(await readStorageFx({ key: 'ui.footage' })).toBeNull()
})

test('a blocked storage is none: values live as long as the page', async () => {
  blocked()
  expect(await readIsStorageBlockedFx()).toBe(true)
  await writeStorageFx({ key, value: 'kept' })
  expect(await readStorageFx({ key })).toBe('kept')
  await removeStorageFx({ key })
  expect(await readStorageFx({ key })).toBeNull()
})

test('an open storage is not blocked', async () => {
  aStorage()
  expect(await readIsStorageBlockedFx()).toBe(false)
})

test('a change looks and writes in one step', async () => {
  const held = aStorage()
  const before = await changeStorageFx({ key, change: (text) => `${text}!` })
  expect([before, held[key]]).toEqual([null, 'null!'])
  expect(await changeStorageFx({ key, change: () => null })).toBe('null!')
  expect(held).toEqual({})
})
