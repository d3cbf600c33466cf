/**
 * Whether git leaves out an output, because nobody reviews it: setup, build and dev make these files,
 * and one that is missing is not stale. .gitignore names the same paths.
 */
export const isUntracked = (path: string) =>
  /^(assets|schemas)\/|^(openapi\.json|visibility-cases\.csv|facts\/tables\.ts)$/.test(path)
