// What stands in an address and is nobody's business reaches no log.
import { expect, test } from 'vitest'
import { withoutNames } from '../../../src/server/http/withoutNames'

test.each([
  ['/guest', '/guest'],
  ['/guest%23OBL2PJoCiGcn41xUBD2s-u', '/guest'],
  ['/guest%2523OBL2PJoCiGcn41xUBD2s-u', '/guest'],
  ['/guest%23OBL2PJoCiGcn41xUBD2s-u?utm_source=mail', '/guest'],
  ['/guestbook', '/guestbook'],
  ['/login/1/bob/S3cret', '/login/[redacted]'],
  ['/login/status/clear', '/login/status/clear'],
])('%s goes on as %s', (url, without) => expect(withoutNames(url)).toBe(without))
