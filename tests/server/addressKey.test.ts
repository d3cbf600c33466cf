import { expect, test } from 'vitest'
import { addressKey } from '../../src/server/addressKey'

test.each([
  { what: 'an address of IPv4', ip: '192.0.2.7', key: '192.0.2.7' },
  { what: 'the same, as a socket for both tells it', ip: '::ffff:192.0.2.7', key: '192.0.2.7' },
  { what: 'the same in capitals', ip: '::FFFF:192.0.2.7', key: '192.0.2.7' },
  { what: 'the same in hexadecimal', ip: '0:0:0:0:0:ffff:c000:207', key: '192.0.2.7' },
  { what: 'one of a network', ip: '2001:db8:1:2:3:4:5:6', key: '2001:db8:1:2::/64' },
  { what: 'another of it, shortened', ip: '2001:db8:1:2::1', key: '2001:db8:1:2::/64' },
  { what: 'another, in capitals with zeros', ip: '2001:0DB8:01:2::F', key: '2001:db8:1:2::/64' },
  { what: 'the network beside it', ip: '2001:db8:1:3::1', key: '2001:db8:1:3::/64' },
  { what: 'one shortened before its end', ip: '2001:db8::2:3:4:5:6', key: '2001:db8:0:2::/64' },
  { what: 'one shortened at its beginning', ip: '::2:3:4:5:6', key: '0:0:0:2::/64' },
  { what: 'this machine', ip: '::1', key: '0:0:0:0::/64' },
  { what: 'one of a link, with its zone', ip: 'fe80::1%eth0', key: 'fe80:0:0:0::/64' },
  { what: 'what a proxy of ours calls nobody', ip: 'unknown', key: 'unknown' },
])('$what, $ip, counts as $key', ({ ip, key }) => {
  expect(addressKey(ip)).toBe(key)
})
