import { appendFileSync, writeFileSync } from 'node:fs'

/** Where answers go: standard output, for that alone so that it can be piped, or a file. Mistakes go to standard error. */
let write = (text: string): void => void process.stdout.write(text)
let isTerminal = process.stdout.isTTY === true

export const say = (text: string): void => write(`${text}\n`)

/** Text that ends its lines itself. */
export const print = (text: string): void => write(text)

/** From here on answers go into a file; what stood in it goes with the first of them. */
export function answerInto(file: string): void {
  isTerminal = false
  write = (first) => {
    writeFileSync(file, first)
    write = (text) => appendFileSync(file, text)
  }
}

export const answersTerminal = () => isTerminal
