import { readFile } from 'node:fs/promises'
import type { ChildProcess } from 'node:child_process'

const lookEveryMs = 250

/**
 * Limits the memory actually used; a limit on address space would count what a decoder only
 * reserves. On systems without /proc only the time limit applies.
 */
export function watchMemory(child: ChildProcess, limitBytes: number, onExceeded: () => void) {
  const timer = setInterval(() => {
    void residentBytes(child.pid).then((bytes) => {
      if (bytes > limitBytes) onExceeded()
    })
  }, lookEveryMs)
  return { stop: () => clearInterval(timer) }
}

async function residentBytes(pid: number | undefined): Promise<number> {
  if (pid === undefined) return 0
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024
}
