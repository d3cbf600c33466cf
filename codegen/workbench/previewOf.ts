import { allChanges } from '../overlay/allChanges'
import { tableFolder } from '../tables/readTables'
import type { Draft } from './draft'
import type { FolderView } from './folderView'
import type { FileDiff, Preview } from './protocol'
import { tablesOf } from './tablesOf'
import { unifiedDiff } from './unifiedDiff'

/** What a draft would do: to people, to the files, and to the tables. */
export function previewOf(
  { edition: before, signed, signatures }: FolderView,
  files: ReadonlyMap<string, string>,
  { edition, problems, files: edited, tables, disagreements }: Draft,
): Preview {
  return {
    problems,
    changes: before && edition ? allChanges(before, edition) : [],
    files: [
      ...fileDiffs(files, edited),
      ...fileDiffs(
        new Map([...signed].map(([file, text]) => [`${tableFolder}/${file}`, text])),
        tables,
      ),
    ],
    disagreements,
    ...(edition ? { tables: tablesOf(edition, signatures) } : {}),
  }
}

function fileDiffs(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): FileDiff[] {
  return [...after].flatMap(([file, text]) => {
    const lines = unifiedDiff(before.get(file) ?? '', text)
    return lines.length === 0 ? [] : { file, lines }
  })
}
