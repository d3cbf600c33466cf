import type { Format } from './format'

/** For programs: what was found, as data. */
export const formatJson: Format = ({ problems, isWhole, gaps }) => {
  const errors = problems.filter(({ severity }) => severity === 'error').length
  return JSON.stringify(
    { errors, warnings: problems.length - errors, isWhole, problems, gaps },
    null,
    2,
  )
}
