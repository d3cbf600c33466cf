/** `tsx tests/support/withPostgres.ts <command>`: runs the command's tests against a real PostgreSQL. */
import { spawn } from 'node:child_process'
import { startRealPostgres } from './realPostgres'

const [command = '', ...args] = process.argv.slice(2)
const postgres = await startRealPostgres()
const child = spawn(command, args, {
  stdio: 'inherit',
  env: { ...process.env, TEST_DATABASE_URL: postgres.url },
})
process.exitCode = await new Promise<number>((resolve) =>
  child.once('exit', (code) => resolve(code ?? 1)),
)
await postgres.stop()
