import pLimit from 'p-limit'
import { expect, test } from 'vitest'
import { driveUpload, type Stage } from '../../../../src/features/media/client/driveUpload'
import type {
  Control,
  ControlAnswer,
  ServerUpload,
} from '../../../../src/features/media/client/conversation'
import type { Wire } from '../../../../src/features/media/client/transfer'

const file = new File(['0123456789'], 'clip.mp4')
const open: ServerUpload = {
  uploadId: 'upload',
  partBytes: 4,
  receivedParts: [],
  state: 'open',
  url: 'http://store/',
  keyPrefix: 'in/a/b/upload/',
}
const upload = (change: Partial<ServerUpload>): ControlAnswer => ({
  kind: 'upload',
  upload: { ...open, ...change },
})
const silence: ControlAnswer = { kind: 'unsure' }
const refusal: ControlAnswer = {
  kind: 'refused',
  text: { key: 'failures.partsDiffer' },
}

interface Script {
  completes: ControlAnswer[]
  looks?: ControlAnswer[]
  /** What the store answers to each part. */
  status?: number
}

async function drive(script: Script, from = open) {
  const completes = [...script.completes]
  const looks = [...(script.looks ?? [])]
  const posted: string[] = []
  const stages: Stage[] = []
  const control: Control = {
    complete: async () => completes.shift() ?? silence,
    look: async () => looks.shift() ?? silence,
  }
  const wire: Wire = {
    signatures: {
      current: async () => ({
        'X-Amz-Credential': '',
        'X-Amz-Signature': '',
        'X-Amz-Date': '',
        Policy: '',
      }),
      refused: () => {},
    },
    limit: pLimit(4),
    post: async ({ key }) => {
      posted.push(key.slice(-6))
      const { status } = script
      return status === undefined ? { kind: 'stored' } : { kind: 'answered', status }
    },
    untilOnline: async () => {},
    pause: async () => {},
    random: () => 0,
  }
  const stop = new AbortController()
  const ended = driveUpload(
    {
      file,
      upload: from,
      signal: stop.signal,
      onSent: () => {},
      onStage: (stage) => stages.push(stage),
    },
    control,
    wire,
  )
  const outcome = await ended.then(
    () => 'done',
    (failure: { reason: string; reported?: string }) => failure.reason,
  )
  return { outcome, posted, stages, left: completes.length + looks.length }
}

test('a file is sent, completed and done', async () => {
  const { outcome, posted, stages } = await drive({ completes: [upload({ state: 'done' })] })
  expect(outcome).toBe('done')
  expect(posted.sort()).toEqual(['p00001', 'p00002', 'p00003'])
  expect(stages).toEqual(['sending', 'completing'])
})

test.each([
  {
    story:
      'an answer to complete that is lost is not a failure: the server is asked, and it was done',
    completes: [silence],
    looks: [silence, upload({ state: 'done' })],
    outcome: 'done',
  },
  {
    story: 'a complete that was never heard is said again',
    completes: [silence, upload({ state: 'done' })],
    looks: [upload({ receivedParts: [1, 2, 3] })],
    outcome: 'done',
  },
  {
    story: 'assembling is waited for',
    completes: [upload({ state: 'assembling' })],
    looks: [upload({ state: 'assembling' }), silence, upload({ state: 'done' })],
    outcome: 'done',
  },
  {
    story: 'a server that no longer knows the upload ends it',
    completes: [silence],
    looks: [refusal],
    outcome: 'gone',
  },
  {
    story: 'an upload that expired meanwhile ends',
    completes: [silence],
    looks: [upload({ state: 'expired' })],
    outcome: 'gone',
  },
  {
    story: 'a refusal although all parts are there is about the file',
    completes: [refusal],
    looks: [upload({ receivedParts: [1, 2, 3] })],
    outcome: 'refused',
  },
  {
    story: 'a server that stays silent is given up after eight questions, and may be tried again',
    completes: [silence],
    looks: [],
    outcome: 'server',
  },
])('$story', async ({ completes, looks, outcome }) => {
  const seen = await drive({ completes, looks })
  expect(seen.outcome).toBe(outcome)
  expect(seen.left).toBe(0)
})

test.each([
  { state: 'assembling', later: [upload({ state: 'done' })], outcome: 'done' },
  { state: 'done', later: [], outcome: 'done' },
  { state: 'expired', later: [], outcome: 'gone' },
  { state: 'open', later: [], outcome: 'gone' },
] as const)(
  'a part that the store takes no more, of an upload that is $state, ends it as $outcome',
  async ({ state, later, outcome }) => {
    const looks = [upload({ state }), ...later]
    const seen = await drive({ completes: [], looks, status: 404 })
    expect(seen).toMatchObject({ outcome, left: 0 })
  },
)

test('parts the server lost are sent again before it is asked to complete again', async () => {
  const { outcome, posted } = await drive({
    completes: [refusal, upload({ state: 'done' })],
    looks: [upload({ receivedParts: [1, 3] })],
  })
  expect(outcome).toBe('done')
  expect(posted.filter((name) => name === 'p00002')).toHaveLength(2)
  expect(posted).toHaveLength(4)
})

test('an upload that was done before this tab came sends nothing', async () => {
  const { outcome, posted } = await drive({ completes: [] }, { ...open, state: 'done' })
  expect(outcome).toBe('done')
  expect(posted).toEqual([])
})
