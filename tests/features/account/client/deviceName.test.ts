import { expect, test } from 'vitest'
import { deviceName } from '../../../../src/features/account/client/deviceName'

const say = (key: string, params: object = {}) => [key, ...Object.values(params)].join(' ')

test.each([
  {
    browserName: 'Chrome',
    operatingSystem: 'Windows',
    says: 'account.sessions.device Chrome Windows',
  },
  { browserName: 'Chrome', operatingSystem: 'unknown', says: 'Chrome' },
  { browserName: 'unknown', operatingSystem: 'unknown', says: 'account.sessions.unknown' },
  {
    browserName: 'unknown',
    operatingSystem: 'Linux',
    says: 'account.sessions.device account.sessions.unknown Linux',
  },
])('$browserName on $operatingSystem is called $says', ({ says, ...session }) => {
  expect(deviceName(say as Parameters<typeof deviceName>[0], session)).toBe(says)
})
