import { spawnSync } from 'node:child_process'
import { misused } from './stop'

/** The files of a folder as a git ref has them: path under the folder to text, line ends LF. */
export function readRef(ref: string, folder: string): Map<string, string> {
  const commit = git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`])
  if (commit === undefined) throw misused(`${ref} is neither a folder nor a git ref.`)
  const tree = `${commit.toString().trim()}:./${folder.replace(/^\.\/|\/+$/g, '')}`
  const listed = git(['ls-tree', '-r', '-z', '--name-only', tree])
  if (listed === undefined) throw misused(`There is no folder ${folder} in ${ref}.`)
  const names = listed
    .toString()
    .split('\0')
    .filter((name) => name !== '')
  const objects = git(['cat-file', '--batch'], names.map((name) => `${tree}/${name}\n`).join(''))!
  const texts = textsIn(objects)
  return new Map(names.map((name, index) => [name, texts[index]!.replaceAll('\r\n', '\n')]))
}

/** Git writes `<id> blob <size>`, a line break, so many bytes, and another line break for each object. */
function textsIn(objects: Buffer): string[] {
  const texts: string[] = []
  for (let at = 0; at < objects.length;) {
    const start = objects.indexOf('\n', at) + 1
    const size = Number(objects.toString('utf8', at, start).trim().split(' ').at(-1))
    texts.push(objects.toString('utf8', start, start + size))
    at = start + size + 1
  }
  return texts
}

/** What git answers; undefined when it refuses. */
function git(args: readonly string[], input = ''): Buffer | undefined {
  const { status, stdout } = spawnSync('git', args, { input, maxBuffer: 2 ** 28 })
  return status === 0 ? stdout : undefined
}
