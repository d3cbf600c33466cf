import { appendFileSync, writeFileSync } from 'node:fs'

/**
 * Where answers are written: standard output, used for nothing else so that it can be piped, or a
 * file. Errors go to standard error.
 */
let write = (text: string): void => void process.stdout.write(text)
let isTerminal = process.stdout.isTTY === true

export const say = (text: string): void => write(`${text}\n`)

/** Text that ends its lines itself. */
export const print = (text: string): void => write(text)

/** Writes all further answers to a file; the first one replaces its contents. */
export function answerInto(file: string): void {
  isTerminal = false
  write = (first) => {
    writeFileSync(file, first)
    write = (text) => appendFileSync(file, text)
  }
}

export const answersTerminal = () => isTerminal
