import { expect, test } from 'vitest'
import { readPending } from '../../../src/shell/routing/readPending'

test.each([
  { path: '/channel/edit/7', waits: { kind: 'channel', id: '7' } },
  { path: '/channel/edit/7?tab=people', waits: { kind: 'channel', id: '7' } },
  { path: '/integrations/zoom?zoomUserId=z-1', waits: { kind: 'zoom', id: 'z-1' } },
  { path: '/integrations/zoom', waits: null },
  { path: '/integrations/zoom?zoomUserId=../x', waits: null },
  { path: '/channel/edit/a%20b', waits: null },
  { path: '/channel/edit/details/7', waits: null },
  { path: '/clips/list?zoomUserId=z-1', waits: null },
])('$path: $waits', ({ path, waits }) => {
  expect(readPending(path)).toEqual(waits)
})
