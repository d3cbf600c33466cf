import { findSubjects, nearestSubject } from '../questions/findSubjects'
import type { Subject } from '../questions/subjects'
import type { Model } from '../resolve/model'
import { unknown } from './stop'

export function subjectsAsked(model: Model, asked: string): Subject[] {
  const subjects = findSubjects(model, asked)
  if (subjects.length > 0) return subjects
  const noun = asked.startsWith('/') ? 'route at' : 'route, entry, section, call or control'
  throw unknown(noun, asked, nearestSubject(model, asked))
}
