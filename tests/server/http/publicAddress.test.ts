import { expect, test } from 'vitest'
import { isPublic, lookupPublic } from '../../../src/server/http/publicAddress'

test.each([
  ['93.184.215.14', true],
  ['8.8.8.8', true],
  ['2606:2800:21f:cb07:6820:80da:af6b:8b2c', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.16.0.1', false],
  ['172.32.0.1', true],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:8.8.8.8', true],
  ['::ffff:7f00:1', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['2001:db8::1', false],
  ['not an address', false],
])('%s is an address that everybody may reach: %s', (address, isIt) => {
  expect(isPublic(address)).toBe(isIt)
})

test.each([true, false])(
  'a name that leads into this machine leads nowhere (all: %s)',
  async (all) => {
    const fault = await new Promise((resolve) =>
      lookupPublic('localhost', { all }, (error) => resolve(error)),
    )
    expect(fault).toBeInstanceOf(Error)
  },
)
