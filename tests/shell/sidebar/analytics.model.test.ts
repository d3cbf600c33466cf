import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { readIsMacSafariFx } from '../../../src/browser/clientDetails'
import { openTabFx } from '../../../src/browser/tabs'
import { analyticsPressed } from '../../../src/shell/sidebar/analytics.model'
import { aSession, browserEdge, ok, storedWith } from '../../support/browserEdge'

const url = 'https://analytics.example'

test.each([
  { isMacSafari: false, hasCookies: true, opened: url },
  { isMacSafari: true, hasCookies: true, opened: `${url}#refresh_token=otc_1` },
  { isMacSafari: false, hasCookies: false, opened: `${url}#refresh_token=otc_1` },
])('Safari on macOS: $isMacSafari, cookies: $hasCookies: $opened opens', async (row) => {
  const edge = browserEdge({
    stored: storedWith(aSession()),
    answer: () => ok({ url, code: 'otc_1', hasCookies: row.hasCookies }),
  })
  const opened: string[] = []
  const scope = fork({
    handlers: [
      ...edge.handlers,
      [readIsMacSafariFx, () => row.isMacSafari],
      [openTabFx, (address: string) => void opened.push(address)],
    ],
  })
  await allSettled(analyticsPressed, { scope })
  expect(opened).toEqual([row.opened])
})
