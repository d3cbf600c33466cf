/** A URL that opens a desktop editor at a line and column. */
export function editorLink(root: string, place: string): string {
  const path = `${root.replaceAll('\\', '/')}/${place}`
  return `vscode://file/${encodeURI(path.replace(/^\/+/, ''))}`
}
