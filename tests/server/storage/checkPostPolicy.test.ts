import { expect, test } from 'vitest'
import { checkPostPolicy } from '../../../src/server/storage/checkPostPolicy'
import { PostFault } from '../../../src/server/storage/postFault'
import { signPostPolicy } from '../../../src/server/storage/postPolicy'
import { signText } from '../../../src/server/storage/sigV4'

const now = new Date('2026-03-01T09:00:00Z')
const target = {
  url: '/uploads/',
  bucket: 'studio',
  region: 'local',
  accessKeyId: 'STUDIO',
  secretAccessKey: 'secret',
}
const grant = { keyPrefix: 'in/c1/u1/', maxBytes: 64, lifeMs: 3_600_000 }
const key = 'in/c1/u1/up1/p00001'

type Fields = Record<string, string>

function signedFields(at = now): Fields {
  const signed = Object.entries(signPostPolicy(target, grant, at))
  const lower = signed.map(([name, value]) => [name.toLowerCase(), value] as const)
  return { key, 'x-amz-algorithm': 'AWS4-HMAC-SHA256', ...Object.fromEntries(lower) }
}

/** Signed by us, but with another policy. */
function withPolicy(policy: object | string): Fields {
  const text = typeof policy === 'string' ? policy : JSON.stringify(policy)
  const encoded = Buffer.from(text).toString('base64')
  const signature = signText(encoded, target.secretAccessKey, '20260301', target.region)
  return { ...signedFields(), policy: encoded, 'x-amz-signature': signature }
}

function policyOf(fields: Fields): { expiration: string; conditions: unknown[] } {
  return JSON.parse(Buffer.from(fields['policy'] ?? '', 'base64').toString())
}

function codeOf(fields: Fields, at = now, to = target): string {
  try {
    checkPostPolicy(new Map(Object.entries(fields)), to, at)
    return 'allowed'
  } catch (fault) {
    if (fault instanceof PostFault) return fault.code
    throw fault
  }
}

test('what is signed is allowed, with its limits', () => {
  const leave = checkPostPolicy(new Map(Object.entries(signedFields())), target, now)
  expect(leave).toEqual({ key, minBytes: 1, maxBytes: 64 })
  const named = withPolicy({ ...policyOf(signedFields()), session: 'family' })
  expect(checkPostPolicy(new Map(Object.entries(named)), target, now).session).toBe('family')
})

function flipped(text: string, bit: number): string {
  const bytes = Buffer.from(text)
  bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7))
  return bytes.toString('latin1')
}

test.each(['policy', 'x-amz-signature', 'x-amz-credential', 'x-amz-date', 'x-amz-algorithm'])(
  'no single bit of %s can be changed',
  (name) => {
    const fields = signedFields()
    const value = fields[name] ?? ''
    const bits = Array.from({ length: value.length * 8 }, (_, bit) => bit)
    const allowed = bits.filter(
      (bit) => codeOf({ ...fields, [name]: flipped(value, bit) }) === 'allowed',
    )
    expect(allowed).toEqual([])
  },
)

const { conditions, expiration } = policyOf(signedFields())
const secondsLater = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const without = (name: string) => {
  const { [name]: _left, ...rest } = signedFields()
  return rest
}

