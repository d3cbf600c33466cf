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

test('uploads are scanned where a program is named that is there', () => {
  const command = process.execPath
  expect(readConfig({}).scanCommand).toBeUndefined()
  expect(readConfig({ SCAN_COMMAND: command }).scanCommand).toBe(command)
  expect(mistakesOf({ SCAN_COMMAND: '/nowhere' })).toHaveLength(1)
})

test('speech is turned into captions where a program is named, with a model that is there', () => {
  const command = process.execPath
  expect(readConfig({}).speech).toBeUndefined()
  expect(readConfig({ SPEECH_COMMAND: command }).speech).toEqual({ command, model: undefined })
  expect(readConfig({ SPEECH_COMMAND: command, SPEECH_MODEL: command }).speech).toEqual({
    command,
    model: command,
  })
  expect(mistakesOf({ SPEECH_MODEL: '/nowhere.bin' })).toEqual([
    'SPEECH_MODEL names /nowhere.bin, which is not there.',
    'SPEECH_MODEL is given without SPEECH_COMMAND, which would use it.',
  ])
})

const production = { NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://studio.example' }

test('production has no demo unless it is asked for', () => {
  expect(readConfig(production)).toMatchObject({ production: true, demo: false })
  expect(readConfig({ ...production, DEMO: 'yes' }).demo).toBe(true)
})

describe('a demo that others reach is meant', () => {
  const others: Record<string, string>[] = [
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { PUBLIC_ORIGIN: 'http://studio.example' },
  ]

  test.each(others)('%j asks for DEMO=yes or no', (environment: Record<string, string>) => {
    const [[name, value] = []] = Object.entries(environment)
    expect(mistakesOf(environment)).toEqual([
      `DEMO must be yes or no: with ${name} ${value} others reach a demo, whose password is published.`,
    ])
    expect(readConfig({ ...environment, DEMO: 'yes' }).demo).toBe(true)
    expect(readConfig({ ...environment, DEMO: 'no' }).demo).toBe(false)
  })

  test.each<Record<string, string>>([
    { HOST: '127.0.0.1', PUBLIC_ORIGIN: 'http://localhost:4000' },
    { HOST: '::1', PUBLIC_ORIGIN: 'http://[::1]:4000' },
    { PUBLIC_ORIGIN: 'http://studio.localhost:4000' },
  ])('%j is this machine alone', (environment) => {
    expect(readConfig(environment).demo).toBe(true)
  })
})

const thirdParty = {
  OIDC_ISSUER: 'http://127.0.0.1:5000',
  OIDC_CLIENT_ID: 'studio',
  OIDC_CLIENT_SECRET: 'secret',
  OIDC_NAME: 'Northwind ID',
}
const botCheck = {
  BOT_CHECK_SCRIPT_URL: 'https://check.example/api.js',
  BOT_CHECK_SITE_KEY: 'site',
  BOT_CHECK_VERIFY_URL: 'http://localhost:5000/verify',
  BOT_CHECK_SECRET: 'secret',
}

test('services that sign people in are spoken to in the clear on this machine alone', () => {
  expect(mistakesOf({ ...thirdParty, ...botCheck })).toEqual([])
})

describe('a mistake is told by name', () => {
  test.each<{ environment: Record<string, string>; reported: string }>([
    {
      environment: { PORT: 'http' },
      reported: 'PORT must be a whole number from 0 to 65535, not "http".',
    },
    {
      environment: { PORT: '70000' },
      reported: 'PORT must be a whole number from 0 to 65535, not "70000".',
    },
    {
      environment: { NODE_ENV: 'prod' },
      reported: 'NODE_ENV must be one of development, production, test, not "prod".',
    },
    {
      environment: { DATABASE_URL: 'mysql://root:secret@db' },
      reported: 'DATABASE_URL must be an address that begins with postgres:// or postgresql://.',
    },
    {
      environment: { PUBLIC_ORIGIN: 'https://a.example/app' },
      reported: 'PUBLIC_ORIGIN must be an origin such as https://studio.example, without a path.',
    },
    {
      environment: { SMTP_URL: 'smtp://mail.example' },
      reported: 'PUBLIC_ORIGIN is missing: SMTP_URL needs it.',
    },
    {
      environment: { MAIL_FROM: 'Studio <no-reply@studio.example>' },
      reported: 'MAIL_FROM must be a mail address such as no-reply@studio.example.',
    },
    {
      environment: { SMTP_URL: 'mail.example', PUBLIC_ORIGIN: 'https://a.example', DEMO: 'no' },
      reported: 'SMTP_URL must be an address that begins with smtp:// or smtps://.',
    },
    {
      environment: { ...thirdParty, OIDC_ISSUER: 'http://id.example' },
      reported: 'OIDC_ISSUER must begin with https://; http:// is for this machine alone.',
    },
    {
      environment: { ...botCheck, BOT_CHECK_VERIFY_URL: 'http://127.0.0.1.evil.example/verify' },
      reported: 'BOT_CHECK_VERIFY_URL must begin with https://; http:// is for this machine alone.',
    },
    {
      environment: { ...botCheck, BOT_CHECK_ORIGINS: 'https://*.check.example, *' },
      reported: 'BOT_CHECK_ORIGINS must be origins such as https://check.example, not "*".',
    },
    {
      environment: { FFMPEG_PATH: '/nowhere/ffmpeg' },
      reported: 'FFMPEG_PATH names /nowhere/ffmpeg, which is not a program that can be run.',
    },
    {
      environment: { S3_BUCKET: 'films', S3_ENDPOINT: 'http://s3.test', S3_ACCESS_KEY_ID: 'a' },
      reported:
        'S3_SECRET_ACCESS_KEY is missing: S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID needs it.',
    },
    {
      environment: { SECRET_ACCESS_TOKEN: 'c2hvcnQ=' },
      reported: 'SECRET_ACCESS_TOKEN must hold at least 32 bytes in base64.',
    },
    {
      environment: { ...production, PASSWORD_COST_LOG2: '10' },
      reported: 'PASSWORD_COST_LOG2 must be a whole number from 17 to 20, not "10".',
    },
    {
      environment: { NODE_ENV: 'production' },
      reported:
        'PUBLIC_ORIGIN must begin with https:// in production: cookies go over https alone.',
    },
    {
      environment: { NODE_ENV: 'production', PUBLIC_ORIGIN: 'http://studio.example' },
      reported:
        'PUBLIC_ORIGIN must begin with https:// in production: cookies go over https alone.',
    },
  ])('$environment', ({ environment, reported }) => {
    expect(mistakesOf(environment)).toEqual([reported])
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
