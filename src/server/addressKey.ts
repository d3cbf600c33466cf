import { isIPv6, SocketAddress } from 'node:net'

const mapped = '::ffff:'

/** By what a caller is counted: one host may speak from every address of its IPv6 network, so that is one caller. */
export function addressKey(ip: string): string {
  if (!isIPv6(ip)) return ip
  // One spelling: lower case, no zone, nothing that could be shortened.
  const { address } = new SocketAddress({ address: ip, family: 'ipv6' })
  if (address.startsWith(mapped) && address.includes('.')) return address.slice(mapped.length)
  const [before = [], after = []] = address
    .split('::')
    .map((groups) => (groups === '' ? [] : groups.split(':')))
  const between = Array<string>(8 - before.length - after.length).fill('0')
  return `${[...before, ...between, ...after].slice(0, 4).join(':')}::/64`
}
