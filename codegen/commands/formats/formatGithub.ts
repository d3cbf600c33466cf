import { wholeMessage, type Format } from './format'

/** For GitHub: workflow commands, which become annotations at the lines of a pull request. */
export const formatGithub: Format = ({ problems, gaps = [] }) =>
  [
    ...problems.map((found) => {
      const { severity, code, file, line, column, width } = found
      const properties = {
        file,
        line,
        endLine: line,
        col: column,
        endColumn: column + width,
        title: code,
      }
      return command(severity, properties, wholeMessage(found))
    }),
    ...gaps.map(({ described }) => {
      const message = `Only the default catches ${described}.`
      return command('notice', { file: 'manifest/errors.yaml' }, message)
    }),
  ].join('\n')

function command(
  name: string,
  properties: Readonly<Record<string, string | number>>,
  message: string,
): string {
  const listed = Object.entries(properties).map(
    ([key, value]) =>
      `${key}=${escapeMessage(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C')}`,
  )
  return `::${name} ${listed.join(',')}::${escapeMessage(message)}`
}

/** A command is one line; what would end it or be read as an escape is escaped. */
const escapeMessage = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
