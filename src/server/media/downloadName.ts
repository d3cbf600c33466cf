/**
 * A Content-Disposition header by RFC 6266: an ASCII name for old clients and the real one in
 * UTF-8. Neither can break out of the header or of the folder it is saved in.
 */
export function attachment(name: string): string {
  const plain = name.replace(/[^\w .()-]/g, '_')
  const encoded = encodeURIComponent(name).replace(/['()*]/g, percent)
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}

function percent(letter: string): string {
  return `%${letter.charCodeAt(0).toString(16).toUpperCase()}`
}
