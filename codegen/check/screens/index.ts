import type { Problem } from '../../problems/problem'
import { problemAt } from '../../problems/spot'
import type { Manifest } from '../../read/manifest'
import { commonActs } from '../../resolve/screens/actsOf'
import { screensOf, type ScreenParts } from '../../resolve/screens/screenParts'
import { doubledNames } from '../forms/ensureListsHold'
import { ensureActionsHold } from './ensureActionsHold'
import { ensureColumnsShow } from './ensureColumnsShow'
import { ensureFormsFill } from './ensureFormsFill'
import { ensureInputsFit } from './ensureInputsFit'
import { ensureLinksLead } from './ensureLinksLead'
import { ensureRowsHaveAddresses } from './ensureRowsHaveAddresses'
import { ensureScreensAreDrawn } from './ensureScreensAreDrawn'
import { ensureScreensCall } from './ensureScreensCall'
import { ensureScreensHaveWords } from './ensureScreensHaveWords'
import { ensureSearchesHold } from './ensureSearchesHold'
import { placeIn } from './placed'

/** What screens say of their calls, columns, forms, actions and words can be drawn. */
export const ensureScreensHold = (manifest: Manifest): Problem[] => [
  ...ensureScreensAreDrawn(manifest),
  ...ensureRowsHaveAddresses(manifest),
  ...ensureScreensCall(manifest),
  ...ensureScreensHaveWords(manifest),
  ...screensOf(manifest).flatMap((screen) => [
    ...ensureIdsDiffer(screen),
    ...ensureActionsAreNamed(screen),
    ...ensureColumnsShow(screen),
    ...ensureSearchesHold(screen),
    ...ensureFormsFill(screen),
    ...ensureInputsFit(screen, manifest),
    ...ensureLinksLead(screen),
    ...ensureActionsHold(screen),
  ]),
]

const ensureIdsDiffer = (screen: ScreenParts): Problem[] =>
  (['groups', 'views', 'actions'] as const).flatMap((key) => {
    const entries: readonly { readonly id: string }[] = screen.block[key] ?? []
    const noun = key.slice(0, -1)
    return doubledNames(
      entries.map(({ id }) => id),
      placeIn(screen, key),
      noun,
    )
  })

/** QA's tables and the server's rows say create and update of the form, and actions by their ids. */
const ensureActionsAreNamed = (screen: ScreenParts): Problem[] =>
  (screen.block.actions ?? []).flatMap(({ id }, at) =>
    (commonActs as readonly string[]).includes(id)
      ? problemAt(
          'ID-RESERVED',
          placeIn(screen, 'actions', at, 'id'),
          `An action cannot be called ${id}, as the form is; choose another id.`,
        )
      : [],
  )
