import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openSecrets } from '../../src/server/secrets'

const folder = mkdtempSync(join(tmpdir(), 'studio-secrets-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a secret is made once, kept for the next start, and readable by its owner alone', () => {
  const first = openSecrets(folder)('access-token')
  expect(first).toHaveLength(32)
  expect(openSecrets(folder)('access-token')).toEqual(first)
  expect(openSecrets(folder)('other')).not.toEqual(first)
  const path = join(folder, 'secrets')
  expect(statSync(path).mode & 0o777).toBe(0o700)
  expect(readdirSync(path).toSorted()).toEqual(['access-token', 'other'])
  for (const name of readdirSync(path)) expect(statSync(join(path, name)).mode & 0o777).toBe(0o600)
})

test('a given secret comes before a kept one', () => {
  const given = Buffer.alloc(32, 7)
  const secrets = openSecrets(folder, { SECRET_ACCESS_TOKEN: given.toString('base64') })
  expect(secrets('access-token')).toEqual(given)
})
