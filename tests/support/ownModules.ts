import { afterAll, afterEach, expect, vi } from 'vitest'

// A model is wired to others as it is imported, for good: the tests of each file get modules of their own.
vi.resetModules()

// A store that is given undefined goes on saying what it said before, and tells that only to the console.
const skipped: string[] = []
const { error } = console
console.error = (...told: unknown[]) => {
  if (String(told[0]).includes('undefined is used to skip updates')) skipped.push(String(told[0]))
  error(...told)
}
afterEach(() => expect(skipped.splice(0)).toEqual([]))
afterAll(() => {
  console.error = error
})
