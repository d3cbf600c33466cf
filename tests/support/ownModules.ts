import { vi } from 'vitest'

// A model is wired to others as it is imported, for good: the tests of each file get modules of their own.
vi.resetModules()
