/** The address that a desktop editor opens at a line and column. */
export function editorLink(root: string, place: string): string {
  const path = `${root.replaceAll('\\', '/')}/${place}`
  return `vscode://file/${encodeURI(path.replace(/^\/+/, ''))}`
}
