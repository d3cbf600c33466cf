import { codes } from '../../problems/codes'
import type { PlacedProblem, PlacedSpot } from '../../problems/placeProblems'
import type { Format } from './format'

/** For code scanning: SARIF 2.1.0, with every code as a rule. */
export const formatSarif: Format = ({ problems }) => {
  const rules = Object.entries(codes).map(([id, { severity, title }]) => ({
    id,
    shortDescription: { text: title },
    help: { text: title },
    defaultConfiguration: { level: severity },
  }))
  const indexOf = new Map(rules.map(({ id }, index) => [id, index]))
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'manifest check', rules } },
        columnKind: 'utf16CodeUnits',
        results: problems.map((found) => resultOf(found, indexOf.get(found.code)!)),
      },
    ],
  }
  return JSON.stringify(log, null, 2)
}

function resultOf(found: PlacedProblem, ruleIndex: number) {
  const { code, severity, message, suggestion, related } = found
  const hint = suggestion === undefined ? '' : ` Did you mean ${suggestion}?`
  return {
    ruleId: code,
    ruleIndex,
    level: severity,
    message: { text: `${message}${hint}` },
    locations: [locationOf(found)],
    ...(related.length > 0 && {
      relatedLocations: related.map((spot, id) => ({
        id,
        message: { text: spot.message },
        ...locationOf(spot),
      })),
    }),
  }
}

const locationOf = ({ file, line, column, width }: PlacedSpot) => ({
  physicalLocation: {
    artifactLocation: { uri: file, uriBaseId: '%SRCROOT%' },
    region: { startLine: line, startColumn: column, endColumn: column + width },
  },
})
