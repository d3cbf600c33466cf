import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { addHealth } from '../../../src/server/http/health'

test.each([
  { database: 'answers', isStopping: false, isFull: false, told: [200, { status: 'ready' }] },
  {
    database: 'answers',
    isStopping: false,
    isFull: true,
    told: [200, { status: 'ready', disk: 'full' }],
  },
  { database: 'answers', isStopping: true, isFull: false, told: [503, { status: 'not ready' }] },
  { database: 'is gone', isStopping: false, isFull: true, told: [503, { status: 'not ready' }] },
])(
  'where the database $database, the disk is full: $isFull, and the server stops: $isStopping, /readyz tells $told',
  async ({ database, isStopping, isFull, told }) => {
    const app = Fastify()
    addHealth(app, {
      ping: () => (database === 'answers' ? Promise.resolve() : Promise.reject(new Error('gone'))),
      isStopping: () => isStopping,
      isDiskFull: async () => isFull,
    })
    const answer = await app.inject('/readyz')
    expect([answer.statusCode, answer.json()]).toEqual(told)
    await app.close()
  },
)
