import { afterAll, afterEach, vi } from 'vitest'

// A model is wired to others as it is imported, for good: the tests of each file get modules of their own.
vi.resetModules()

// A store that is given undefined goes on saying what it said before, and tells that only to the console.
const told = vi.spyOn(console, 'error')
afterEach(() => {
  const skipped = told.mock.calls.map(String).filter((line) => line.includes('to skip updates'))
  told.mockClear()
  if (skipped.length > 0) throw new Error(skipped.join('\n'))
})
afterAll(() => {
  told.mockRestore()
  // The next file of the worker would find them.
  vi.unstubAllGlobals()
})
