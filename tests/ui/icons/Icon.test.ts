import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { isIconName } from '../../../src/ui/icons/Icon'

const manifest = resolve(import.meta.dirname, '../../../manifest')
const named = readdirSync(manifest, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.yaml'))
  .flatMap((path) => [...readFileSync(resolve(manifest, path), 'utf8').matchAll(/\bicon: *(\w+)/g)])
  .map(([, key]) => key ?? '')

test('every icon the manifest names has a picture', () => {
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((key) => !isIconName(key))).toEqual([])
})

test('a key the registry does not hold is told apart', () => {
  expect(isIconName('unheardOf')).toBe(false)
  expect(isIconName('toString')).toBe(false)
})
