import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse } from 'yaml'
import { compileManifest } from '../../codegen/compile'
import { printProblems } from '../../codegen/problems/printProblem'
import type { House } from '../../codegen/read/house'
import { readFolder } from '../../codegen/folder'

const here = import.meta.dirname

/** A small whole manifest in which every kind of thing occurs. */
export const baseManifest = () => readFolder(join(here, 'base'))

/** Sources that use everything the base manifest declares, and nothing else. */
export const baseHouse: House = {
  words: new Set('idleWarningSeconds forbidden tablet wide newest clips.count'.split(' ')),
  files: new Set([
    'src/features/footage/client/EditScreen.tsx',
    'src/features/footage/client/FootageScreen.tsx',
    'src/features/session/client/LoginScreen.tsx',
    'src/features/super-admin/client/CustomersScreen.tsx',
  ]),
  icons: new Set('create footage logOut support terms'.split(' ')),
}

/** The same for the screens manifest: what its screens name besides. */
const screensHouse: House = {
  words: baseHouse.words,
  files: new Set([
    ...baseHouse.files,
    'src/features/audience/client/parts/InviteHint.tsx',
    'src/features/audience/client/parts/RoleChoice.tsx',
    'src/features/audience/client/parts/TasksCell.tsx',
    'src/features/organisation/client/parts/ProfilePreview.tsx',
    'src/features/organisation/client/parts/ZoneInput.tsx',
  ]),
  icons: baseHouse.icons,
}

/** One change to a manifest: a file replaced in part, in whole, or removed. */
interface Change {
  /** Which one; the base manifest by default. */
  readonly manifest?: 'screens'
  readonly file: string
  readonly find?: string
  readonly replace?: string
  readonly remove?: true
  /** The mistake shows only beside the sources. */
  readonly house?: true
}

export interface Case {
  readonly name: string
  readonly files: ReadonlyMap<string, string>
  readonly house: House | undefined
  readonly faultFile: string
  readonly fault: string | undefined
}

/** Each folder under cases/ is one mistake: change.yaml makes it, fault.txt is what must be told. */
export function readCases(): Case[] {
  return readdirSync(join(here, 'cases'))
    .sort()
    .map((name) => {
      const folder = join(here, 'cases', name)
      const {
        manifest,
        file,
        find,
        replace = '',
        remove,
        house,
      } = parse(readFileSync(join(folder, 'change.yaml'), 'utf8')) as Change
      const files = manifest === 'screens' ? screensManifest() : baseManifest()
      const before = files.get(file) ?? ''
      if (find !== undefined && !before.includes(find))
        throw new Error(`${name}: ${file} does not contain ${find}`)
      if (remove) files.delete(file)
      else files.set(file, find === undefined ? replace : before.replace(find, () => replace))
      const faultFile = join(folder, 'fault.txt')
      return {
        name,
        files,
        house: house && (manifest === 'screens' ? screensHouse : baseHouse),
        faultFile,
        fault: existsSync(faultFile) ? readFileSync(faultFile, 'utf8') : undefined,
      }
    })
}

export function tell(files: ReadonlyMap<string, string>, house?: House): string {
  const compilation = compileManifest(files, house)
  return compilation.problems.length === 0 ? '' : `${printProblems(compilation, files)}\n`
}

/** The base manifest with areas whose lists, forms and screens are YAML alone. */
export const screensManifest = () =>
  new Map([...baseManifest(), ...readFolder(join(here, 'screens/manifest'))])

/** What the screens manifest generated when that was last looked at. */
export function goldenOf(path: string, text: string): string {
  const golden = join(here, 'screens/golden', `${path}.txt`)
  // To accept what has changed: UPDATE_GOLDEN=1 npm test, then read the diff.
  if (process.env['UPDATE_GOLDEN']) {
    mkdirSync(dirname(golden), { recursive: true })
    writeFileSync(golden, text)
  }
  return readFileSync(golden, 'utf8')
}
