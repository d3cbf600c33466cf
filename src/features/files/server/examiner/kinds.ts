// What a file is, by its content.
import { open } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'
import { endingOf, type FileFault, type FileKind } from '../../file'
import { Refusal, type Given } from './examined'

export interface Known {
  readonly kind: FileKind
  readonly mime: string
  readonly format: string
  /** How it is looked at. */
  readonly as:
    | 'picture'
    | 'drawing'
    | 'heic'
    | 'pdf'
    | 'office'
    | 'text'
    | 'sound'
    | 'mp4'
    | 'font'
    | 'subtitle'
}

const accepted: Readonly<Record<string, Pick<Known, 'kind' | 'as'>>> = {
  ...each('jpg png webp gif avif tif', { kind: 'image', as: 'picture' }),
  ...each('heic', { kind: 'image', as: 'heic' }),
  ...each('pdf', { kind: 'document', as: 'pdf' }),
  ...each('docx xlsx pptx odt ods odp', { kind: 'document', as: 'office' }),
  ...each('m4a mp4', { kind: 'music', as: 'mp4' }),
  ...each('mp3 aac wav flac ogg oga opus aif', { kind: 'music', as: 'sound' }),
  ...each('woff2 woff ttf otf', { kind: 'font', as: 'font' }),
}

const refused: Readonly<Record<string, FileFault>> = {
  ...each('docm xlsm pptm dotm xltm potm', 'hasMacros' as const),
  ...each('cfb doc xls ppt', 'isOldOffice' as const),
  ...each('exe elf macho class wasm deb rpm msi apk jar swf dex crx lnk', 'isProgram' as const),
  ...each('zip rar 7z gz tar bz2 xz zst lz lz4 Z arj cab ar cpio', 'isArchive' as const),
}

function each<Value>(formats: string, value: Value): Record<string, Value> {
  return Object.fromEntries(formats.split(' ').map((format) => [format, value]))
}

/** Rejects with Refusal what is not kept here. */
export async function kindOf({ path, name }: Given): Promise<Known> {
  const head = await readHead(path)
  const told = await fileTypeFromFile(path).catch(() => undefined)
  if (!told || told.mime === 'application/xml' || told.mime === 'text/vtt') {
    return kindOfText(head, name)
  }
  const { ext: format, mime } = told
  const known = accepted[format]
  if (known?.as === 'mp4') return { ...known, format: 'm4a', mime: 'audio/mp4' }
  if (known) return { ...known, format, mime }
  if (mime.startsWith('video/')) throw new Refusal('isVideo')
  if (mime.startsWith('image/')) throw new Refusal('isOtherPicture')
  throw new Refusal(refused[format] ?? 'isOther', mime)
}

const headBytes = 64 * 1024

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

const texts: Readonly<Record<string, string>> = {
  txt: 'text/plain',
  text: 'text/plain',
  csv: 'text/csv',
  md: 'text/markdown',
}
const subtitles = { kind: 'subtitle', mime: 'text/vtt', as: 'subtitle' } as const

/** What file-type does not know is text, or nothing for here. */
function kindOfText(head: Buffer, name: string): Known {
  const text = textOf(head)
  if (text === undefined) throw new Refusal('isOther')
  if (startOfMarkup(text).startsWith('<svg')) {
    return { kind: 'logo', mime: 'image/svg+xml', format: 'svg', as: 'drawing' }
  }
  if (/^WEBVTT(\s|$)/.test(text)) return { ...subtitles, format: 'vtt' }
  if (/^\s*\d+\s*\r?\n\d+:\d\d:\d\d[,.]\d+ *-->/.test(text)) return { ...subtitles, format: 'srt' }
  if (/^\s*(<!doctype html|<html|<script|<\?php)/i.test(text)) throw new Refusal('isWebPage')
  if (/^(#!|@echo off)/i.test(text)) throw new Refusal('isProgram')
  const ending = endingOf(name)
  const mime = texts[ending]
  if (!mime) throw new Refusal('isOther', `text called .${ending}`)
  return { kind: 'document', mime, format: ending === 'text' ? 'txt' : ending, as: 'text' }
}

/** Undefined: no text. Old programs write neither UTF-8 nor a mark that says so. */
function textOf(head: Buffer): string | undefined {
  const isWide = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff)
  if (isWide) return new TextDecoder(head[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(head)
  if (head.includes(0)) return undefined
  const text = new TextDecoder('utf-8').decode(head)
  const strange = [...text].filter((letter) => /[\p{Cc}\uFFFD]/u.test(letter) && !/\s/.test(letter))
  return strange.length > text.length / 100 ? undefined : text
}

/** Where the first element begins: after the declaration, comments and a document type. */
function startOfMarkup(text: string): string {
  let rest = text.trimStart()
  for (;;) {
    const skipped = rest
      .replace(/^<\?[^>]*\?>\s*/, '')
      .replace(/^<!--[^]*?-->\s*/, '')
      .replace(/^<!DOCTYPE[^[>]*(\[[^\]]*\])?[^>]*>\s*/i, '')
    if (skipped === rest) return rest
    rest = skipped
  }
}
