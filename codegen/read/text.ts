export interface PlacedText extends TextFile {
  readonly file: string
  /** Whose words they are; undefined: the shell's and the session's, which everybody needs at once. */
  readonly feature: string | undefined
  /** Of `text`, the keys that the file has from the common words of screens, and which of them. */
  readonly common?: ReadonlyMap<string, string>
}

export interface TextFile {
  readonly language: string
  readonly text: Words
}

export interface Words {
  readonly [key: string]: string | Words
}
