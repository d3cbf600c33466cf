import { combine } from 'effector'
import { $shown } from '../changes/draft.model'
import { sayIn } from '../spokenIn'
import { $shownLanguage } from './lens.model'

/** What a role is called in the language of the lens; a group, such as `$normal`, keeps its name. */
export const $roleName = combine($shown, $shownLanguage, (tables, language) => {
  const say = sayIn(tables?.words ?? {}, language)
  const names = new Map(tables?.roles.map(({ id, title }) => [id, say(title)]))
  return (role: string): string => names.get(role) ?? role
})
