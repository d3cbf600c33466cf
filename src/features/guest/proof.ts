// The work that a browser does before somebody joins by the link for everybody: costly for whoever joins a thousand
// times, unnoticed by whoever reads and types meanwhile. Nobody has to see, hear or solve anything. Both wings read it.
import type { GuestCheck } from '../../../generated/facts/features/guest'

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** Of the 256 first bytes that a derivation may have: one number of 64 is right. */
const rightBytes = 4

async function judging({
  salt,
  rounds,
}: GuestCheck): Promise<(number: number) => Promise<boolean>> {
  const { subtle } = crypto
  const key = await subtle.importKey('raw', bytesOf(salt), 'PBKDF2', false, ['deriveBits'])
  return async (number) => {
    const own = { salt: bytesOf(String(number)), iterations: rounds }
    const bits = await subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', ...own }, key, 8)
    return new Uint8Array(bits)[0]! < rightBytes
  }
}

export const isRight = async (check: GuestCheck, number: number): Promise<boolean> =>
  (await judging(check))(number)

export async function findNumber(check: GuestCheck): Promise<number> {
  const isFound = await judging(check)
  let number = 0
  while (!(await isFound(number))) number += 1
  return number
}
