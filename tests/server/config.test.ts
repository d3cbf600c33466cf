import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from '../../src/server/config'
import { projectRoot } from '../support/projectRoot'

const mistakesOf = (environment: Record<string, string>): readonly string[] => {
  try {
    readConfig(environment)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.mistakes
    throw error
  }
}

test('an empty environment runs a fresh clone', () => {
  expect(readConfig({})).toMatchObject({
    production: false,
    port: 4000,
    host: '127.0.0.1',
    dataDir: `${projectRoot}.data`,
    databaseUrl: undefined,
    s3: undefined,
    ffmpegPath: 'ffmpeg',
    ffprobePath: 'ffprobe',
    demo: true,
    passwordCostLog2: 17,
  })
})

test('production has no demo unless it is asked for', () => {
  expect(readConfig({ NODE_ENV: 'production' })).toMatchObject({ production: true, demo: false })
  expect(readConfig({ NODE_ENV: 'production', DEMO: 'yes' }).demo).toBe(true)
})

describe('a mistake is told by name', () => {
  test.each<{ environment: Record<string, string>; told: string }>([
    {
      environment: { PORT: 'http' },
      told: 'PORT must be a whole number from 0 to 65535, not "http".',
    },
    {
      environment: { PORT: '70000' },
      told: 'PORT must be a whole number from 0 to 65535, not "70000".',
    },
    {
      environment: { NODE_ENV: 'prod' },
      told: 'NODE_ENV must be one of development, production, test, not "prod".',
    },
    {
      environment: { DATABASE_URL: 'mysql://root:secret@db' },
      told: 'DATABASE_URL must be an address that begins with postgres:// or postgresql://.',
    },
    {
      environment: { PUBLIC_ORIGIN: 'https://a.example/app' },
      told: 'PUBLIC_ORIGIN must be an origin such as https://studio.example, without a path.',
    },
    {
      environment: { SMTP_URL: 'smtp://mail.example' },
      told: 'PUBLIC_ORIGIN is missing: SMTP_URL needs it.',
    },
    {
      environment: { MAIL_FROM: 'Studio <no-reply@studio.example>' },
      told: 'MAIL_FROM must be a mail address such as no-reply@studio.example.',
    },
    {
      environment: { SMTP_URL: 'mail.example', PUBLIC_ORIGIN: 'https://a.example' },
      told: 'SMTP_URL must be an address that begins with smtp:// or smtps://.',
    },
    {
      environment: { FFMPEG_PATH: '/nowhere/ffmpeg' },
      told: 'FFMPEG_PATH names /nowhere/ffmpeg, which is not a program that can be run.',
    },
    {
      environment: { S3_BUCKET: 'films', S3_ENDPOINT: 'http://s3.test', S3_ACCESS_KEY_ID: 'a' },
      told: 'S3_SECRET_ACCESS_KEY is missing: S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID needs it.',
    },
    {
      environment: { SECRET_ACCESS_TOKEN: 'c2hvcnQ=' },
      told: 'SECRET_ACCESS_TOKEN must hold at least 32 bytes in base64.',
    },
    {
      environment: { NODE_ENV: 'production', PASSWORD_COST_LOG2: '10' },
      told: 'PASSWORD_COST_LOG2 must be a whole number from 17 to 20, not "10".',
    },
  ])('$environment', ({ environment, told }) => {
    expect(mistakesOf(environment)).toEqual([told])
  })
})

test('all mistakes are told at once, and no password with them', () => {
  const mistakes = mistakesOf({
    PORT: 'x',
    MEDIA_ORIGIN: 'media',
    DATABASE_URL: 'mysql://root:hunter2@db',
  })
  expect(mistakes).toHaveLength(3)
  expect(mistakes.join()).not.toContain('hunter2')
})
