import {
  allSettled,
  attach,
  combine,
  createEffect,
  createEvent,
  createStore,
  fork,
  sample,
} from 'effector'
import type { Scope } from 'effector'
import { fallbackLanguage } from '../../../../generated/facts/app'
import { appStarted } from '../../../browser/appStarted'
import { navigateFx, readLocation } from '../../../browser/location'
import { readStorageFx, writeStorageFx } from '../../../browser/storage'
import { createTranslate } from '../../../browser/text/createTranslate'
import { $translate } from '../../../browser/text/text.model'
import { $viewportWidth } from '../../../browser/viewport'
import { $profiles, $session } from '../../../session/client'
import { navigationReplaced } from '../../../shell/navigation/navigation.model'
import { $open } from '../../../shell/routing/screen.model'
import { $counts } from '../../../shell/sidebar/counts.model'
import { $subject } from '../address/address.model'
import { $shown } from '../changes/draft.model'
import { $lens, $lensWorld, $shownLanguage } from '../lens/lens.model'
import {
  countsOf,
  navigationOf,
  openScreenOf,
  profilesOf,
  sessionOf,
  widthOf,
  type Staged,
} from './preview'
import { $visible } from './outline.model'
import { stageRouteOf } from './stageRouteOf'
import { spokenIn } from '../spokenIn'

/**
 * The shell's rail and menu in an Effector scope of their own: the shell's stores get their values
 * from the lens and the tables, and nothing is stored, fetched or navigated.
 */
export const staged = createEvent<Staged>()

sample({ clock: staged, fn: navigationOf, target: navigationReplaced })
sample({ clock: staged, fn: sessionOf, target: $session })
sample({ clock: staged, fn: widthOf, target: $viewportWidth })
sample({ clock: staged, fn: profilesOf, target: $profiles })
sample({ clock: staged, fn: countsOf, target: $counts })
sample({ clock: staged, fn: openScreenOf, target: $open })
sample({
  clock: staged,
  fn: ({ tables, language }) =>
    createTranslate(language, {
      ...tables.words[fallbackLanguage],
      ...spokenIn(tables.words, language),
    }),
  target: $translate,
})

export const raiseStageFx = createEffect((): Scope =>
  fork({
    handlers: [
      [navigateFx, readLocation],
      [readStorageFx, () => null],
      [writeStorageFx, () => undefined],
    ],
  }),
)

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
    if (stage) await allSettled(staged, { scope: stage, params })
  },
})

sample({ clock: appStarted, target: raiseStageFx })
sample({
  clock: [$staged, raiseStageFx.done],
  source: $staged,
  filter: Boolean,
  target: setStageFx,
})
