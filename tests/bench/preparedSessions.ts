/** A data folder with many people signed in, made without hashing a password for each. */
import { join } from 'node:path'
import { ulid } from 'ulid'
import { migrate, readMigrations } from '../../src/server/database/migrate'
import { openDatabase } from '../../src/server/database/openDatabase'
import { openSecrets } from '../../src/server/secrets'
import { createAccessTokens } from '../../src/session/server/accessTokens'
import { hashOf, newBinding, newRefreshToken } from '../../src/session/server/refreshTokens'
import { writeRoles } from '../../src/session/server/writeRoles'
import { aCustomer, aMember, type TestMember } from '../support/people'
import { projectRoot } from '../support/projectRoot'

export interface PreparedSession {
  readonly userId: string
  readonly accessToken: string
  readonly refreshToken: string
  readonly binding: string
}

const people = 200
const dayMs = 24 * 60 * 60_000

export async function prepareSessions(dataDir: string, count: number): Promise<PreparedSession[]> {
  const database = await openDatabase({ projectRoot, dataDir })
  await migrate(database.db, readMigrations(join(projectRoot, 'src/server/database/migrations')))
  await writeRoles(database.db, (title) => title)
  const customerId = await aCustomer(database.db)
  const members: TestMember[] = []
  for (let index = 0; index < people; index++)
    members.push(await aMember(database.db, { customerId, roles: ['cc'] }))

  const now = new Date()
  const tokens = createAccessTokens(openSecrets(dataDir)('access-token'))
  const made = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const { userId } = members[index % people]!
      const familyId = ulid()
      const claims = { userId, customerId, familyId, generation: 0 }
      return {
        familyId,
        userId,
        accessToken: await tokens.sign(claims, now),
        refreshToken: newRefreshToken(),
        binding: newBinding(),
      }
    }),
  )
  for (let at = 0; at < made.length; at += 1000) {
    const some = made.slice(at, at + 1000)
    await database.db
      .insertInto('sessionFamilies')
      .values(
        some.map(({ familyId, userId, binding }) => ({
          id: familyId,
          userId,
          customerId,
          bindingHash: hashOf(binding),
          generation: 0,
          seenGeneration: 0,
          userAgent: 'bench',
          ip: '127.0.0.1',
          createdAt: now,
          lastActiveAt: now,
          expiresAt: new Date(now.getTime() + dayMs),
        })),
      )
      .execute()
    await database.db
      .insertInto('refreshTokens')
      .values(
        some.map(({ familyId, refreshToken }) => ({
          tokenHash: hashOf(refreshToken),
          familyId,
          generation: 0,
          issuedAt: now,
        })),
      )
      .execute()
  }
  await database.close()
  return made
}
