/** A process of its own with no file descriptor free, which starts a program and prints how that ends. */
import { closeSync, openSync } from 'node:fs'
import { runProgram } from '../../src/features/media/server/ffmpeg/runProgram'

const taken: number[] = []
try {
  for (;;) taken.push(openSync('/dev/null', 'r'))
} catch {
  // That was the last one.
}
const limits = { timeoutMs: 30_000, signal: new AbortController().signal }
const running = runProgram(process.execPath, ['-e', ''], limits)
for (const file of taken) closeSync(file)
const { end, message } = await running.then(
  (printed) => ({ end: 'printed', message: printed }),
  (fault: { end: string; message: string }) => fault,
)
process.stdout.write(JSON.stringify({ end, message }))
