import { allSettled } from 'effector'
import { describe, expect, test } from 'vitest'
import type { Report } from '../../../../generated/facts/features/account'
import '../../../../src/features/account/client/account.model'
import {
  $isFailed,
  $reports,
  reportAsked,
  reportsAsked,
} from '../../../../src/features/account/client/reports.model'
import { openArea, refused } from '../../../support/area'

const none: Report = { reportId: 'signIns', state: 'none' }
const running: Report = { reportId: 'signIns', state: 'running', progress: 40 }
const done: Report = { reportId: 'signIns', state: 'succeeded', fileUrl: '/downloads/1' }

const counted = (asked: readonly string[], call: string) =>
  asked.filter((each) => each === call).length

describe('the reports', () => {
  test('are looked at every two seconds while one is being made, and then until its link is over', async () => {
    let answer: Report = none
    const { scope, asked, pass } = await openArea('account.report', {
      listReports: () => [answer],
      makeReport: () => (answer = running),
    })
    expect(scope.getState($reports)).toEqual([none])
    await allSettled(reportAsked, { scope, params: 'signIns' })
    expect(scope.getState($reports)).toEqual([running])
    await pass(10_000)
    const whileMade = counted(asked, 'listReports')
    expect(whileMade).toBe(6)
    answer = done
    await pass(2_000)
    expect(scope.getState($reports)).toEqual([done])
    // A link opens for ten minutes.
    await pass(10 * 60_000)
    expect(counted(asked, 'listReports') - whileMade).toBe(3)
  })

  test('that somebody else asked for meanwhile are read again', async () => {
    const { scope, asked } = await openArea('account.report', {
      listReports: () => [running],
      makeReport: () => refused('reportUnderWay'),
    })
    await allSettled(reportAsked, { scope, params: 'signIns' })
    expect(counted(asked, 'listReports')).toBe(2)
  })

  test('that cannot be read are asked for again by the person', async () => {
    let isDown = true
    const { scope } = await openArea('account.report', {
      listReports: () => (isDown ? refused('unknown') : [none]),
    })
    expect(scope.getState($isFailed)).toBe(true)
    isDown = false
    await allSettled(reportsAsked, { scope })
    expect(scope.getState($isFailed)).toBe(false)
    expect(scope.getState($reports)).toEqual([none])
  })
})
