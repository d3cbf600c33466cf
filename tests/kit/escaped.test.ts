import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { escaped } from '../../src/kit/escaped'
import { sized } from '../support/sizes'

test('whatever is escaped opens no tag and ends no quotes, and can be read back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const written = escaped(text)
      expect(written).not.toMatch(/[<>"']/)
      const read = written
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"')
        .replaceAll('&#39;', "'")
        .replaceAll('&amp;', '&')
      expect(read).toBe(text)
    }),
    sized(2000),
  )
})
