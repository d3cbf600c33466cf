import { join } from 'node:path'
import { compileManifest, type Compilation } from '../compile'
import { emitDocuments, emitProduct } from '../emit'
import type { Output } from '../emit/output'
import type { House } from '../read/house'
import { loadParser } from '../write/checkOutputs'
import { readFolder } from '../folder'
import { differenceOf, readSchema, writeDifference, writeOutputs } from '../write/writeOutputs'
import { rememberFolder } from './rememberFolder'
import { watchFolder } from './watchFolder'

/** The state of the manifest folder when it was last read, and its compilation. */
export interface LiveState {
  /** Increases with every change of the folder. */
  readonly revision: number
  readonly files: ReadonlyMap<string, string>
  /** Its problems, and the model when none of them is an error. */
  readonly compilation: Compilation
  readonly isRight: boolean
  /** The outputs of the last valid manifest, by path under generated/. */
  readonly outputs: ReadonlyMap<string, string>
  /**
   * The files under manifest/ that changed, and the paths under generated/ that differ because of
   * it.
   */
  readonly edited: readonly string[]
  readonly changed: readonly string[]
  /** From reading the folder to writing the last product file. */
  readonly milliseconds: number
  /** A failure of the compiler itself. The manifest then stays as it was. */
  readonly fault?: unknown
}

export interface LiveManifest {
  current(): LiveState
  /** Calls the listener on each change. Returns a function to unsubscribe. */
  subscribe(listener: (state: LiveState) => void): () => void
  /** Reads the folder now, for code that has just written a file. */
  look(): Promise<LiveState>
  /**
   * Compiles again although no file has changed, because the sources have; notifies if that
   * matters.
   */
  recheck(): Promise<LiveState>
  /** Stops watching after everything is written. */
  close(): Promise<void>
}

export interface LiveOptions {
  /** The project: manifest/ is read there, generated/ is written. */
  readonly root: string
  readonly manifest?: string
  readonly out?: string
  /** Called on each change, to check names against the sources. */
  readonly house?: () => House
}

/** Delay for documents, so that pages can render the change first. */
const documentsAfterMs = 400

/** Ignores temporary files that editors and systems write while saving. */
const isManifestFile = (path: string) =>
  !/(^|\/)([.#][^/]*|\d+|[^/]*(~|\.(swp|tmp|bak|new)))$/.test(path)

/**
 * Keeps a manifest compiled: watches the folder, and checks, resolves and emits each change in this
 * warm process. Files are written before listeners are notified, and only if they parse, which
 * costs a few milliseconds, so that nobody imports half a table.
 */
export async function createLiveManifest(options: LiveOptions): Promise<LiveManifest> {
  const { root, manifest = join(root, 'manifest'), out = join(root, 'generated'), house } = options
  const readChanges = rememberFolder(manifest, isManifestFile)
  const listeners = new Set<(state: LiveState) => void>()
  let again: NodeJS.Timeout | undefined
  /** Set while the documents are older than the product files. */
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
      isWhole: false,
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

  /** Writes the product files first; documents follow after a moment. */
  async function compileAndWrite(
    files: ReadonlyMap<string, string>,
    kept: ReadonlyMap<string, string>,
  ) {
    const compilation = compileManifest(files, house?.(), readSchema(out))
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

  /** Runs one look at a time, so that two never write at once and the newest is reported last. */
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
  // Includes edits made during the first look.
  await look()
  // Loads in the background, so that the first edit need not wait for it.
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

/** Documents are files for people and their tools. */
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
