import { expect, test } from 'vitest'
import { cleanFileName, titleOfFile } from '../../../src/features/media/fileName'

test.each([
  { name: 'holiday.mp4', file: 'holiday.mp4', title: 'holiday' },
  { name: '../../etc/passwd', file: 'passwd', title: 'passwd' },
  { name: '..\\..\\windows\\clip.mov', file: 'clip.mov', title: 'clip' },
  { name: '..', file: 'untitled', title: 'untitled' },
  { name: '../', file: 'untitled', title: 'untitled' },
  { name: '', file: 'untitled', title: 'untitled' },
  { name: ' \t ', file: 'untitled', title: 'untitled' },
  { name: 'annual\u202Egpm.exe', file: 'annual gpm.exe', title: 'annual gpm' },
  { name: '\u2066safe\u2069\u200F.mp4', file: 'safe.mp4', title: 'safe' },
  { name: 'a\0b\r\nset-cookie: x.mp4', file: 'a b set-cookie: x.mp4', title: 'a b set-cookie: x' },
  { name: '.htaccess', file: 'htaccess', title: 'htaccess' },
  { name: 'con', file: 'con', title: 'con' },
  {
    name: 'Ferien in Zürich 🏔️.MP4',
    file: 'Ferien in Zürich 🏔️.MP4',
    title: 'Ferien in Zürich 🏔️',
  },
  { name: 'e\u0301te\u0301.mp4', file: 'été.mp4', title: 'été' },
  { name: 'v1.2 final cut', file: 'v1.2 final cut', title: 'v1.2 final cut' },
])('a file called $name is kept as $file and becomes $title', ({ name, file, title }) => {
  expect(cleanFileName(name)).toBe(file)
  expect(titleOfFile(name)).toBe(title)
})

test('a very long name keeps its ending', () => {
  const cleaned = cleanFileName(`${'🎬'.repeat(300)}.webm`)
  expect([...cleaned]).toHaveLength(200)
  expect(cleaned.endsWith('.webm')).toBe(true)
})
