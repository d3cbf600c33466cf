// The files of takes, as the page and the worker find them.

export const mediaName = 'media'
export const logName = 'log.jsonl'

export async function folderAt(
  path: readonly string[],
  options: { create: boolean },
): Promise<FileSystemDirectoryHandle> {
  let folder = await navigator.storage.getDirectory()
  for (const name of path) folder = await folder.getDirectoryHandle(name, options)
  return folder
}

/** Every line that is whole; the last one may be cut off. */
export function linesOf(text: string): object[] {
  return text.split('\n').flatMap((line) => {
    try {
      const value: unknown = JSON.parse(line)
      return typeof value === 'object' && value !== null ? [value] : []
    } catch {
      return []
    }
  })
}
