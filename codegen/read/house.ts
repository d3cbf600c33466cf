/** What the compiler knows about the sources: enough to report missing screens and unused texts. */
export interface House {
  /**
   * Every identifier and every word in quotes that occurs under src/; a template's holes are written as stars:
   * `footage.*.done`.
   */
  readonly words: ReadonlySet<string>
  /** Paths of the files under src/, from the project's root. */
  readonly files: ReadonlySet<string>
  /** Icons that the shell can draw beside a menu entry. */
  readonly icons: ReadonlySet<string>
}
