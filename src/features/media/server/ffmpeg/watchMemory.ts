import { readFile } from 'node:fs/promises'
import type { ChildProcess } from 'node:child_process'

const lookEveryMs = 250

/**
 * A limit on what is really used: limits of the address space count memory a decoder only reserves.
 * Where the system does not tell (no /proc), the time limit alone protects.
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
