// A worker's clock goes on in a hidden page.
import { tickMs } from './sleepTick'

setInterval(() => postMessage(Date.now()), tickMs)
