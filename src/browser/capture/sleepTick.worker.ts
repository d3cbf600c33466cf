// A worker's clock goes on in a hidden page.
import { tickMs } from './sleepTick'

const scope = globalThis as unknown as { postMessage(now: number, transfer: Transferable[]): void }

setInterval(() => scope.postMessage(Date.now(), []), tickMs)