test.each<[string, string, () => string]>([
  ['a second before it expires', 'allowed', () => codeOf(signedFields(), secondsLater(3599))],
  ['at the moment it expires', 'AccessDenied', () => codeOf(signedFields(), secondsLater(3600))],
  ['signed by a clock 5 minutes ahead', 'allowed', () => codeOf(signedFields(secondsLater(300)))],
  [
    'signed by a clock further ahead',
    'RequestTimeTooSkewed',
    () => codeOf(signedFields(secondsLater(302))),
  ],
  [
    'for another bucket',
    'AccessDenied',
    () => codeOf(signedFields(), now, { ...target, bucket: 'other' }),
  ],
  [
    'for another region',
    'MalformedPOSTRequest',
    () => codeOf(signedFields(), now, { ...target, region: 'x' }),
  ],
  [
    'by another key pair',
    'InvalidAccessKeyId',
    () => codeOf(signedFields(), now, { ...target, accessKeyId: 'X' }),
  ],
  [
    'with another secret',
    'SignatureDoesNotMatch',
    () => codeOf(signedFields(), now, { ...target, secretAccessKey: 'x' }),
  ],
  [
    'for another service',
    'MalformedPOSTRequest',
    () =>
      codeOf({ ...signedFields(), 'x-amz-credential': 'STUDIO/20260301/local/ec2/aws4_request' }),
  ],
  [
    'for another day',
    'MalformedPOSTRequest',
    () => codeOf({ ...signedFields(), 'x-amz-date': '20260228T090000Z' }),
  ],
  [
    'in capitals',
    'SignatureDoesNotMatch',
    () =>
      codeOf({
        ...signedFields(),
        'x-amz-signature': (signedFields()['x-amz-signature'] ?? '').toUpperCase(),
      }),
  ],
  [
    "into somebody else's folder",
    'AccessDenied',
    () => codeOf({ ...signedFields(), key: 'in/c1/u2/up1/p00001' }),
  ],
  [
    'out of the folder by dots',
    'InvalidArgument',
    () => codeOf({ ...signedFields(), key: 'in/c1/u1/../../../etc/passwd' }),
  ],
  [
    'with a file name for a key',
    'InvalidArgument',
    () => codeOf({ ...signedFields(), key: 'in/c1/u1/${filename}' }),
  ],
  [
    'with a quote in the key',
    'InvalidArgument',
    () => codeOf({ ...signedFields(), key: 'in/c1/u1/a"b' }),
  ],
  [
    'with a NUL in the key',
    'InvalidArgument',
    () => codeOf({ ...signedFields(), key: 'in/c1/u1/a\0b' }),
  ],
  [
    'with a field the policy does not name',
    'AccessDenied',
    () => codeOf({ ...signedFields(), 'content-type': 'text/html' }),
  ],
  [
    'with a field set aside for the caller',
    'allowed',
    () => codeOf({ ...signedFields(), 'x-ignore-foo': '1' }),
  ],
  [
    'with x-amz-ignore-, which is no such field',
    'AccessDenied',
    () => codeOf({ ...signedFields(), 'x-amz-ignore-foo': '1' }),
  ],
  ['without a policy', 'MalformedPOSTRequest', () => codeOf(without('policy'))],
  ['without a signature', 'MalformedPOSTRequest', () => codeOf(without('x-amz-signature'))],
  ['without a key', 'MalformedPOSTRequest', () => codeOf(without('key'))],
  [
    'with another algorithm',
    'MalformedPOSTRequest',
    () => codeOf({ ...signedFields(), 'x-amz-algorithm': 'AWS4-HMAC-SHA1' }),
  ],
  ['with a policy that is no JSON', 'InvalidPolicyDocument', () => codeOf(withPolicy('{'))],
  [
    'with a key given twice in the policy',
    'InvalidPolicyDocument',
    () =>
      codeOf(
        withPolicy(
          `{"expiration":"${expiration}","expiration":"2099-01-01T00:00:00Z","conditions":${JSON.stringify(conditions)}}`,
        ),
      ),
  ],
  [
    'with a condition of two fields',
    'InvalidPolicyDocument',
    () => codeOf(withPolicy({ expiration, conditions: [...conditions, { acl: 'a', b: 'c' }] })),
  ],
  [
    'with an operator nobody knows',
    'InvalidPolicyDocument',
    () =>
      codeOf(withPolicy({ expiration, conditions: [...conditions, ['ends-with', '$key', 'x']] })),
  ],
  [
    'with something beside the two parts',
    'InvalidPolicyDocument',
    () => codeOf(withPolicy({ expiration, conditions, note: '' })),
  ],
  ['without an expiration', 'InvalidPolicyDocument', () => codeOf(withPolicy({ conditions }))],
  [
    'without a limit of size',
    'AccessDenied',
    () =>
      codeOf(
        withPolicy({
          expiration,
          conditions: conditions.filter((each) => !JSON.stringify(each).includes('length')),
        }),
      ),
  ],
  [
    'with a condition no field meets',
    'AccessDenied',
    () => codeOf(withPolicy({ expiration, conditions: [...conditions, { acl: 'private' }] })),
  ],
  [
    'with starts-with of nothing',
    'allowed',
    () =>
      codeOf({
        ...withPolicy({
          expiration,
          conditions: [...conditions, ['starts-with', '$x-amz-meta-tag', '']],
        }),
        'x-amz-meta-tag': 'any',
      }),
  ],
  [
    'with a key that a policy of nothing allows',
    'InvalidArgument',
    () =>
      codeOf({
        ...withPolicy({
          expiration,
          conditions: conditions.map((each) =>
            JSON.stringify(each).includes('$key') ? ['starts-with', '$key', ''] : each,
          ),
        }),
        key: '/etc/passwd',
      }),
  ],
])('a post %s is answered %s', (_case, answer, ask) => {
  expect(ask()).toBe(answer)
})
