/** What the compiler knows of the sources: enough to tell a screen that does not exist and a text that nothing shows. */
export interface House {
  /**
   * Every identifier and every word in quotes that occurs under src/; a template's holes are written as stars:
   * `footage.*.done`.
   */
  readonly words: ReadonlySet<string>
  /** Paths of the files under src/, from the project's root. */
  readonly files: ReadonlySet<string>
  /** Signs that the shell can draw beside a menu entry. */
  readonly icons: ReadonlySet<string>
}
