// Runs after all journeys: no secret typed, sent or received may be in an address, referrer, log or
// cache.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { journalFolder, type JournalFile } from './journal'

const read = (file: JournalFile) => {
  const path = join(journalFolder, file)
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}

const secrets = [...new Set(read('secrets').trim().split('\n'))].map(
  (line) => JSON.parse(line) as string,
)

test('the journeys planted passwords and tokens, and left something to look through', () => {
  expect(secrets.filter((secret) => secret.startsWith('ey')).length).toBeGreaterThan(20)
  expect(secrets.filter((secret) => secret.startsWith('rt_')).length).toBeGreaterThan(20)
  expect(secrets.filter((secret) => !/^(ey|rt_)/.test(secret)).length).toBeGreaterThan(0)
  expect(read('addresses').split('\n').length).toBeGreaterThan(1000)
  expect(read('server.log').split('\n').length).toBeGreaterThan(100)
  expect(read('caches').split('\n').length).toBeGreaterThan(20)
})

for (const file of ['addresses', 'server.log', 'caches', 'console'] as const)
  test(`no secret stands in ${file}`, () => {
    const text = read(file)
    // Both as plain text and URL-encoded.
    const found = secrets.filter((secret) =>
      [secret, encodeURIComponent(secret)].some((form) => text.includes(form)),
    )
    expect(found.map((secret) => `${secret.slice(0, 6)}…`)).toEqual([])
  })

test('no cache holds an answer of the API', () => {
  const entries = read('caches').split('\n')
  expect(entries.filter((entry) => /^\S+ \S+\/(rest|oauth|uploads|media)\//.test(entry))).toEqual(
    [],
  )
})
