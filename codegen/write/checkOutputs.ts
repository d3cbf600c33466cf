import type { Output } from '../emit/output'

/**
 * The safety net under the emitters: ts-morph parses each TypeScript output and is asked for syntax errors and for
 * names exported twice. Loaded only when something changed, because loading it costs more than all the rest.
 */
export async function checkOutputs(outputs: readonly Output[]): Promise<void> {
  const typescript = outputs.filter(({ path }) => path.endsWith('.ts'))
  if (typescript.length === 0) return
  const { Project } = await loadParser()
  const project = new Project({
    useInMemoryFileSystem: true,
    skipLoadingLibFiles: true,
    skipFileDependencyResolution: true,
  })
  for (const { path, text } of typescript) {
    const file = project.createSourceFile(`/${path}`, text)
    // The compiler's own nodes: wrapping each of them would cost more than the parsing.
    const { statements, parseDiagnostics } = file.compilerNode as unknown as Parsed
    const [fault] = parseDiagnostics
    if (fault)
      throw new Error(
        `The generator made ${path} that does not parse at ${fault.start}: ${String(fault.messageText)}`,
      )
    const names = statements.flatMap(declaredNames)
    if (new Set(names).size < names.length) {
      const twice = names.find((name, index) => names.indexOf(name) !== index)
      throw new Error(`The generator made ${path} that declares ${twice} twice.`)
    }
    project.removeSourceFile(file)
  }
}

/** For whoever will need it soon and can spare the time now. */
export const loadParser = () => import('ts-morph')

interface Parsed {
  readonly statements: readonly Declaration[]
  readonly parseDiagnostics: readonly { start: number; messageText: unknown }[]
}

interface Declaration {
  readonly name?: { readonly text?: string }
  readonly declarationList?: { readonly declarations: readonly Declaration[] }
}

/** Values and types have names of their own; a schema constant never shares its entity's name. */
function declaredNames({ name, declarationList }: Declaration): string[] {
  if (declarationList) return declarationList.declarations.flatMap(declaredNames)
  return name?.text === undefined ? [] : [name.text]
}
