import { diskRoomOf } from '../../../../server/storage/diskRoom'

const lookEveryMs = 1000

/** Tells when what is written in a folder leaves only the room that is kept back for the database. */
export function watchRoom(folder: string | undefined, onFull: () => void) {
  if (folder === undefined) return { stop: () => undefined }
  const { isFull } = diskRoomOf(folder)
  const timer = setInterval(() => void isFull().then((isOver) => isOver && onFull()), lookEveryMs)
  return { stop: () => clearInterval(timer) }
}
