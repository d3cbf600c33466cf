/** `npm start`: reads the environment and starts the server. */
import { readConfig } from '../server/config'
import { startServer } from './startServer'
import { stopWith } from './terminal'

// A log that nobody reads any more, or that finds no room, must not end what it tells of.
for (const output of [process.stdout, process.stderr]) output.on('error', () => {})

try {
  await startServer(readConfig(process.env))
} catch (error) {
  stopWith(error)
}
