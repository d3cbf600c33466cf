// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { matrixOf } from '../../../../codegen/questions/matrix'
import { matrixHtml } from '../../../../codegen/questions/page/matrixHtml'
import { tenantRows } from '../../../../codegen/overlay/tenantRows'
import { acme, editionWith } from '../editions'

const tokens = readFileSync('src/ui/theme/tokens.css', 'utf8')
const edition = editionWith()
const matrix = matrixOf(edition.model)
const html = matrixHtml(matrix, [], edition, tokens)
const parse = (page: string) => new DOMParser().parseFromString(page, 'text/html')
const document = parse(html)

const rowsOf = (part: string) =>
  [...document.querySelectorAll(`#${part} tbody tr:not(:has(.group))`)].map((row) => ({
    name: row.querySelector('th b')!.textContent,
    cells: [...row.querySelectorAll('td')].map((cell) => cell.textContent),
    place: row.querySelector('th')!.title,
  }))

const heads = (part: string) =>
  [...document.querySelectorAll(`#${part} thead th`)].map((cell) => cell.firstChild!.textContent)

describe('the matrix as a page', () => {
  test('needs nothing from elsewhere and runs no script', () => {
    expect(document.querySelectorAll('script, link, img, iframe')).toHaveLength(0)
    expect(html).not.toMatch(/@import|url\(/)
  })

  test('has every row once, under its menu or its kind', () => {
    const rows = [...document.querySelectorAll('tbody tr:not(:has(.group))')]
    expect(rows).toHaveLength(matrix.rows.length)
    const links = [...document.querySelectorAll('nav a')].map((link) => link.getAttribute('href')!)
    expect(links).toEqual([
      '#menu-normal',
      '#menu-simplified',
      '#menu-support',
      '#controls',
      '#routes',
      '#calls',
    ])
    for (const link of links) expect(document.querySelector(link)).not.toBeNull()
  })

  test('knows entries by their words and says where they stand', () => {
    expect(rowsOf('menu-normal')).toContainEqual({
      name: 'Directory',
      cells: ['', '!hideOrganization', 'yes', 'yes'],
      place: 'manifest/navigation.yaml:24:13',
    })
  })

  test('has a column for who is signed out only where something is public', () => {
    expect(heads('menu-normal')).toEqual([
      'Menu normal',
      'Super-admin',
      'Viewer',
      'Administrator',
      'Manager',
    ])
    expect(heads('routes')).toEqual([
      'Routes',
      'Signed out',
      'Super-admin',
      'Viewer',
      'Administrator',
      'Manager',
    ])
  })

  test('every cell of a row stands under a head', () => {
    for (const table of document.querySelectorAll('table')) {
      const width = table.querySelectorAll('thead th').length
      for (const row of table.querySelectorAll('tbody tr:not(:has(.group))'))
        expect(row.children).toHaveLength(width)
    }
  })

  test('shows words as words, whatever signs are in them', () => {
    const odd = editionWith(['text/en.yaml', 'people: Directory', `people: '<b onclick="x">&amp;'`])
    const page = parse(matrixHtml(matrixOf(odd.model), [], odd, tokens))
    expect([...page.querySelectorAll('th b')].map((name) => name.textContent)).toContain(
      '<b onclick="x">&amp;',
    )
    expect(page.querySelector('[onclick]')).toBeNull()
  })

  test('has a table for each overlay that changes who may do something', () => {
    const overlaid = editionWith(acme)
    const forAll = matrixOf(overlaid.model)
    const page = parse(matrixHtml(forAll, tenantRows(overlaid.model, forAll), overlaid, tokens))
    const rows = [...page.querySelectorAll('#overlay-acme tbody tr')].map((row) =>
      [row.querySelector('b'), ...row.querySelectorAll('td')].map((cell) => cell!.textContent),
    )
    expect(rows).toEqual([
      ['route clips.edit', '', '', '', 'beta'],
      ['entry normal/organization/people.roles', '', '', '', ''],
    ])
  })
})
