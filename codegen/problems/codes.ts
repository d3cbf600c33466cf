/**
 * Every kind of mistake the compiler tells. The codes are stable: tests, editors and habits depend on them.
 * An error keeps the manifest from being written; a warning is told and written all the same.
 */
export const codes = {
  'YAML-SYNTAX': { severity: 'error', title: 'The file is not valid YAML.' },
  'YAML-TAB': { severity: 'error', title: 'A line is indented with a tab.' },
  'KEY-DOUBLED': { severity: 'error', title: 'A key stands twice in one map.' },
  'KEY-MISSING': { severity: 'error', title: 'A key that must be there is not.' },
  'KEY-UNKNOWN': { severity: 'error', title: 'A key is not part of the language.' },
  'VALUE-TYPE': { severity: 'error', title: 'A value is of the wrong type.' },
  'VALUE-INVALID': { severity: 'error', title: 'A value is not one that may stand here.' },
  'FILE-UNKNOWN': { severity: 'error', title: 'No manifest file has this name.' },
  'FILE-MISSING': { severity: 'error', title: 'A file the manifest needs is not there.' },
  'ID-DOUBLED': { severity: 'error', title: 'An id is given twice.' },
  'ID-RESERVED': { severity: 'error', title: 'A name cannot become a name in code.' },
  'ENTITY-LOOP': { severity: 'error', title: 'An entity contains itself.' },
  'PATH-DOUBLED': { severity: 'error', title: 'Two routes or calls have one path.' },
  'ROLE-UNKNOWN': { severity: 'error', title: 'No such role or group is declared.' },
  'FLAG-UNKNOWN': { severity: 'error', title: 'No such flag is declared.' },
  'FACT-UNKNOWN': {
    severity: 'error',
    title: 'No such fact, or no such value of it, is declared.',
  },
  'PREDICATE-UNKNOWN': { severity: 'error', title: 'No such predicate is declared.' },
  'PREDICATE-LOOP': { severity: 'error', title: 'A predicate leads back to itself.' },
  'ROUTE-UNKNOWN': { severity: 'error', title: 'No such route is declared.' },
  'CALL-UNKNOWN': { severity: 'error', title: 'No such call is declared.' },
  'TEXT-UNKNOWN': { severity: 'error', title: 'No such text is declared.' },
  'TEXT-MISSING': { severity: 'error', title: 'A language lacks a text.' },
  'TEXT-PARAMETERS': {
    severity: 'error',
    title: 'A text has other parameters than in the default language.',
  },
  'LINK-UNKNOWN': { severity: 'error', title: 'No such link is declared.' },
  'ENTITY-UNKNOWN': { severity: 'error', title: 'No such entity is declared.' },
  'PERSONA-UNKNOWN': { severity: 'error', title: 'No such persona is declared.' },
  'ENDING-UNKNOWN': { severity: 'error', title: 'No such ending of a session is declared.' },
  'SECTION-UNKNOWN': { severity: 'error', title: 'No such section is declared.' },
  'LANGUAGE-UNKNOWN': { severity: 'error', title: 'No such language is offered.' },
  'RULE-UNKNOWN': { severity: 'error', title: 'No such error rule is declared.' },
  'SUFFIX-NUMBER': { severity: 'error', title: 'A role suffix is not in quotes.' },
  'SUFFIX-DOUBLED': { severity: 'error', title: 'Two roles have one suffix.' },
  'BADGE-FIELD': {
    severity: 'error',
    title: 'A badge counts a field that its call does not answer.',
  },
  'ENTRY-WIDER': {
    severity: 'error',
    title: 'An entry shows to somebody who may not open its route.',
  },
  'ENTRY-TARGET': { severity: 'error', title: 'An entry leads to no or to several places.' },
  'ENTRY-PARAMETERS': {
    severity: 'error',
    title: 'An entry does not fill in the parameters of its route.',
  },
  'CALL-ACCESS': { severity: 'error', title: 'Somebody may open a screen but not make its calls.' },
  'ROUTE-PARAMETERS': { severity: 'error', title: 'A path has a parameter twice.' },
} satisfies Readonly<Record<string, CodeEntry>>

export type Severity = 'error' | 'warning'

interface CodeEntry {
  readonly severity: Severity
  /** One sentence, for lists of rules. */
  readonly title: string
}

export type ProblemCode = keyof typeof codes

export const severityOf = (code: ProblemCode): Severity => codes[code].severity
