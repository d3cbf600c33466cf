import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import type { Edit, State } from '../../../../codegen/workbench/protocol'
import { writeStorageFx } from '../../../../src/browser/storage'
import { guardLeavingFx } from '../../../../src/browser/leaving'
import { ApiFailure, fetchStateFx, previewFx } from '../../../../src/workbench/client/api'
import {
  $isPreviewing,
  draftDiscarded,
  edited,
} from '../../../../src/workbench/client/changes/draft.model'
import { $outcome } from '../../../../src/workbench/client/changes/outcome.model'
import { $obstacle } from '../../../../src/workbench/client/changes/saving.model'
import { retryPressed } from '../../../../src/workbench/client/folder/folder.model'
import { words } from '../../../../src/workbench/client/words'

const flag: Edit = { do: 'addFlag', id: 'new', default: false, meaning: 'Something new.' }

test.each([
  { message: 'Too much.', tells: 'Too much.' },
  { message: '', tells: words.changes.refused },
])('a preview refused with "$message" is told', async ({ message, tells }) => {
  const scope = fork({
    handlers: [
      [
        fetchStateFx,
        () => ({ revision: '1', tables: { tenants: [] }, problems: [] }) as unknown as State,
      ],
      [previewFx, () => Promise.reject(new ApiFailure('refused', message))],
      [writeStorageFx, () => undefined],
      [guardLeavingFx, () => undefined],
    ],
  })
  await allSettled(retryPressed, { scope })
  await allSettled(edited, { scope, params: flag })
  expect(scope.getState($outcome)).toEqual({ tone: 'danger', text: tells })
  expect(scope.getState($isPreviewing)).toBe(false)
  expect(scope.getState($obstacle)).toBe(words.obstacles.refused)
  await allSettled(draftDiscarded, { scope })
  expect(scope.getState($outcome)).toBeNull()
})
