/**
 * A text as it is searched and sorted: without case, accents and doubled spaces, so that `asa`
 * finds Åsa. A column of such keys says `collate "C"`, so that every database sorts it alike.
 */
export function searchKey(...texts: ReadonlyArray<string | null | undefined>): string {
  return texts
    .map((text) => text ?? '')
    .join(' ')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\p{M}\0]/gu, '')
    .replaceAll(/[ßæœøłđðþı]/g, (letter) => plain[letter]!)
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Letters that no normal form takes apart. */
const plain: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/** The words of what was typed; each must be found, in any order. */
export const searchWords = (text: string): string[] => [
  ...new Set(
    searchKey(text)
      .split(' ')
      .filter((word) => word !== ''),
  ),
]
