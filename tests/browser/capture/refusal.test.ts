import { expect, test } from 'vitest'
import { refusalOf, type RefusalReason } from '../../../src/browser/capture/refusal'

test.each<{ name: string; asked: PermissionState[]; reason: RefusalReason }>([
  { name: 'NotAllowedError', asked: ['denied', 'granted'], reason: 'denied' },
  { name: 'NotAllowedError', asked: ['prompt', 'prompt'], reason: 'dismissed' },
  // The browser would, but the system does not let it.
  { name: 'NotAllowedError', asked: ['granted', 'granted'], reason: 'denied' },
  { name: 'NotFoundError', asked: [], reason: 'none' },
  { name: 'OverconstrainedError', asked: [], reason: 'none' },
  { name: 'NotReadableError', asked: [], reason: 'inUse' },
  { name: 'AbortError', asked: [], reason: 'inUse' },
  { name: 'SecurityError', asked: [], reason: 'unsupported' },
  { name: 'TypeError', asked: [], reason: 'unsupported' },
])('$name with $asked is $reason', ({ name, asked, reason }) => {
  expect(refusalOf(new DOMException('', name), asked)).toBe(reason)
})
