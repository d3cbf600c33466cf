import { join } from 'node:path'
import { compileManifest, type Compilation } from '../compile'
import { emitDocuments, emitProduct } from '../emit'
import type { Output } from '../emit/output'
import type { House } from '../read/house'
import { loadParser } from '../write/checkOutputs'
import { readFolder } from '../folder'
import { differenceOf, writeDifference, writeOutputs } from '../write/writeOutputs'
import { rememberFolder } from './rememberFolder'
import { watchFolder } from './watchFolder'

/** What the manifest folder said when it was last looked at, and what came of it. */
export interface LiveState {
  /** One more with every change of the folder. */
  readonly revision: number
  readonly files: ReadonlyMap<string, string>
  /** Its problems, and the model when none of them is an error. */
  readonly compilation: Compilation
  readonly isRight: boolean
  /** What the last right manifest generated, by path under generated/; a mistake keeps it. */
  readonly outputs: ReadonlyMap<string, string>
  /** Files under manifest/ that this change is made of, and paths under generated/ that differ by it. */
  readonly edited: readonly string[]
  readonly changed: readonly string[]
  /** From looking at the folder to the last file of the product written. */
  readonly milliseconds: number
  /** What went wrong with the compiler itself. The manifest is then kept as it was. */
  readonly fault?: unknown
}

export interface LiveManifest {
  current(): LiveState
  /** The listener is told of each change from now on. Call the answer to stop. */
  subscribe(listener: (state: LiveState) => void): () => void
  /** Looks now: for whoever has just written a file and cannot wait to be told. */
  look(): Promise<LiveState>
  /** Compiles again although no file has changed, for whoever knows that the house has; told if that matters. */
  recheck(): Promise<LiveState>
  /** Stops watching, when everything is written. */
  close(): Promise<void>
}

export interface LiveOptions {
  /** The project: manifest/ is read there, generated/ is written. */
  readonly root: string
  readonly manifest?: string
  readonly out?: string
  /** Asked at each change, so that names only the sources know are checked too. */
  readonly house?: () => House
}

/** What only people read waits until those who were told have drawn what they were told. */
const documentsAfterMs = 400

/** What editors and systems leave beside a file while it is saved is none of ours. */
const isManifestFile = (path: string) =>
  !/(^|\/)([.#][^/]*|\d+|[^/]*(~|\.(swp|tmp|bak|new)))$/.test(path)

/**
 * Keeps a manifest compiled: the folder is watched, and each change is read, checked, resolved and emitted in this
 * process, where everything is warm. Files are written before anybody is told, and only those that parse: the check
 * costs a few milliseconds once its parser is loaded, and nobody ever imports half a table.
 */
export async function createLiveManifest(options: LiveOptions): Promise<LiveManifest> {
  const { root, manifest = join(root, 'manifest'), out = join(root, 'generated'), house } = options
  const readChanges = rememberFolder(manifest, isManifestFile)
  const listeners = new Set<(state: LiveState) => void>()
  let again: NodeJS.Timeout | undefined
  /** Set while the papers are older than the product. */
  let writing: NodeJS.Timeout | undefined
  let state = await writeDocuments(await nextState())
  let looking = Promise.resolve(state)

  async function nextState(before?: LiveState, isAnew = false): Promise<LiveState> {
    const startedAt = performance.now()
    const { files, changed: edited, lookAgainMs } = readChanges()
    clearTimeout(again)
    if (lookAgainMs !== undefined) again = setTimeout(() => void look(), lookAgainMs)
    if (before && edited.length === 0 && !isAnew) return before
    const kept = before?.outputs ?? readFolder(out)
    const result = await compileAndWrite(files, kept).catch((fault: unknown) => ({
      problems: [],
      fault,
    }))
    const outputs = 'outputs' in result ? result.outputs : kept
    return {
      revision: (before?.revision ?? 0) + 1,
      files,
      compilation: result,
      isRight: 'outputs' in result,
      outputs,
      edited,
      changed: pathsThatDiffer(kept, outputs),
      milliseconds: performance.now() - startedAt,
      ...('fault' in result ? { fault: result.fault } : {}),
    }
  }

  /** The product first; its papers stay as they were for a moment. */
  async function compileAndWrite(
    files: ReadonlyMap<string, string>,
    kept: ReadonlyMap<string, string>,
  ) {
    const compilation = compileManifest(files, house?.())
    if (!compilation.model) return compilation
    const product = emitProduct(compilation.model)
    const documents = [...kept].filter(([path]) => isDocument(path))
    const outputs = new Map([...documents, ...textsOf(product)])
    await writeDifference(out, differenceOf(kept, listOf(outputs)))
    return { ...compilation, outputs }
  }

  async function writeDocuments(done: LiveState): Promise<LiveState> {
    const { model } = done.compilation
    if (!model) return done
    try {
      const product = [...done.outputs].filter(([path]) => !isDocument(path))
      const outputs = new Map([...product, ...textsOf(emitDocuments(model))])
      await writeOutputs(out, listOf(outputs))
      return { ...done, outputs }
    } catch (fault) {
      return { ...done, fault }
    }
  }

  function tell(next: LiveState): void {
    for (const listener of listeners) listener(next)
  }

  /** One look after the other: two never write at once, and the newest is told last. */
  function look(isAnew = false): Promise<LiveState> {
    looking = looking.then(async (before) => {
      const next = await nextState(before, isAnew)
      if (next === before || (isAnew && isAsBefore(next, before))) return before
      state = next
      tell(next)
      clearTimeout(writing)
      writing = setTimeout(() => void settle(), documentsAfterMs)
      return state
    })
    return looking
  }

  function settle(): Promise<LiveState> {
    if (writing === undefined) return looking
    clearTimeout(writing)
    writing = undefined
    looking = looking.then(async (before) => {
      state = await writeDocuments(before)
      if (state.fault !== before.fault) tell(state)
      return state
    })
    return looking
  }

  const stopWatching = watchFolder(manifest, () => void look())
  // What was edited while the first look was under way.
  await look()
  // The first edit need not wait for it.
  void loadParser()
  return {
    current: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    look: () => look(),
    recheck: () => look(true),
    async close() {
      stopWatching()
      await looking
      clearTimeout(again)
      await settle()
    },
  }
}

/** What only people and their tools read. */
const isDocument = (path: string) => !/^(facts|wiring|assets)\//.test(path)

const textsOf = (outputs: readonly Output[]) =>
  outputs.map(({ path, text }) => [path, text] as const)

const listOf = (texts: ReadonlyMap<string, string>): Output[] =>
  [...texts].map(([path, text]) => ({ path, text }))

const isAsBefore = (next: LiveState, before: LiveState) =>
  next.edited.length === 0 &&
  next.changed.length === 0 &&
  JSON.stringify(next.compilation.problems) === JSON.stringify(before.compilation.problems)

function pathsThatDiffer(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (path) => before.get(path) !== after.get(path),
  )
}
