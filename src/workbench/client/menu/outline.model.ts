import { combine, createEvent, createStore, sample } from 'effector'
import { $subject } from '../address/address.model'
import { $shown, $tenant } from '../changes/draft.model'
import { splitSubject } from '../inspector/subject'
import { $lensWorld, $shownLanguage } from '../lens/lens.model'
import { spokenIn } from '../spokenIn'
import { words } from '../words'
import { findOutline } from './findOutline'
import { outlineLines } from './outline'
import { visibleSubjects } from './visibleSubjects'

/** Every entry of every tree, whether the lens sees it or not. */
export const lineToggled = createEvent<string>()
export const outlineSearched = createEvent<string>()

export const $outlineSearch = createStore('').on(outlineSearched, (_, search) => search)

const $closed = createStore<ReadonlySet<string>>(new Set(), { serialize: 'ignore' }).on(
  lineToggled,
  (closed, id) => {
    const next = new Set(closed)
    if (!next.delete(id)) next.add(id)
    return next
  },
)

export const $visible = combine($shown, $lensWorld, (tables, world) =>
  tables && world ? visibleSubjects(tables.navigation, world) : new Set<string>(),
)

export const $lines = combine(
  {
    tables: $shown,
    visible: $visible,
    tenant: $tenant,
    closed: $closed,
    language: $shownLanguage,
    search: $outlineSearch,
  },
  ({ tables, visible, tenant, closed, language, search }) => {
    if (!tables) return []
    const spoken = spokenIn(tables.words, language)
    return outlineLines(findOutline(tables.outline, spoken, search), {
      words: spoken,
      visible,
      tenant,
      // What is found stands open.
      closed: search.trim() === '' ? closed : new Set(),
      treeLabel: words.outline.tree,
    })
  },
)

// Expands the lines above a subject that was selected elsewhere.
sample({
  clock: $subject,
  source: $closed,
  filter: (closed) => closed.size > 0,
  fn: (closed, subject) => {
    const [, path] = splitSubject(subject ?? '')
    const [tree, section] = path.split('/')
    return new Set(
      [...closed].filter((id) => id !== `tree ${tree}` && id !== `section ${tree}/${section}`),
    )
  },
  target: $closed,
})
