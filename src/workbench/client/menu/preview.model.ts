import { allSettled, attach, combine, createEffect, createStore, sample } from 'effector'
import type { Scope } from 'effector'
import { appStarted } from '../../../browser/appStarted'
import { raiseStage, staged } from '../../../shell/stage/stage.model'
import { $subject } from '../address/address.model'
import { $shown } from '../changes/draft.model'
import { $lens, $lensWorld, $shownLanguage } from '../lens/lens.model'
import { stagingOf, type Staged } from './preview'
import { $visible } from './outline.model'
import { stageRouteOf } from './stageRouteOf'

/** The shell's rail and menu as the person of the lens sees them. */
export const raiseStageFx = createEffect(raiseStage)

/** The scope of the shell's components. */
export const $stage = createStore<Scope | null>(null, { serialize: 'ignore' }).on(
  raiseStageFx.doneData,
  (_, stage) => stage,
)

const $staged = combine(
  {
    lens: $lens,
    world: $lensWorld,
    tables: $shown,
    language: $shownLanguage,
    subject: $subject,
    visible: $visible,
  },
  ({ lens, world, tables, language, subject, visible }) =>
    lens && world && tables
      ? { lens, world, tables, language, routeId: stageRouteOf(subject, tables, world, visible) }
      : null,
)

const setStageFx = attach({
  source: $stage,
  async effect(stage, params: Staged) {
    if (stage) await allSettled(staged, { scope: stage, params: stagingOf(params) })
  },
})

sample({ clock: appStarted, target: raiseStageFx })
sample({
  clock: [$staged, raiseStageFx.done],
  source: $staged,
  filter: Boolean,
  target: setStageFx,
})
