// Words of this area, in which it speaks to a team chat.
import type { TextKey } from '../../../../../generated/facts/text'
import type { Services } from '../../../../server/services'
import { wordsOf } from '../../../../session/server'

/** In the language of a locale such as de-AT. */
export const sayInChat = (
  { screens, mail: { productName } }: Services,
  locale: string | null | undefined,
  names: Readonly<Record<string, string>>,
): Promise<(key: TextKey) => string> =>
  wordsOf(
    { productName, words: (language) => screens.words(language, 'channels') },
    locale ?? '',
    names,
  )
