import { problem, type Problem } from '../../problems/problem'
import type { Reference } from '../../read/checkShape'
import type { House } from '../../read/house'
import type { Manifest } from '../../read/manifest'
import { declarations, type Declared } from './declarations'
import { namingIn } from './naming'

/** Every declaration is named in the manifest or the sources, or gives a reason to keep it. */
export function ensureUsed(
  manifest: Manifest,
  references: readonly Reference[],
  house: House,
): Problem[] {
  const isNamed = namingIn(references)
  const isSpoken = (id: string) => house.words.has(id)
  return declarations.flatMap(({ code, list, isUsed, fault }) =>
    list(manifest).flatMap((declared) => {
      if (isUsed(declared.id, { isNamed, isSpoken }) === (declared.unused === undefined)) return []
      return declared.unused === undefined
        ? deadProblem(code, declared, fault)
        : falseProblem(declared)
    }),
  )
}

function deadProblem(
  code: Problem['code'],
  { id, file, path, at, mayStay }: Declared,
  fault: string,
) {
  const stay = mayStay ? ', or say why it stays: unused: <reason>' : ''
  return problem(code, file, path, `${fault} ${id}; remove it${stay}.`, { at })
}

const falseProblem = ({ id, file, path, at }: Declared) =>
  problem(
    'UNUSED-FALSE',
    file,
    [...(at === 'key' ? path : path.slice(0, -1)), 'unused'],
    `${id} is said to be unused, but it is used; remove the reason.`,
  )
