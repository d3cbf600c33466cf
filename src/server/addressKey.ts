import { isIPv6, SocketAddress } from 'node:net'

const mapped = '::ffff:'

/**
 * The key under which a caller's address is counted. An IPv6 host may use any address of its /64
 * network, so the network counts as one caller.
 */
export function addressKey(ip: string): string {
  if (!isIPv6(ip)) return ip
  // Normalises the spelling: lower case, no zone, zeros shortened.
  const { address } = new SocketAddress({ address: ip, family: 'ipv6' })
  if (address.startsWith(mapped) && address.includes('.')) return address.slice(mapped.length)
  const [before = [], after = []] = address
    .split('::')
    .map((groups) => (groups === '' ? [] : groups.split(':')))
  const between = Array<string>(8 - before.length - after.length).fill('0')
  return `${[...before, ...between, ...after].slice(0, 4).join(':')}::/64`
}
