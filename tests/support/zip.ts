/** What stands in a zip whose entries are not compressed, by name, read by its directory at the end. */
export function entriesOf(zip: Buffer): Record<string, Buffer> {
  const end = zip.lastIndexOf('PK\u0005\u0006')
  const count = zip.readUInt16LE(end + 10)
  let at = zip.readUInt32LE(end + 16)
  const entries: Record<string, Buffer> = {}
  for (let index = 0; index < count; index += 1) {
    const [bytes, nameBytes, extraBytes, header] = [
      zip.readUInt32LE(at + 20),
      zip.readUInt16LE(at + 28),
      zip.readUInt16LE(at + 30),
      zip.readUInt32LE(at + 42),
    ]
    const name = zip.toString('utf8', at + 46, at + 46 + nameBytes)
    const from = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28)
    entries[name] = zip.subarray(from, from + bytes)
    at += 46 + nameBytes + extraBytes + zip.readUInt16LE(at + 32)
  }
  return entries
}
