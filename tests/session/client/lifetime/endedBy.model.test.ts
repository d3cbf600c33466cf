import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { endings, type EndingId } from '../../../../generated/facts/endings'
import { appStarted } from '../../../../src/browser/appStarted'
import { $wasIdle } from '../../../../src/session/client/lifetime/endedBy.model'
import { sessionEnding } from '../../../../src/session/client/lifetime/ending.model'
import { aSession, browserEdge, http, storedWith } from '../../../support/browserEdge'

test.each(Object.keys(endings) as EndingId[])(
  'the page after the ending %s knows whether nobody was active',
  async (ending) => {
    const edge = browserEdge({ stored: storedWith(aSession()), answer: () => http(200, {}) })
    await allSettled(sessionEnding, { scope: fork({ handlers: edge.handlers }), params: ending })
    const nextPage = fork({ handlers: edge.handlers })
    await allSettled(appStarted, { scope: nextPage })
    expect(nextPage.getState($wasIdle)).toBe(ending === 'idle')
  },
)
