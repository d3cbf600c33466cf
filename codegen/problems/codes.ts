/**
 * Every kind of problem the compiler reports. The codes are stable, because tests and editors
 * depend on them. Errors prevent writing the output; warnings do not.
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
  'FEATURE-UNKNOWN': { severity: 'error', title: 'No such feature is declared.' },
  'TEXT-PLACE': { severity: 'error', title: 'A text stands in a file that is not for it.' },
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
  'APPROVAL-UNKNOWN': {
    severity: 'warning',
    title: 'An approval is for something that is not there.',
  },
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
  'ERR-MASKED': {
    severity: 'error',
    title: 'An error rule never runs; earlier ones take its replies.',
  },
  'ERR-OVERLAP': {
    severity: 'error',
    title: 'Two error rules do different things with some of the same replies.',
  },
  'ERR-OVERRIDES': { severity: 'warning', title: 'An error rule overrides another without need.' },
  'ERR-REDUNDANT': {
    severity: 'warning',
    title: 'Without this error rule the same would happen.',
  },
  'ERR-UNREACHABLE': {
    severity: 'error',
    title: 'A condition asks for what no reply is at once.',
  },
  'ERR-AFTER': { severity: 'error', title: 'An action comes after one that leaves the page.' },
  'ERR-DOUBLED': { severity: 'error', title: 'Something stands twice in a list of an error rule.' },
  'ERR-LOOP': { severity: 'error', title: 'A reaction leads back to the fault.' },
  'OVERLAY-UNKNOWN': { severity: 'error', title: 'An overlay names something that is not there.' },
  'OVERLAY-CUSTOMER-DOUBLED': {
    severity: 'error',
    title: 'A customer has two overlays.',
  },
  'OVERLAY-CONFLICT': {
    severity: 'error',
    title: 'Two changes of an overlay contradict each other.',
  },
  'OVERLAY-REPEATED': { severity: 'warning', title: 'A change of an overlay changes nothing.' },
  'OVERLAY-WIDER': {
    severity: 'error',
    title: 'An overlay opens something to more people without saying that it may.',
  },
  'OVERLAY-CONTRAST': {
    severity: 'error',
    title: 'A brand colour cannot be read on what it stands on.',
  },
  'OVERLAY-LOGO': {
    severity: 'error',
    title: 'An overlay names a logo that is not there or cannot be drawn.',
  },
  'SCHEMA-RANGE': { severity: 'error', title: 'The least value is more than the greatest.' },
  'SCHEMA-DOUBLED': { severity: 'error', title: 'A value stands twice in a list of a schema.' },
  'SCHEMA-TYPE': { severity: 'error', title: 'Part of a schema does not fit its type.' },
  'CONSTANT-ABSURD': { severity: 'error', title: 'A constant has a value that its unit cannot.' },
  'TEXT-PLURAL': {
    severity: 'error',
    title: 'A text has other plural forms than its language tells apart.',
  },
  'TEXT-EMPTY': { severity: 'error', title: 'A text is empty.' },
  'TEXT-BRACES': { severity: 'error', title: 'A text has a brace that holds no parameter.' },
  'LABEL-LONG': { severity: 'warning', title: 'A label is too long for its place in the rail.' },
  'ROUTE-UNLISTED': {
    severity: 'warning',
    title: 'No menu leads to a route, and it says not why.',
  },
  'ROUTE-LISTED': { severity: 'warning', title: 'A route said to be unlisted is shown.' },
  'SCREEN-UNKNOWN': { severity: 'error', title: 'No such screen is among the sources.' },
  'ICON-UNKNOWN': { severity: 'error', title: 'No such icon is among the sources.' },
  'UNUSED-ROLE': { severity: 'warning', title: 'Nothing names a role.' },
  'UNUSED-GROUP': { severity: 'warning', title: 'Nothing names a group of roles.' },
  'UNUSED-FLAG': { severity: 'warning', title: 'Nothing asks for a flag.' },
  'UNUSED-FACT': { severity: 'warning', title: 'Nothing asks for a fact, or says a value of it.' },
  'UNUSED-PREDICATE': { severity: 'warning', title: 'Nothing names a predicate.' },
  'UNUSED-CONSTANT': { severity: 'warning', title: 'Nothing reads a constant.' },
  'UNUSED-LINK': { severity: 'warning', title: 'Nothing leads to a link.' },
  'UNUSED-CALL': { severity: 'warning', title: 'Nothing makes a call.' },
  'UNUSED-ENTITY': { severity: 'warning', title: 'Nothing uses an entity.' },
  'UNUSED-FIELD': { severity: 'warning', title: 'Nothing reads a field of a reply.' },
  'UNUSED-TEXT': { severity: 'warning', title: 'Nothing shows a text.' },
  'UNUSED-ENDING': { severity: 'warning', title: 'No session ends so.' },
  'UNUSED-FAILURE': { severity: 'warning', title: 'The server never refuses so.' },
  'UNUSED-FALSE': { severity: 'warning', title: 'Something said to be unused is used.' },
  'TOO-MANY': {
    severity: 'error',
    title: 'There are more roles, flags or facts than can be held.',
  },
  'PRED-NEVER': { severity: 'error', title: 'Part of an access promises what can never be.' },
  'PRED-REDUNDANT': { severity: 'warning', title: 'Part of a predicate is said already.' },
  'PRED-VACUOUS': { severity: 'warning', title: 'An access narrows nothing.' },
  'NAV-EMPTY': { severity: 'error', title: 'Nobody ever sees a section.' },
  'NAV-NEVER': { severity: 'error', title: 'Nobody ever sees an entry.' },
  'NAV-ORPHAN': {
    severity: 'error',
    title: 'A section is promised to somebody who sees no entry.',
  },
  'NAV-SINGLE': { severity: 'error', title: 'A section that opens its only entry has several.' },
  'ENTRY-DOUBLED': { severity: 'error', title: 'A section leads to one place twice.' },
  'ENTRY-PLACEHOLDER': { severity: 'error', title: 'An entry asks for something unknown.' },
  'HEADING-DOUBLED': { severity: 'error', title: 'A route stands under two headings.' },
  'BADGE-SUM': { severity: 'error', title: 'A badge sums entries that have no numbers.' },
  'HEADER-PLACEHOLDER': { severity: 'error', title: 'A header asks for something unknown.' },
  'TREE-NONE': { severity: 'error', title: 'Somebody sees no menu.' },
  'TREE-TWO': { severity: 'error', title: 'Somebody would see two menus.' },
  'LOGOUT-NONE': { severity: 'error', title: 'Somebody cannot log out.' },
  'LANDING-ROLES': {
    severity: 'error',
    title: 'The order of landing does not name each role once.',
  },
  'PERSONA-CLOSED': {
    severity: 'error',
    title: 'Somebody may not open the landing page or profile of their persona.',
  },
  'PERSONA-ROUTE': { severity: 'error', title: 'A landing page or profile cannot be one.' },
  'PERSONA-EMPTY': { severity: 'error', title: 'No role has a persona.' },
  'ROLE-EXCLUSIVE': { severity: 'error', title: 'An exclusive role shares its persona.' },
  'REDIRECT-LOOP': { severity: 'error', title: 'A route leads back to itself.' },
  'REDIRECT-PARAMETERS': {
    severity: 'error',
    title: 'A route leads to one whose path is not known.',
  },
  'REDIRECT-CLOSED': { severity: 'error', title: 'A route leads somebody nowhere.' },
  'REDIRECT-SCREEN': { severity: 'error', title: 'A route that leads on has a screen of its own.' },
  'CALL-FACTS': { severity: 'error', title: 'A call asks for what the server does not know.' },
  'CALL-IDLE': { severity: 'error', title: 'A call says something that has no effect.' },
  'LIST-FIELD': {
    severity: 'error',
    title: 'A form of a call names a field that its rows lack, or that cannot be used so.',
  },
  'LIST-KEY': { severity: 'error', title: 'The key of a list is no text that each row has.' },
  'SCREEN-CALL': { severity: 'error', title: 'A call of another form has to stand here.' },
  'UNUSED-SCREEN': { severity: 'warning', title: 'No route draws a screen.' },
  'IMPORT-MATCH': { severity: 'error', title: 'Imported rows may lack what they are found by.' },
} satisfies Readonly<Record<string, CodeEntry>>

export type Severity = 'error' | 'warning'

interface CodeEntry {
  readonly severity: Severity
  /** One sentence, for lists of rules. */
  readonly title: string
}

export type ProblemCode = keyof typeof codes

export const severityOf = (code: ProblemCode): Severity => codes[code].severity
