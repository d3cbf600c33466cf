/** Every store available here: always a folder, and a bucket if TEST_S3_* name a real S3 server. */
import type { S3Config } from '../../src/server/config'

const { env } = process

export const testBucket: S3Config | undefined = env['TEST_S3_ENDPOINT']
  ? {
      endpoint: env['TEST_S3_ENDPOINT'],
      bucket: env['TEST_S3_BUCKET'] ?? 'studio',
      region: env['TEST_S3_REGION'] ?? 'us-east-1',
      accessKeyId: env['TEST_S3_ACCESS_KEY_ID'] ?? '',
      secretAccessKey: env['TEST_S3_SECRET_ACCESS_KEY'] ?? '',
    }
  : undefined

/** Environment variables that select the store. */
export const storeEnvironments: Array<{ store: string; environment: Record<string, string> }> = [
  { store: 'a folder', environment: {} },
]
if (testBucket) {
  const environment = {
    S3_ENDPOINT: testBucket.endpoint,
    S3_BUCKET: testBucket.bucket,
    S3_REGION: testBucket.region,
    S3_ACCESS_KEY_ID: testBucket.accessKeyId,
    S3_SECRET_ACCESS_KEY: testBucket.secretAccessKey,
  }
  storeEnvironments.push({ store: 'a bucket', environment })
}
