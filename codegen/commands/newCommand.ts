import { join } from 'node:path'
import { withCommonWords } from '../resolve/screens/commonWords'
import { setAt } from '../edit/yaml/setAt'
import { writeWhole } from '../folder'
import { nearest } from '../problems/nearest'
import type { Manifest } from '../read/manifest'
import { readManifest } from '../read/readManifest'
import { prefixOf } from '../resolve/featureWords'
import { missingWords } from '../resolve/screens/missingWords'
import { screensOf } from '../resolve/screens/screenParts'
import * as options from './command'
import { migrationCommand } from './migrationCommand'
import { areaYaml, namesOf, type AskedArea } from './new/areaYaml'
import { wordOf } from './new/areaWords'
import { ask } from './new/ask'
import { fieldTypes, readFields } from './new/fieldsAsked'
import { editionOf, readManifestFolder, refused } from './readEdition'
import { say } from './say'
import { exit, misused, unknown } from './stop'
import { wordsYaml } from './wordsYaml'

const help = `npm run manifest -- new <area>

Writes a new area whose rows the manifest stores and whose screen it draws: its file with comments and words, its menu
entry and its migration. Asks six questions; an option answers one beforehand.

  --names <one>/<many>     what its things are called: lens/lenses
  --fields <list>          name, serial?, kind: prime|zoom, price?: number, keeper?: person
                           types: ${fieldTypes.join(', ')}, or choices; ? where a field may be empty
  --change <roles>         who adds and changes them: cm
  --look <roles>           who else sees them: cc,viewer
  --menu <section>         the section of the menu in which it stands: organization
  --german <one>/<many>    what they are called in German
  --manifest <folder>      another folder than manifest/`

export const newCommand: options.Command = {
  summary: 'a new area: its file, menu entry and migration, from six questions',
  help,
  run(args) {
    const { values, positionals } = options.parse(args, {
      ...options.folderOption,
      names: { type: 'string' },
      fields: { type: 'string' },
      change: { type: 'string' },
      look: { type: 'string' },
      menu: { type: 'string' },
      german: { type: 'string' },
    })
    const area = options.onlyOne(positionals, 'area')
    const files = readManifestFolder(values.manifest)
    const { manifest, problems } = readManifest(files)
    if (!manifest) throw refused({ problems, isWhole: false }, files, values.manifest)
    const asked = askFor(area, values, manifest)
    const written = filesOf(asked, files, manifest)
    // Compiling first keeps a manifest with a mistake from being written.
    editionOf(new Map([...files, ...written]), area)
    for (const [file, text] of written) writeWhole(join(values.manifest, file), text)
    say([...written.keys()].map((file) => `Wrote ${join(values.manifest, file)}`).join('\n'))
    migrationCommand.run([area, '--manifest', values.manifest])
    say(
      `npm run dev shows it at /${area}/list. For npm test, sign who may what: npm run manifest -- tables --rows.`,
    )
    return exit.ok
  },
}

type Given = Partial<Record<'names' | 'fields' | 'change' | 'look' | 'menu' | 'german', string>>

function askFor(area: string, given: Given, manifest: Manifest): AskedArea {
  if (!/^[a-z]+(-[a-z]+)*$/.test(area))
    throw misused(`An area is named in small letters and dashes, such as film-lights; not ${area}.`)
  if (manifest.features.some(({ name }) => name === area))
    throw misused(`There is an area ${area} already: manifest/features/${area}.yaml.`)
  const [one, many] = pair(ask('What is one of them called, and several? lens/lenses', given.names))
  const wrong = [one, many].find((name) => !/^[a-z][a-z0-9 -]*$/i.test(name))
  if (wrong !== undefined)
    throw misused(
      `A thing is called by letters, digits and spaces, such as film light; not ${wrong}.`,
    )
  const fields = readFields(
    ask(
      'Which fields do they have? name, serial?, kind: prime|zoom, price?: number',
      given.fields,
      'name',
    ),
  )
  const change = rolesIn(ask('Which roles add and change them?', given.change, 'cm'), manifest)
  const look = rolesIn(ask('Which other roles see them?', given.look, ''), manifest)
  const menu = ask('In which section of the menu do they stand? none', given.menu, 'none')
  const german = pair(
    ask('What are they called in German? Objektiv/Objektive', given.german, `${one}/${many}`),
  )
  const sections = manifest.navigation.trees.flatMap(({ sections: own }) => own.map(({ id }) => id))
  if (menu !== 'none' && !sections.includes(menu))
    throw unknown('section', menu, nearest(menu, sections))
  return {
    area,
    one,
    many,
    fields,
    change,
    look: look.filter((role) => !change.includes(role)),
    menu: menu === 'none' ? undefined : menu,
    german: { one: german[0], many: german[1] },
  }
}

function pair(answer: string): [string, string] {
  const [one = '', many = ''] = answer.split('/').map((each) => each.trim())
  if (!one || !many) throw misused(`Say both, with a slash between: lens/lenses; not ${answer}.`)
  return [one, many]
}

function rolesIn(answer: string, { roles }: Manifest): string[] {
  const named = answer.split(/[\s,]+/).filter((role) => role !== '')
  const known = Object.keys(roles.roles)
  const wrong = named.find((role) => !known.includes(role))
  if (wrong !== undefined) throw unknown('role', wrong, nearest(wrong, known))
  return named
}

function filesOf(asked: AskedArea, files: ReadonlyMap<string, string>, manifest: Manifest) {
  const { area, menu } = asked
  const file = `features/${area}.yaml`
  const written = new Map([[file, areaYaml(asked)]])
  if (menu !== undefined)
    written.set(
      'navigation.yaml',
      withEntry(files.get('navigation.yaml')!, menu, namesOf(asked).route, manifest),
    )
  const read = readManifest(new Map([...files, ...written])).manifest
  if (!read) return written
  const whole = withCommonWords(read)
  const screen = screensOf(whole).find(({ feature }) => feature.name === area)!
  const prefix = prefixOf(area)
  const words = Object.keys(manifest.app.languages.offered).flatMap((language) => {
    const keys = [`${prefix}title`, ...missingWords(screen, whole, language)]
    const lines = wordsYaml(keys, prefix, (key) => wordOf(language, key, asked))
    return [`  ${language}:`, ...lines.map((line) => `  ${line}`)]
  })
  written.set(file, [areaYaml(asked), 'text:', ...words, ''].join('\n'))
  return written
}

/** The menu with one more entry at the end of a section, wherever that has entries of its own. */
function withEntry(source: string, menu: string, route: string, { navigation }: Manifest): string {
  return navigation.trees.reduce(
    (text, { sections }, tree) =>
      sections.reduce((changed, section, at) => {
        if (section.id !== menu || section.sameAs !== undefined) return changed
        const path = ['trees', tree, 'sections', at, 'entries']
        return setAt(changed, path, [...section.entries, { route }])
      }, text),
    source,
  )
}
