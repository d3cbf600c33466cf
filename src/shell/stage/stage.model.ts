import { createEvent, fork, sample, type Scope } from 'effector'
import type { CustomerProfile } from '../../../generated/facts/features/session'
import { navigateFx, readLocation } from '../../browser/location'
import { readStorageFx, writeStorageFx } from '../../browser/storage'
import type { Translate } from '../../browser/text/createTranslate'
import { $translate } from '../../browser/text/text.model'
import { $viewportWidth } from '../../browser/viewport'
import { $profiles, $session, type StoredSession } from '../../session/client'
import { navigationReplaced, type Navigation } from '../navigation/navigation.model'
import { $open, type OpenScreen } from '../routing/screen.model'
import { $counts } from '../sidebar/counts.model'
import type { Counts } from '../sidebar/menuTree'

/**
 * The shell's rail and menu in an Effector scope of their own, as somebody else sees them: the
 * shell's stores get their values from here, and nothing is stored, fetched or navigated.
 */
export interface Staging {
  readonly navigation: Navigation
  readonly session: StoredSession
  /** Of the window, in CSS pixels. */
  readonly width: number
  readonly translate: Translate
  readonly profiles: readonly CustomerProfile[]
  readonly counts: Counts | null
  /** Whose entry is the current one. */
  readonly open: OpenScreen | null
}

export const staged = createEvent<Staging>()

sample({ clock: staged, fn: ({ navigation }) => navigation, target: navigationReplaced })
sample({ clock: staged, fn: ({ session }) => session, target: $session })
sample({ clock: staged, fn: ({ width }) => width, target: $viewportWidth })
sample({ clock: staged, fn: ({ profiles }) => [...profiles], target: $profiles })
sample({ clock: staged, fn: ({ counts }) => counts, target: $counts })
sample({ clock: staged, fn: ({ open }) => open, target: $open })
sample({ clock: staged, fn: ({ translate }) => translate, target: $translate })

export const raiseStage = (): Scope =>
  fork({
    handlers: [
      [navigateFx, readLocation],
      [readStorageFx, () => null],
      [writeStorageFx, () => undefined],
    ],
  })
