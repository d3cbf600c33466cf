import { expect, test } from 'vitest'
import { ConfigError, readConfig } from '../../src/server/config'

const read = (environment: Readonly<Record<string, string>>) =>
  readConfig({ NODE_ENV: 'test', ...environment }).integrations

const zoom = { ZOOM_CLIENT_ID: 'id', ZOOM_CLIENT_SECRET: 'secret' }

test('without anything no service is set up, and no further chat is known', () => {
  expect(read({})).toEqual({ zoom: undefined, youtube: undefined, chatHosts: [] })
})

test('what is given is read, each service by itself', () => {
  const environment = {
    ...zoom,
    ZOOM_WEBHOOK_SECRET: 'hook',
    ZOOM_URL: 'https://gateway.example/',
    CHAT_WEBHOOK_HOSTS: 'chat.example, 127.0.0.1:4555',
  }
  expect(read(environment)).toEqual({
    zoom: {
      clientId: 'id',
      clientSecret: 'secret',
      webhookSecret: 'hook',
      url: 'https://gateway.example',
    },
    youtube: undefined,
    chatHosts: ['chat.example', '127.0.0.1:4555'],
  })
})

test.each<[Readonly<Record<string, string>>, string]>([
  [{ ZOOM_CLIENT_ID: 'id' }, 'ZOOM_CLIENT_SECRET is missing'],
  [{ YOUTUBE_CLIENT_SECRET: 'secret' }, 'YOUTUBE_CLIENT_ID is missing'],
  [{ ZOOM_WEBHOOK_SECRET: 'hook' }, 'ZOOM_WEBHOOK_SECRET is given without'],
  [{ ...zoom, ZOOM_URL: 'http://gateway.example' }, 'ZOOM_URL must begin with https://'],
  [{ CHAT_WEBHOOK_HOSTS: 'https://chat.example' }, 'CHAT_WEBHOOK_HOSTS must be hosts'],
])('%j is a mistake that is told at start', (environment, told) => {
  const mistakes = () => {
    try {
      read(environment)
      return ''
    } catch (fault) {
      return fault instanceof ConfigError ? fault.message : String(fault)
    }
  }
  expect(mistakes()).toContain(told)
})
