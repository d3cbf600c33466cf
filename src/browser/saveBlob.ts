export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The download has begun by then; the page's memory is given back.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
