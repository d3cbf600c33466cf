import { allChanges } from '../overlay/allChanges'
import type { Draft } from './draft'
import type { FolderView } from './folderView'
import type { FileDiff, Preview } from './protocol'
import { tablesOf } from './tablesOf'
import { unifiedDiff } from './unifiedDiff'

/** What a draft would do: to people, to the files, and to the tables. */
export function previewOf(
  { edition: before, signatures }: FolderView,
  files: ReadonlyMap<string, string>,
  { edition, problems, files: edited }: Draft,
): Preview {
  return {
    problems,
    changes: before && edition ? allChanges(before, edition) : [],
    files: fileDiffs(files, edited),
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
