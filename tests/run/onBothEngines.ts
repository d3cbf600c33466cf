/** The tests that run on PostgreSQL and on the embedded database: those of a server that ask either. */
import { testFiles } from './testFiles'

/** What they are about, no database knows of. */
const elsewhere = [
  // Encoding films, drawing pictures, hearing speech, sending files.
  /server\/(ffmpeg|processing|pictures)\//,
  /server\/(render\/renders|makeCaptions|downloadClips)\.test/,
  /media\/server\/openMedia|media\/tellFaults/,
  // What other services answer.
  /server\/(oauth|youtube|zoom|chat)\/|thirdParty\/provider/,
  // Hashing passwords, limits, headers and connections.
  /signIn\.guesses|\.limits\.|server\/(app\.test|http\/(stop|securityHeaders|cspReports|ownOrigin))/,
  // Long histories of rules that other tests of theirs ask of both.
  /\.histories\./,
]

const asksDatabase = /support\/(world|freshApp|freshDatabase|mediaApp)'/

export const onBothEngines = (): string[] =>
  testFiles()
    .filter(({ path }) => /\/(server|demo)\//.test(path))
    .filter(({ path }) => elsewhere.every((subject) => !subject.test(path)))
    .filter(({ text }) => asksDatabase.test(text))
    .map(({ path }) => path)
