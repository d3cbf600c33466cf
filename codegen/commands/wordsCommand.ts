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
import { wordsYaml } from './wordsYaml'

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
        : [
            [`# text/${language}/${name}.yaml`, 'text:', ...wordsYaml(keys, prefixOf(name))].join(
              '\n',
            ),
          ]
    })
    say(lacking.length === 0 ? `The screen ${id} has all its words.` : lacking.join('\n\n'))
    return lacking.length === 0 ? exit.ok : exit.manifest
  },
}
