import { expect, test } from 'vitest'
import {
  createSignatureSource,
  lifeMsOf,
  type UploadSignature,
} from '../../../../src/features/media/client/signature'

const minute = 60_000

function aSignature(lifeMinutes: number, name = 'first'): UploadSignature {
  const expiration = new Date(
    Date.parse('2026-11-20T09:30:00Z') + lifeMinutes * minute,
  ).toISOString()
  return {
    'X-Amz-Credential': 'key/20261120/eu/s3/aws4_request',
    'X-Amz-Signature': name,
    'X-Amz-Date': '20261120T093000Z',
    Policy: btoa(JSON.stringify({ expiration, conditions: [] })),
  }
}

function aSource() {
  const fetched: string[] = []
  const clock = { now: 0 }
  const source = createSignatureSource(
    async () => {
      fetched.push('asked')
      return aSignature(60, `number ${fetched.length}`)
    },
    () => clock.now,
  )
  return { source, fetched, clock }
}

test('the life of a signature is told by the server alone', () => {
  expect(lifeMsOf(aSignature(60))).toBe(60 * minute)
})

test.each([
  { afterMinutes: 0, asked: 1 },
  { afterMinutes: 47, asked: 1 },
  { afterMinutes: 48, asked: 2 },
  { afterMinutes: 600, asked: 2 },
])(
  'a signature of 60 minutes, used again after $afterMinutes, is fetched $asked times',
  async (row) => {
    const { source, fetched, clock } = aSource()
    await source.current()
    clock.now = row.afterMinutes * minute
    await source.current()
    expect(fetched).toHaveLength(row.asked)
  },
)

test('parts that ask together share one signature', async () => {
  const { source, fetched } = aSource()
  const signatures = await Promise.all([source.current(), source.current(), source.current()])
  expect(new Set(signatures).size).toBe(1)
  expect(fetched).toHaveLength(1)
})

test('a refused signature is fetched anew, once for all who were refused', async () => {
  const { source, fetched } = aSource()
  const old = await source.current()
  source.refused(old)
  const renewed = await source.current()
  source.refused(old)
  expect(await source.current()).toBe(renewed)
  expect(fetched).toHaveLength(2)
})

test('a signature that could not be fetched is asked for again', async () => {
  let isDown = true
  const source = createSignatureSource(
    async () => {
      if (isDown) throw new Error('down')
      return aSignature(60)
    },
    () => 0,
  )
  await expect(source.current()).rejects.toThrow('down')
  isDown = false
  await expect(source.current()).resolves.toMatchObject({ 'X-Amz-Signature': 'first' })
})
