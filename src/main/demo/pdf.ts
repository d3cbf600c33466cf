export interface Bar {
  /** Red, green and blue from 0 to 1. */
  readonly colour: string
  readonly box: readonly [x: number, y: number, width: number, height: number]
}

/** A PDF of one page in A5 with coloured bars. */
export function pdfOf(bars: readonly Bar[]): Buffer {
  const drawn = bars.map(({ colour, box }) => `${colour} rg ${box.join(' ')} re f`).join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 420 594] /Contents 4 0 R >>',
    `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
  ]
  let text = '%PDF-1.4\n'
  const entries = objects.map((object, index) => {
    const at = String(text.length).padStart(10, '0')
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${at} 00000 n \n`
  })
  const start = text.length
  text += `xref\n0 5\n0000000000 65535 f \n${entries.join('')}`
  return Buffer.from(`${text}trailer << /Size 5 /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`)
}
