import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  ProgramFault,
  runProgram,
} from '../../../../../src/features/media/server/ffmpeg/runProgram'
import { projectRoot } from '../../../../support/projectRoot'

const usual = () => ({ timeoutMs: 30_000, signal: new AbortController().signal })

/** Node itself plays the decoder. */
function run(script: string, limits = usual()): Promise<string | ProgramFault> {
  return runProgram(process.execPath, ['-e', script], limits).catch((fault: unknown) => {
    if (fault instanceof ProgramFault) return fault
    throw fault
  })
}

test('where no file descriptor is free it fails, and the process lives', () => {
  const script = join(projectRoot, 'tests/support/noFreeFile.ts')
  const printed = execFileSync(process.execPath, ['--import', 'tsx', script], { encoding: 'utf8' })
  expect(JSON.parse(printed)).toEqual({
    end: 'machine',
    message: expect.stringContaining('EMFILE'),
  })
})

test('what a program prints is its answer', async () => {
  expect(await run('process.stdout.write("42")')).toBe('42')
})

test.each([
  {
    program: 'never ends',
    script: 'setInterval(() => {}, 1000)',
    limits: () => ({ ...usual(), timeoutMs: 300 }),
    end: 'timeout',
  },
  {
    program: 'eats memory',
    script: 'const all = []; setInterval(() => all.push(Buffer.alloc(1e8, 1)), 1)',
    limits: usual,
    end: 'memory',
  },
  {
    program: 'prints without end',
    script: 'const fill = () => process.stdout.write("x".repeat(65536), fill); fill()',
    limits: usual,
    end: 'memory',
  },
  {
    program: 'fails',
    script: 'console.error("it is broken"); process.exit(3)',
    limits: usual,
    end: 'exit',
  },
  {
    program: 'finds no room',
    script: 'console.error("copy.mp4: No space left on device"); process.exit(1)',
    limits: usual,
    end: 'machine',
  },
  {
    program: 'is asked to stop',
    script: 'setInterval(() => {}, 1000)',
    limits: () => ({ ...usual(), signal: AbortSignal.timeout(200) }),
    end: 'aborted',
  },
])('a program that $program ends by $end', async ({ script, limits, end }) => {
  expect(await run(script, limits())).toMatchObject({ end })
})

test('a program that writes more than it may ends by size', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'size-'))
  const words = ['if=/dev/zero', 'of=written', 'bs=1024', 'count=4096', 'status=none']
  const writing = runProgram('dd', words, { ...usual(), folder, mostFileBytes: 1024 * 1024 })
  await expect(writing).rejects.toMatchObject({ end: 'size' })
  expect(statSync(join(folder, 'written')).size).toBe(1024 * 1024)
  rmSync(folder, { recursive: true })
})

test('only the end of what a program complains is kept', async () => {
  const fault = await run(
    'process.stderr.write("x".repeat(200000) + "the reason"); process.exitCode = 1',
  )
  expect(fault).toBeInstanceOf(ProgramFault)
  const { said } = fault as ProgramFault
  expect(said).toHaveLength(64 * 1024)
  expect(said.endsWith('the reason')).toBe(true)
})

test('a program that is not there is a fault, not a crash', async () => {
  const missing = runProgram('/nowhere/ffmpeg', [], usual())
  await expect(missing).rejects.toBeInstanceOf(ProgramFault)
})

test("a program knows nothing of the server's environment", async () => {
  process.env['PLANTED_SECRET'] = 'x'
  const names = await run('process.stdout.write(Object.keys(process.env).sort().join())')
  delete process.env['PLANTED_SECRET']
  expect(names).toBe('AV_LOG_FORCE_NOCOLOR,LANG,PATH')
})
