// Whether an address on the internet is one that everybody may reach: what people name must not lead into our own network.
import { lookup as ask, type LookupAddress, type LookupOptions } from 'node:dns'
import { BlockList, isIP } from 'node:net'

const closed = new BlockList()
const [four, six] = ['ipv4', 'ipv6'] as const
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  closed.addSubnet(network, prefix, four)
const open = new BlockList()
// What is handed out to everybody; 2001::/23 and 2002::/16 lead on to addresses of the older kind.
open.addSubnet('2000::', 3, six)
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  closed.addSubnet(network, prefix, six)

export function isPublic(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  const plain = mapped ?? address
  switch (isIP(plain)) {
    case 4:
      return !closed.check(plain, four)
    case 6:
      return open.check(plain, six) && !closed.check(plain, six)
    default:
      return false
  }
}

type Answered = (
  error: NodeJS.ErrnoException | null,
  address: string | LookupAddress[],
  family?: number,
) => void

/**
 * For `http.request`: the very address that is connected to is looked at, so a name that means
 * something else a moment later leads nowhere.
 */
export function lookupPublic(host: string, options: LookupOptions, answered: Answered): void {
  ask(host, { ...options, all: true }, (error, found) => {
    const addresses = error ? [] : found.filter(({ address }) => isPublic(address))
    const [first] = addresses
    if (!first) answered(error ?? new Error('The name leads to no public address.'), [])
    else if (options.all) answered(null, addresses)
    else answered(null, first.address, first.family)
  })
}
