import { readSync } from 'node:fs'
import { misused } from '../stop'

/** Returns the option's value, or asks at the terminal. Without a terminal, returns the default or fails. */
export function ask(question: string, given: string | undefined, usual?: string): string {
  if (given !== undefined) return given.trim()
  if (!process.stdin.isTTY) {
    if (usual !== undefined) return usual
    throw misused(`${question} Nobody can be asked here: answer by options; --help lists them.`)
  }
  process.stderr.write(`${question}${usual ? ` [${usual}]` : ''} `)
  const answer = readLine().trim()
  if (answer !== '') return answer
  return usual ?? ask(question, undefined)
}

function readLine(): string {
  const bytes: number[] = []
  const one = Buffer.alloc(1)
  while (readSync(0, one) === 1 && one[0] !== 10) bytes.push(one[0]!)
  return Buffer.from(bytes).toString('utf8')
}
