export interface PlacedText extends TextFile {
  readonly file: string
  /** Whose words they are; undefined: the shell's and the session's, which everybody needs at once. */
  readonly feature: string | undefined
}

export interface TextFile {
  readonly language: string
  readonly text: Words
}

export interface Words {
  readonly [key: string]: string | Words
}
