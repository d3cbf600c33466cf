import { expect, test } from 'vitest'
import { redact } from '../../../src/server/http/redactedLog'

const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl'
const refreshToken = `rt_${'k'.repeat(43)}`

test.each([
  { line: `{"err":"bad ${token}"}`, written: '{"err":"bad [access token]"}' },
  { line: `{"token":"${refreshToken}"}`, written: '{"token":"[refresh token]"}' },
  { line: '{"path":"/login/1/bob/S3cret%2F/42"}', written: '{"path":"/login/[redacted]"}' },
  { line: '{"path":"/login/status/bob/S3cret"}', written: '{"path":"/login/[redacted]"}' },
  { line: '{"path":"/LOGIN%2f1%2fbob%2fS3cret"}', written: '{"path":"/LOGIN/[redacted]"}' },
  { line: String.raw`{"path":"/login/1/b\\b\"/S3cret"}`, written: '{"path":"/login/[redacted]"}' },
  { line: '{"path":"/login/status/clear"}', written: '{"path":"/login/status/clear"}' },
  { line: '{"password":"S3cret"}', written: '{"password":"[redacted]"}' },
  { line: 'postgres://studio:S3cret@db/studio', written: 'postgres://studio:[redacted]@db/studio' },
  { line: `{"path":"/u/${'k'.repeat(80)}/again"}`, written: '{"path":"/u/[key]/again"}' },
  {
    line: `{"path":"/s/${'k'.repeat(22)}/${'t'.repeat(48)}"}`,
    written: '{"path":"/s/[key]/[key]"}',
  },
  { line: `{"path":"/s/spring/${'t'.repeat(48)}"}`, written: '{"path":"/s/spring/[key]"}' },
  { line: `{"url":"/guest#${'k'.repeat(22)}"}`, written: '{"url":"/guest#[key]"}' },
  { line: `{"url":"/guest%23${'k'.repeat(22)}"}`, written: '{"url":"/guest%23[key]"}' },
  { line: '{"msg":"answered"}', written: '{"msg":"answered"}' },
])('$line is written as $written', ({ line, written }) => {
  expect(redact(line)).toBe(written)
})
