import { dirname, join, relative, resolve } from 'node:path'
import { Project } from 'ts-morph'

export interface Import {
  readonly from: string
  readonly to: string
}

const root = resolve(import.meta.dirname, '../..')

/** Every import between files of src/ and generated/, static, dynamic and of types, as paths from the root. */
export function readImports(): Import[] {
  const project = new Project({
    skipFileDependencyResolution: true,
    compilerOptions: { allowJs: false },
  })
  project.addSourceFilesAtPaths([`${root}/src/**/*.{ts,tsx}`, `${root}/generated/**/*.ts`])
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
