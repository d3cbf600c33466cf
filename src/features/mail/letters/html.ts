// What mail programs draw alike: tables, and looks that stand at each element.
import { escaped } from '../../../kit/escaped'

const ink = '#16191f'
const muted = '#5d636e'
/** White words can be read on it. */
const accent = '#2c5fdd'
const line = '#d6dae1'
const ground = '#eef0f3'
const fonts = "Inter,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

export const looks = {
  heading: `margin:0;font:600 22px/30px ${fonts};color:${ink}`,
  text: `margin:0;font:400 16px/24px ${fonts};color:${ink}`,
  footer: `margin:0;font:400 13px/19px ${fonts};color:${muted}`,
  list: `margin:0;padding:0 0 0 22px;font:400 16px/24px ${fonts};color:${ink}`,
  link: `color:${accent};text-decoration:underline`,
  divider: `margin:0;border:0;border-top:1px solid ${line}`,
} as const

export const row = (content: string) => `<tr><td style="padding:8px 32px">${content}</td></tr>\n`

export const link = (url: string, content: string, look: string) =>
  `<a href="${escaped(url)}" style="${look}">${content}</a>`

/** `width`: of the picture, which never stands out of the letter. */
export const picture = (url: string, label: string, width: number) =>
  `<img src="${escaped(url)}" alt="${escaped(label)}" width="${width}" style="display:block;width:100%;max-width:${width}px;height:auto;border:0;border-radius:8px">`

export const button = (url: string, label: string) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td bgcolor="${accent}" style="border-radius:6px">${link(
    url,
    escaped(label),
    `display:inline-block;padding:12px 20px;font:600 16px/20px ${fonts};color:#ffffff;text-decoration:none`,
  )}</td></tr></table>`

export interface Page {
  readonly language: string
  readonly title: string
  /** Above everything: a name. */
  readonly head: string
  readonly rows: string
}

export const page = ({ language, title, head, rows }: Page) => `<!doctype html>
<html lang="${escaped(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escaped(title)}</title>
</head>
<body style="margin:0;padding:0;background:${ground}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${ground}"><tr><td align="center" style="padding:24px 8px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" bgcolor="#ffffff" style="width:100%;max-width:600px;border-radius:12px">
<tr><td style="padding:28px 32px 8px">${head}</td></tr>
${rows}<tr><td style="padding:0 0 20px"></td></tr>
</table>
</td></tr></table>
</body>
</html>
`

export const nameAbove = (name: string) =>
  `<p style="margin:0;font:600 14px/20px ${fonts};color:${muted}">${escaped(name)}</p>`

export const card = (inner: string) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="border:1px solid ${line};border-radius:8px"><tr><td style="padding:16px">${inner}</td></tr></table>`
