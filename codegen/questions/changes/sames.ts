import type { AccessChange } from '../diff'
import type { Edition } from '../edition'
import { nameOf } from '../subjects'
import type { Pairing } from './pairSubjects'
import { writtenAccess } from './writtenAccess'

/** Access that is written otherwise than before, or not at all any more, and decides the same for everybody. */
export function sames(
  before: Edition,
  after: Edition,
  pairing: Pairing,
  changes: readonly AccessChange[],
): AccessChange[] {
  const affected = new Set(
    changes.filter(({ kind }) => kind === 'GAIN' || kind === 'LOSE').map(({ subject }) => subject),
  )
  const newName = new Map([...pairing.newerOf].map(([old, now]) => [nameOf(old), nameOf(now)]))
  const kept = new Set(newName.values())
  const present = writtenAccess(after.model, pairing.after)
  const past = new Map(
    [...writtenAccess(before.model, pairing.before)].map(([name, { subjects, ...written }]) => [
      newName.get(name) ?? name,
      { ...written, subjects: subjects.map((subject) => newName.get(subject) ?? '') },
    ]),
  )
  return [...new Set([...present.keys(), ...past.keys()])].flatMap((name): AccessChange[] => {
    const [old, now] = [past.get(name), present.get(name)]
    if (old?.text === now?.text) return []
    const concerned = [...(old?.subjects ?? []), ...(now?.subjects ?? [])]
    if (concerned.some((subject) => !kept.has(subject) || affected.has(subject))) return []
    const place = now ? after.placeOf(now.spot) : before.placeOf(old!.spot)
    return [{ kind: 'SAME', subject: name, roles: [], when: '', place, needsApproval: false }]
  })
}
