/** The least that office programs open: a text of paragraphs, and a table. */
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const documents = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const kinds = 'application/vnd.openxmlformats-officedocument'

type Parts = Readonly<Record<string, string>>

interface Part {
  readonly name: string
  /** Behind `application/vnd.openxmlformats-officedocument`. */
  readonly type: string
}

const links = (type: string, target: string) =>
  `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${documents}/${type}" Target="${target}"/></Relationships>`

function typesOf(parts: readonly Part[]): string {
  const overrides = parts.map(
    ({ name, type }) => `<Override PartName="/${name}" ContentType="${kinds}.${type}+xml"/>`,
  )
  const rels = `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>`
  return `<Types xmlns="${packages}/content-types">${rels}${overrides.join('')}</Types>`
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

export function docxOf(paragraphs: readonly string[]): Parts {
  const name = 'word/document.xml'
  const body = paragraphs.map((text) => `<w:p><w:r><w:t>${escaped(text)}</w:t></w:r></w:p>`)
  const space = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
  return {
    '[Content_Types].xml': typesOf([{ name, type: 'wordprocessingml.document.main' }]),
    '_rels/.rels': links('officeDocument', name),
    [name]: `<w:document xmlns:w="${space}"><w:body>${body.join('')}</w:body></w:document>`,
  }
}

const cell = (text: string) => `<c t="inlineStr"><is><t>${escaped(text)}</t></is></c>`

export function xlsxOf(rows: readonly (readonly string[])[]): Parts {
  const [book, sheet] = ['xl/workbook.xml', 'xl/worksheets/sheet1.xml']
  const lines = rows.map((cells) => `<row>${cells.map(cell).join('')}</row>`)
  const space = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
  return {
    '[Content_Types].xml': typesOf([
      { name: book, type: 'spreadsheetml.sheet.main' },
      { name: sheet, type: 'spreadsheetml.worksheet' },
    ]),
    '_rels/.rels': links('officeDocument', book),
    'xl/_rels/workbook.xml.rels': links('worksheet', 'worksheets/sheet1.xml'),
    [book]: `<workbook ${space} xmlns:r="${documents}"><sheets><sheet name="Sheet 1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    [sheet]: `<worksheet ${space}><sheetData>${lines.join('')}</sheetData></worksheet>`,
  }
}

export async function writeOffice(path: string, parts: Parts): Promise<void> {
  const zip = new ZipFile()
  for (const [name, text] of Object.entries(parts)) zip.addBuffer(Buffer.from(head + text), name)
  zip.end()
  await pipeline(zip.outputStream, createWriteStream(path))
}
