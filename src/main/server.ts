/** `npm start`: reads the environment and starts the server. */
import { readConfig } from '../server/config'
import { startServer } from './startServer'
import { stopWith } from './terminal'

try {
  await startServer(readConfig(process.env))
} catch (error) {
  stopWith(error)
}
