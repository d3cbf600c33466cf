/** Writes the demo's other customers, and the types that all customers share. */
import { roleIdOf } from '../../session/server'
import { industryTypes, roleAt, shotTypes, tenants, type DemoTenant } from './tenants'
import type { Stage } from './stage'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const gigabyte = 1_000_000_000

export async function writeTenants(stage: Stage): Promise<void> {
  const industries = await writeTypes(stage)
  for (const [index, tenant] of tenants.entries()) {
    const customerId = await writeTenant(stage, tenant, index)
    await writePeople(stage, tenant, customerId)
    const industryTypeId = industries.get(tenant.industry)
    if (industryTypeId === undefined) throw new Error(`The demo has no ${tenant.industry}.`)
    await stage.db
      .insertInto('customerIndustryTypes')
      .values({ customerId, industryTypeId })
      .execute()
  }
}

/** @returns the ids of industry types by their names */
async function writeTypes({ db, now, newId }: Stage): Promise<ReadonlyMap<string, string>> {
  const ids = new Map(industryTypes.map(({ name }) => [name, newId()]))
  const rows = industryTypes.map(({ name, within, isActive }, index) => ({
    id: ids.get(name)!,
    name,
    parentId: within === undefined ? null : ids.get(within)!,
    sequence: (index + 1) * 10,
    isActive: isActive ?? true,
    createdAt: now,
  }))
  await db.insertInto('industryTypes').values(rows).execute()
  const shots = shotTypes.map((type, index) => ({
    id: newId(),
    name: type.name,
    description: 'description' in type ? type.description : null,
    position: (index + 1) * 10,
    ...('state' in type ? { state: type.state } : {}),
    createdAt: now,
  }))
  await db.insertInto('shotTypes').values(shots).execute()
  return ids
}

async function writeTenant(
  { db, daysAgo, newId }: Stage,
  { name, city, lifeState = 'active', isLocked = false, ...tenant }: DemoTenant,
  index: number,
): Promise<string> {
  const id = newId()
  await db
    .insertInto('customers')
    .values({
      id,
      name,
      city,
      lifeState,
      isLocked,
      seats: tenant.seats,
      storageBytes: tenant.storageGigabytes * gigabyte,
      flags: JSON.stringify(Object.fromEntries(tenant.flags.map((flag) => [flag, true]))),
      createdAt: daysAgo(index * 40 + 3),
    })
    .execute()
  return id
}

async function writePeople(
  { db, now, newId, passwordHash }: Stage,
  { name: customer, people, activeHoursAgo }: DemoTenant,
  customerId: string,
): Promise<void> {
  const members = people.map((name) => ({ id: newId(), name, email: emailAt(name, customer) }))
  await db
    .insertInto('users')
    .values(
      members.map((person) => ({
        ...person,
        userName: person.email,
        passwordHash,
        createdAt: now,
      })),
    )
    .execute()
  await db
    .insertInto('memberships')
    .values(
      members.map(({ id: userId }, index) => ({
        userId,
        customerId,
        isDefault: true,
        createdAt: now,
        lastSignInAt:
          activeHoursAgo === undefined
            ? null
            : new Date(now.getTime() - activeHoursAgo * hourMs - index * dayMs),
      })),
    )
    .execute()
  await db
    .insertInto('membershipRoles')
    .values(
      members.map(({ id: userId }, index) => ({
        userId,
        customerId,
        roleId: roleIdOf(roleAt(index)),
      })),
    )
    .execute()
}

/** `theo.garnier@pantograph.example` */
const emailAt = (name: string, customer: string) => `${plain(name, '.')}@${plain(customer)}.example`

const plain = (text: string, space = '') =>
  text
    .normalize('NFD')
    .replace(/[^\sA-Za-z]/g, '')
    .toLowerCase()
    .replace(/\s+/g, space)
