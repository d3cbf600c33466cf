/**
 * Passwords hashed with scrypt at OWASP's strength. One hash takes 128 MiB and a quarter second, so
 * at most two run at once, a core is left to all other calls, and addresses take turns.
 */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { addressKey } from '../../server/addressKey'
import type { Caller } from '../../server/context'
import { createFairQueue } from './fairQueue'

export interface Passwords {
  /** @param caller who waits for it; undefined: the server itself */
  hash(password: string, caller?: Address): Promise<string>
  /**
   * Refusing takes the same time whatever is stored, so an unknown name looks like a wrong
   * password.
   */
  verify(password: string, stored: string | null | undefined, caller?: Address): Promise<boolean>
  /** Whether the stored hash is weaker than those made today. */
  isOutdated(stored: string): boolean
}

type Address = Pick<Caller, 'ip'>

/** The server itself has a lane too. */
const laneOf = (caller?: Address) => (caller ? addressKey(caller.ip) : '')

const blockSize = 8
const parallelism = 1
const keyBytes = 32
export const hashesAtOnce = Math.min(2, Math.max(1, availableParallelism() - 1))
const longestQueue = 50

export function createPasswords(costLog2: number): Passwords {
  const queue = createFairQueue({ atOnce: hashesAtOnce, longest: longestQueue })
  const nobody = format(costLog2, randomBytes(16), randomBytes(keyBytes))

  return {
    async hash(password, caller) {
      const salt = randomBytes(16)
      return format(
        costLog2,
        salt,
        await queue.run(laneOf(caller), () => derive(password, salt, costLog2)),
      )
    },
    async verify(password, stored, caller) {
      const { cost, salt, key } = parse(stored ?? nobody)
      return queue.run(laneOf(caller), async () => {
        const isRight = timingSafeEqual(await derive(password, salt, cost), key)
        // An old, cheaper hash must not reveal by its speed that the name exists. Each step costs
        // twice the one before, so the old hash plus all steps below today's cost take as long as
        // today's hash.
        const steps = isRight ? 0 : costLog2 - cost
        for (let step = 0; step < steps; step += 1) await derive(password, salt, cost + step)
        return isRight
      })
    },
    isOutdated: (stored) => parse(stored).cost < costLog2,
  }
}

const format = (cost: number, salt: Buffer, key: Buffer) =>
  [
    'scrypt',
    cost,
    blockSize,
    parallelism,
    salt.toString('base64url'),
    key.toString('base64url'),
  ].join('$')

function parse(stored: string) {
  const [, cost = '', , , salt = '', key = ''] = stored.split('$')
  return {
    cost: Number(cost),
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  }
}

function derive(password: string, salt: Buffer, costLog2: number): Promise<Buffer> {
  const cost = 2 ** costLog2
  const settings = { N: cost, r: blockSize, p: parallelism, maxmem: 256 * cost * blockSize }
  return new Promise((resolve, reject) =>
    // Different keyboards encode the same letters differently; NFKC makes the bytes equal.
    scrypt(password.normalize('NFKC'), salt, keyBytes, settings, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  )
}
