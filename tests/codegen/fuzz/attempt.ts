import vm from 'node:vm'
import { generate, type Generation } from '../../../codegen/generate'
import { severityOf } from '../../../codegen/problems/codes'
import { placeProblems } from '../../../codegen/problems/placeProblems'
import { printProblems } from '../../../codegen/problems/printProblem'
import { checkOutputs } from '../../../codegen/write/checkOutputs'
import { type Files, real, shuffled } from './fuzzedManifest'

export interface Attempt {
  readonly isAccepted: boolean
  readonly outputs: Generation['outputs']
  /** What the compiler did that it must never do. */
  readonly fault?: string
  /** Of the compilation. */
  readonly ms: number
}

/** Longer is a hang, whatever else the machine is doing. */
const hangMs = 20_000
const leastMs = 1000
/** A mistake costs no more than twice what the manifest as it is costs, however large that has become. */
const timesTheReal = 2
/** Each beside the real one: whatever else the machine is doing takes its share of both. */
const looks = 3

function takesLong(files: Files): boolean {
  return Array.from({ length: looks }).every(
    () => compiled(files).ms > Math.max(leastMs, timesTheReal * compiled(real).ms),
  )
}

/** Compiles a manifest and says whether the compiler kept its promises. */
export async function attempt(files: Files): Promise<Attempt> {
  const { reported, ms } = compiled(files)
  if (reported instanceof Error)
    return { isAccepted: false, outputs: undefined, fault: reported.stack ?? reported.message, ms }
  const { outputs } = reported.generation
  const fault =
    ms > leastMs && takesLong(files) ? `took ${ms} ms` : await broken(reported.generation, files)
  return { isAccepted: outputs !== undefined, outputs, ms, ...(fault !== undefined && { fault }) }
}

/** Other threads of this process spend its time too, and other processes that of the clock: the shorter counts. */
function compiled(files: Files) {
  const before = process.cpuUsage()
  const began = performance.now()
  const reported = bounded(() => {
    const generation = generate(files)
    return { generation, text: printProblems(generation, files) }
  })
  const passed = performance.now() - began
  const { user, system } = process.cpuUsage(before)
  return { reported, ms: Math.min(passed, (user + system) / 1000) }
}

async function broken(generation: Generation, files: Files): Promise<string | undefined> {
  const { problems, outputs } = generation
  const hasError = problems.some(({ code }) => severityOf(code) === 'error')
  if (hasError === (outputs !== undefined)) return 'has outputs and errors, or neither'
  const stray = strayOf(problems, files)
  if (stray) return `told at a place that is not there: ${JSON.stringify(stray)}`
  if (!outputs) return undefined
  if ('polluted' in {}) return 'polluted every object'
  const again = generate(shuffled(files)).outputs ?? []
  const other = outputs.find(
    ({ path, text }, index) => again[index]?.path !== path || again[index].text !== text,
  )
  if (other) return `${other.path} differs when the files are written in another order`
  return unparsed(outputs)
}

/** A problem that points to no line of its file. */
function strayOf(problems: Generation['problems'], files: Files) {
  if (problems.length === 0) return undefined
  return placeProblems(problems, files).find(({ file, line, column }) => {
    const lines = (files.get(file.replace('manifest/', '')) ?? '').split(/\r\n?|\n/)
    return line < 1 || line > lines.length || column < 1
  })
}

async function unparsed(outputs: NonNullable<Generation['outputs']>): Promise<string | undefined> {
  const unseen = outputs.filter(({ path, text }) => !parsed.has(`${path} ${text}`))
  try {
    await checkOutputs(unseen)
  } catch (error) {
    return String(error)
  }
  for (const { path, text } of unseen) if (path.endsWith('.ts')) parsed.add(`${path} ${text}`)
  return undefined
}

/** Most mutations leave most outputs as they were: each text is parsed once. */
const parsed = new Set<string>()

/** Runs code that may never end; V8 stops it. */
function bounded<T>(run: () => T): T | Error {
  const holder = globalThis as unknown as { fuzzed?: () => unknown }
  holder.fuzzed = run
  try {
    return script.runInThisContext({ timeout: hangMs }) as T
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  } finally {
    delete holder.fuzzed
  }
}

const script = new vm.Script('globalThis.fuzzed()')
