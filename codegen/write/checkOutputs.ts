import type { Output } from '../emit/output'

/**
 * The safety net under the emitters: ts-morph parses each TypeScript output and is asked for syntax errors and for
 * names exported twice. Loaded only when something changed, because loading it costs more than all the rest.
 */
export async function checkOutputs(outputs: readonly Output[]): Promise<void> {
  const typescript = outputs.filter(({ path }) => path.endsWith('.ts'))
  if (typescript.length === 0) return
  const { Project } = await import('ts-morph')
  const project = new Project({
    useInMemoryFileSystem: true,
    skipLoadingLibFiles: true,
    skipFileDependencyResolution: true,
  })
  for (const { path, text } of typescript) {
    const file = project.createSourceFile(`/${path}`, text)
    const { parseDiagnostics } = file.compilerNode as unknown as {
      parseDiagnostics: readonly { start: number; messageText: unknown }[]
    }
    const [fault] = parseDiagnostics
    if (fault)
      throw new Error(
        `The generator made ${path} that does not parse at ${fault.start}: ${String(fault.messageText)}`,
      )
    const names = file.getStatements().flatMap((statement) => declaredNames(statement.compilerNode))
    const twice = names.find((name, index) => names.indexOf(name) !== index)
    if (twice) throw new Error(`The generator made ${path} that declares ${twice} twice.`)
    project.removeSourceFile(file)
  }
}

/** Values and types have names of their own; a schema constant never shares its entity's name. */
function declaredNames(node: { kind: number } & object): string[] {
  const named = node as {
    name?: { text?: string }
    declarationList?: { declarations: readonly { name: { text?: string } }[] }
  }
  const names = named.declarationList
    ? named.declarationList.declarations.map(({ name }) => name.text)
    : [named.name?.text]
  return names.filter((name) => name !== undefined)
}
