import { expect, test } from 'vitest'
import { signPostPolicy } from '../../../src/server/storage/postPolicy'
import { signText } from '../../../src/server/storage/sigV4'

/** docs.aws.amazon.com/AmazonS3/latest/API/sigv4-post-example.html, as published. */
const published = {
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  policy: [
    '{ "expiration": "2015-12-30T12:00:00.000Z",',
    '  "conditions": [',
    '    {"bucket": "sigv4examplebucket"},',
    '    ["starts-with", "$key", "user/user1/"],',
    '    {"acl": "public-read"},',
    '    {"success_action_redirect": "http://sigv4examplebucket.s3.amazonaws.com/successful_upload.html"},',
    '    ["starts-with", "$Content-Type", "image/"],',
    '    {"x-amz-meta-uuid": "14365123651274"},',
    '    {"x-amz-server-side-encryption": "AES256"},',
    '    ["starts-with", "$x-amz-meta-tag", ""],',
    '',
    '    {"x-amz-credential": "AKIAIOSFODNN7EXAMPLE/20151229/us-east-1/s3/aws4_request"},',
    '    {"x-amz-algorithm": "AWS4-HMAC-SHA256"},',
    '    {"x-amz-date": "20151229T000000Z" }',
    '  ]',
    '}',
  ].join('\r\n'),
  signature: '8afdbf4008c03f22c2cd3cdb72e4afbb1f6a588f3255ac628749a66d7f09699e',
}

test("AWS's published example is signed as AWS signs it", () => {
  const text = Buffer.from(published.policy).toString('base64')
  expect(signText(text, published.secretAccessKey, '20151229', 'us-east-1')).toBe(
    published.signature,
  )
})

const target = {
  url: '/uploads/',
  bucket: 'b',
  region: 'local',
  accessKeyId: 'ID',
  secretAccessKey: 's',
}

test('a signature names its session where that is asked for, and to no bucket', () => {
  const grant = { keyPrefix: 'in/c/u/', maxBytes: 1, lifeMs: 1, session: 'family.5001632' }
  const sessionOf = (asksForSession: boolean) => {
    const { Policy } = signPostPolicy({ ...target, asksForSession }, grant, new Date())
    return JSON.parse(Buffer.from(Policy, 'base64').toString()).session
  }
  expect([sessionOf(true), sessionOf(false)]).toEqual(['family.5001632', undefined])
})

test('a signature is good for one prefix, a size and an hour', () => {
  const signed = signPostPolicy(
    target,
    { keyPrefix: 'in/c/u/', maxBytes: 67_108_864, lifeMs: 3_600_000 },
    new Date('2026-03-01T09:00:00.500Z'),
  )
  expect(signed).toMatchObject({
    'X-Amz-Credential': 'ID/20260301/local/s3/aws4_request',
    'X-Amz-Date': '20260301T090000Z',
  })
  expect(JSON.parse(Buffer.from(signed.Policy, 'base64').toString())).toEqual({
    expiration: '2026-03-01T10:00:00.500Z',
    conditions: [
      { bucket: 'b' },
      ['starts-with', '$key', 'in/c/u/'],
      ['content-length-range', 1, 67_108_864],
      { 'x-amz-algorithm': 'AWS4-HMAC-SHA256' },
      { 'x-amz-credential': 'ID/20260301/local/s3/aws4_request' },
      { 'x-amz-date': '20260301T090000Z' },
    ],
  })
})
