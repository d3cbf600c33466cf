import { expect, test } from 'vitest'
import { createTranslate } from '../../src/browser/text/createTranslate'
import { speak } from '../../src/browser/text/speak'
import { explain } from '../../src/calls/envelope'
import { refusalText } from '../../src/calls/refusalText'
import de from '../../generated/assets/i18n/de.json'

const german = createTranslate('de', de)
const malformed = (code: string, limit?: number) => ({
  errorCode: 'malformedRequest',
  errorMessage: 'The request is not valid: title must NOT have more than 300 characters.',
  errorParams: { problem: 'title must NOT have more than 300 characters.' },
  errorFaults: [{ field: 'title', code, limit }],
})

test.each([
  {
    body: { errorCode: 'uploadTooLarge', errorMessage: 'This file is too large.' },
    says: 'Diese Datei ist zu groß.',
  },
  {
    body: { errorCode: 'passwordTooShort', errorParams: { least: '10' } },
    says: 'Nehmen Sie mindestens 10 Zeichen.',
  },
  {
    body: malformed('maxLength', 300),
    says: 'Die Anfrage ist ungültig: „title“: Höchstens 300 Zeichen.',
  },
  { body: malformed('minLength', 1), says: 'Die Anfrage ist ungültig: „title“: Das fehlt.' },
  { body: malformed('required'), says: 'Die Anfrage ist ungültig: „title“: Das fehlt.' },
  { body: malformed('oneOf'), says: 'Die Anfrage ist ungültig: „title“: Das passt hier nicht.' },
  { body: malformed('toString'), says: 'Die Anfrage ist ungültig: „title“: Das passt hier nicht.' },
  { body: { errorCode: 'ofTomorrow', errorMessage: 'Something new.' }, says: 'Something new.' },
  { body: { errorCode: 'toString', errorMessage: 'Something new.' }, says: 'Something new.' },
  { body: {}, says: 'Etwas Unerwartetes ist passiert. Versuchen Sie es erneut.' },
  {
    body: { errorCode: 'busy', errorParams: [1], errorFaults: [null, 'x', { field: 1 }] },
    says: 'Der Server ist ausgelastet. Versuchen Sie es gleich noch einmal.',
  },
])('to somebody who reads German $body says "$says"', ({ body, says }) => {
  expect(speak(german, refusalText(explain(body)))).toBe(says)
})
