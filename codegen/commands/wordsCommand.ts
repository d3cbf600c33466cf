import { nearest } from '../problems/nearest'
import { readManifest } from '../read/readManifest'
import { prefixOf } from '../resolve/featureWords'
import { withCommonWords } from '../resolve/screens/commonWords'
import { missingWords } from '../resolve/screens/missingWords'
import { screensOf } from '../resolve/screens/screenParts'
import * as options from './command'
import { readManifestFolder, refused } from './readEdition'
import { say } from './say'
import { exit, unknown } from './stop'

const help = `npm run manifest -- words <screen>

Prints the words that a screen of the manifest lacks and has no common words for, language by language, as they would stand in its files of words;
what stands there is a proposal made of the ids.

  --manifest <folder>  another folder than manifest/`

export const wordsCommand: options.Command = {
  summary: 'the words that a screen lacks, as YAML to add',
  help,
  run(args) {
    const { values, positionals } = options.parse(args, options.folderOption)
    const id = options.onlyOne(positionals, 'screen')
    const files = readManifestFolder(values.manifest)
    // Words may be missing for other laws to hold, so only what each file shows by itself is judged.
    const { manifest: written, problems } = readManifest(files)
    if (!written) throw refused({ problems, isWhole: false }, files, values.manifest)
    const manifest = withCommonWords(written)
    const screens = screensOf(manifest)
    const screen = screens.find((each) => each.id === id)
    if (!screen)
      throw unknown(
        'screen',
        id,
        nearest(
          id,
          screens.map((each) => each.id),
        ),
      )
    const { name } = screen.feature
    const lacking = Object.keys(manifest.app.languages.offered).flatMap((language) => {
      const keys = missingWords(screen, manifest, language)
      return keys.length === 0
        ? []
        : [[`# text/${language}/${name}.yaml`, 'text:', ...asYaml(keys, prefixOf(name))].join('\n')]
    })
    say(lacking.length === 0 ? `The screen ${id} has all its words.` : lacking.join('\n\n'))
    return lacking.length === 0 ? exit.ok : exit.manifest
  },
}

type Tree = Map<string, Tree | string>

/** The keys nested by their dots, without the feature's prefix twice. */
function asYaml(keys: readonly string[], prefix: string): string[] {
  const root: Tree = new Map()
  for (const key of keys) {
    const path = key.slice(prefix.length).split('.')
    const leaf = path.pop()!
    const at = path.reduce<Tree>((tree, step) => {
      const inner = tree.get(step)
      if (inner instanceof Map) return inner
      const made: Tree = new Map()
      tree.set(step, made)
      return made
    }, root)
    at.set(leaf, proposal(leaf))
  }
  return [`  ${prefix.slice(0, -1)}:`, ...lines(root, '    ')]
}

const lines = (tree: Tree, indent: string): string[] =>
  [...tree].flatMap(([key, value]) =>
    value instanceof Map
      ? [`${indent}${key}:`, ...lines(value, `${indent}  `)]
      : [`${indent}${key}: ${value}`],
  )

/** lastLoginAt becomes Last login at; a plural begins with its number. */
function proposal(key: string): string {
  const [, base = key, plural] = /^(.*?)(_one|_other)?$/.exec(key)!
  const words = base.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  if (plural) return `'{count} ${words}'`
  const sentence = `${words.charAt(0).toUpperCase()}${words.slice(1)}`
  return /^(true|false|null|\d.*)$/i.test(sentence) ? `'${sentence}'` : sentence
}
