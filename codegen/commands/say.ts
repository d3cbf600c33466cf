/** What a command answers. Standard output is for that alone, so that it can be piped; mistakes go to standard error. */
export const say = (text: string): void => void process.stdout.write(`${text}\n`)
