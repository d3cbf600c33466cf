// What is looked for on a disk may be gone by then.

export async function unlessMissing<Found>(search: Promise<Found>): Promise<Found | undefined> {
  try {
    return await search
  } catch (fault) {
    if (isMissing(fault)) return undefined
    throw fault
  }
}

export function isMissing(fault: unknown): boolean {
  const code = fault instanceof Error && 'code' in fault ? fault.code : undefined
  return code === 'ENOENT' || code === 'ENOTDIR'
}
