import { useState, type DragEvent } from 'react'

/** Tracks files dragged over an area. Dragged text, links and cards are ignored. */
export function useFileDrop(onFiles: (files: readonly File[]) => void, isDisabled: boolean) {
  // A child is entered before its parent is left, so enters and leaves are counted; zero means
  // outside.
  const [depth, setDepth] = useState(0)
  const whenFiles =
    (react: (event: DragEvent<HTMLElement>) => void) => (event: DragEvent<HTMLElement>) => {
      if (isDisabled || !event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      react(event)
    }
  return {
    isOver: depth > 0,
    area: {
      onDragEnter: whenFiles(() => setDepth((inside) => inside + 1)),
      onDragLeave: whenFiles(() => setDepth((inside) => Math.max(0, inside - 1))),
      onDragOver: whenFiles((event) => {
        event.dataTransfer.dropEffect = 'copy'
      }),
      onDrop: whenFiles((event) => {
        setDepth(0)
        const files = filesOf(event.dataTransfer)
        if (files.length > 0) onFiles(files)
      }),
    },
  }
}

/** The dropped files. A folder appears as a file that cannot be read, and is left out. */
function filesOf(transfer: DataTransfer): File[] {
  const folders = [...transfer.items].filter(
    (item) => item.webkitGetAsEntry?.()?.isDirectory === true,
  )
  const folderNames = new Set(folders.map((item) => item.getAsFile()?.name))
  return [...transfer.files].filter((file) => !folderNames.has(file.name))
}
