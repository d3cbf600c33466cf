// The link of a trial stands with the request that it is of (work.md 6).
import { allSettled } from 'effector'
import { expect, test } from 'vitest'
import type {
  ListCrowdRequestsRequest,
  TryCrowdRequestRequest,
} from '../../../../generated/facts/features/crowd'
import '../../../../src/features/crowd/client/crowd.model'
import { requestScreen } from '../../../../src/features/crowd/client/lists'
import { $trialLink, trialAsked } from '../../../../src/features/crowd/client/trial.model'
import { openArea } from '../../../support/area'
import { withResolvers } from '../../../support/withResolvers'

const { rowOpened } = requestScreen.form.rows

async function openRequest() {
  const answer = withResolvers<void>()
  const { scope } = await openArea('tasks.crowd', {
    listCrowdRequests: ({ ids = [] }: ListCrowdRequestsRequest) => ({
      rows: ids.map((requestId) => ({ requestId, may: [], rev: 1 })),
      total: 0,
    }),
    tryCrowdRequest: async ({ requestId }: TryCrowdRequestRequest) => {
      await answer.promise
      return { link: `/guest#${requestId}` }
    },
  })
  await allSettled(rowOpened, { scope, params: 'one' })
  const asked = allSettled(trialAsked, { scope, params: 'one' })
  const comes = async () => {
    answer.resolve()
    await asked
  }
  return { scope, comes }
}

test('it is shown once it has come', async () => {
  const { scope, comes } = await openRequest()
  await comes()
  expect(scope.getState($trialLink)).toBe('/guest#one')
})

test('that of a request which is not open any more is not', async () => {
  const { scope, comes } = await openRequest()
  const opened = allSettled(rowOpened, { scope, params: 'two' })
  await comes()
  await opened
  expect(scope.getState($trialLink)).toBeNull()
})
