/** Files of the origin's own file system as a dedicated worker opens them; TypeScript has them for workers only. */
export interface SyncFile {
  getSize(): number
  read(into: Uint8Array, at: { at: number }): number
  write(bytes: Uint8Array, at: { at: number }): number
  truncate(bytes: number): void
  flush(): void
  close(): void
}

interface SyncFileHandle extends FileSystemFileHandle {
  createSyncAccessHandle?(): Promise<SyncFile>
}

const tries = 20
const pauseMs = 50

/** Undefined where the browser has none. A worker that was just ended may hold the file a little longer. */
export async function openSyncFile(handle: FileSystemFileHandle): Promise<SyncFile | undefined> {
  const { createSyncAccessHandle } = handle as SyncFileHandle
  for (let tried = 1; ; tried += 1) {
    try {
      return await createSyncAccessHandle?.call(handle)
    } catch (failure) {
      const isHeld =
        failure instanceof DOMException && failure.name === 'NoModificationAllowedError'
      if (!isHeld || tried === tries) throw failure
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
}
