import { dirname, join, relative, resolve } from 'node:path'
import { Project } from 'ts-morph'

export interface Import {
  readonly from: string
  readonly to: string
}

const root = resolve(import.meta.dirname, '../..')

const product = ['src/**/*.{ts,tsx}', 'generated/**/*.ts']

/** Every import between the files of these patterns, static, dynamic and of types, as paths from the root. */
export function readImports(patterns: readonly string[] = product): Import[] {
  const project = new Project({
    skipFileDependencyResolution: true,
    compilerOptions: { allowJs: false },
  })
  project.addSourceFilesAtPaths(patterns.map((pattern) => `${root}/${pattern}`))
  const known = new Set(project.getSourceFiles().map((file) => file.getFilePath() as string))
  return project.getSourceFiles().flatMap((file) => {
    const from = file.getFilePath()
    return file.getImportStringLiterals().flatMap((specifier) => {
      const target = specifier.getLiteralText()
      if (!target.startsWith('.')) return []
      const path = join(dirname(from), target)
      const to = [path, `${path}.ts`, `${path}.tsx`, join(path, 'index.ts')].find((candidate) =>
        known.has(candidate),
      )
      return to ? { from: relative(root, from), to: relative(root, to) } : []
    })
  })
}

/** Packages that each file names, with the file. */
export function readPackages(): Import[] {
  const project = new Project({ skipFileDependencyResolution: true })
  project.addSourceFilesAtPaths(`${root}/src/**/*.{ts,tsx}`)
  return project.getSourceFiles().flatMap((file) =>
    file
      .getImportStringLiterals()
      .map((specifier) => specifier.getLiteralText())
      .filter((target) => !target.startsWith('.'))
      .map((to) => ({ from: relative(root, file.getFilePath()), to })),
  )
}

/** Rooms that reach themselves again through what they import. */
export function circlesIn(imports: readonly Import[], roomOf: (path: string) => string): string[] {
  const uses = new Map<string, Set<string>>()
  for (const { from, to } of imports) {
    const [a, b] = [roomOf(from), roomOf(to)]
    if (a !== b) uses.set(a, (uses.get(a) ?? new Set()).add(b))
  }
  const reaches = (start: string, goal: string, seen = new Set<string>()): boolean =>
    [...(uses.get(start) ?? [])].some(
      (next) => next === goal || (!seen.has(next) && reaches(next, goal, seen.add(next))),
    )
  return [...uses.keys()].filter((room) => reaches(room, room)).toSorted()
}
