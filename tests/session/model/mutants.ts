/** Mutants: each removes one part of the protocol from the source (session.md B1). */
import type { Mutation } from './bundle'
import type { TabAction } from './history'

export interface Mutant {
  /** A sentence: what is missing, and what follows. */
  readonly title: string
  readonly mutations: readonly Mutation[]
  /** Actions among which the fault shows soon; by default all. */
  readonly among?: readonly TabAction[]
}

const refresh = 'session/client/tokens/refresh.model.ts'
const judge = 'session/server/judgeRefresh.ts'

export const mutants: readonly Mutant[] = [
  {
    title: 'without the commit guard a late refresh brings a signed-out session back',
    among: ['call', 'signOut'],
    mutations: [
      {
        file: refresh,
        find: 'const next = await replaceSessionFx({',
        put: 'const next = await unguarded(asked, {',
      },
      {
        file: refresh,
        find: 'async function commit(',
        put: `async function unguarded(asked: StoredSession, { next }: { next: (from: StoredSession) => StoredSession }) {
          const session = next((await readSessionFx()) ?? asked)
          await writeSessionFx(session)
          return session
        }
        async function commit(`,
      },
      {
        file: refresh,
        find: "import { raiseFlagFx } from './tabFlags'",
        put: "import { raiseFlagFx } from './tabFlags'\nimport { writeSessionFx } from './session.model'",
      },
    ],
  },
  {
    title: 'without the lock two tabs refresh at once',
    mutations: [
      {
        file: refresh,
        find: 'const release = await acquireLockFx(refreshLock).catch(() => null)',
        put: 'const release = () => {}',
      },
    ],
  },
  {
    title: 'without reading again inside the lock a tab presents a token that was followed',
    mutations: [
      {
        file: refresh,
        find: 'const release = await acquireLockFx',
        put: 'const early = await readOwn()\n    const release = await acquireLockFx',
      },
      {
        file: refresh,
        find: 'return await renew(request)',
        put: 'return await renew(request, early)',
      },
      {
        file: refresh,
        find: 'async function renew(request: RefreshRequest)',
        put: 'async function renew(request: RefreshRequest, early: StoredSession | null)',
      },
      {
        file: refresh,
        find: 'const session = await readOwn()\n    if (!session) throw signedOut()\n    const now',
        put: 'const session = early\n    if (!session) throw signedOut()\n    const now',
      },
    ],
  },
  {
    title: 'without adopting it the pair another tab has renewed is renewed again',
    mutations: [
      {
        file: refresh,
        find: 'if (isUsable(session, request, now)) return session\n    if (session.rt',
        put: 'if (session.rt',
      },
    ],
  },
  {
    title: 'a lock that timed out and is passed by lets two tabs refresh at once',
    mutations: [
      {
        file: refresh,
        find: 'if (!release) return adoptWithoutLock(request)',
        put: 'if (!release) return renew(request)',
      },
    ],
  },
  {
    title: 'without the grace a late request of a closed tab signs everybody out',
    among: ['call', 'kill'],
    mutations: [
      {
        file: judge,
        find: "if (isInGrace(token.usedAt, now)) return 'repeat'",
        put: '',
      },
    ],
  },
  {
    title: 'without the rule of the unused successor a lost reply signs the person out',
    mutations: [
      {
        file: judge,
        find: "return family.seenGeneration < family.generation ? 'repeat' : 'reuse'",
        put: "return 'reuse'",
      },
    ],
  },
  {
    title: 'without being asked first a start refreshes a session that is idle',
    mutations: [
      {
        file: 'session/client/lifetime/start.model.ts',
        find: "filter: (isEnding, { kind }) => !isEnding && kind !== 'over',",
        put: 'filter: () => true,',
      },
    ],
  },
]
