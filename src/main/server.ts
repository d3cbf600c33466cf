/** `npm start`: reads the environment and starts the server. */
import { readConfig } from '../server/config'
import { startServer } from './startServer'
import { stopWith } from './terminal'

// A closed or full log output must not end the process.
for (const output of [process.stdout, process.stderr]) output.on('error', () => {})

try {
  await startServer(readConfig(process.env))
} catch (error) {
  stopWith(error)
}
