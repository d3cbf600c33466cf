/** The tests that run on PostgreSQL and on the embedded database: those of a server that ask either. */
import { testFiles } from './testFiles'

/** What they are about, no database knows of: encoding films, hashing passwords, headers and connections. */
const elsewhere =
  /server\/(ffmpeg|processing)\/|media\/server\/handlers|signIn\.guesses|\.histories\.|server\/(app\.test|http\/(stop|securityHeaders))/

const asksDatabase = /support\/(world|freshApp|freshDatabase|mediaApp)'/

export const onBothEngines = (): string[] =>
  testFiles()
    .filter(({ path }) => /\/(server|demo)\//.test(path) && !elsewhere.test(path))
    .filter(({ text }) => asksDatabase.test(text))
    .map(({ path }) => path)
