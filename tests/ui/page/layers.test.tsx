// @vitest-environment jsdom
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { InDialog, InPanel, layerMark, layerOf, type Layer } from '../../../src/ui/page/layers'
import { useKeys } from '../../../src/ui/page/useKeys'
import { useShortcuts } from '../../../src/ui/page/useShortcuts'
import { draw, find, focus, press } from '../page'

let heard: string[] = []
beforeEach(() => {
  heard = []
})

function Keys({ by, isGreedy = false }: { by: string; isGreedy?: boolean }) {
  useKeys(() => (heard.push(by), isGreedy))
  return null
}

function Shortcuts({ by }: { by: string }) {
  useShortcuts({ 'alt+arrowdown': () => heard.push(by) })
  return null
}

const altDown = () => press('ArrowDown', { altKey: true })
const modal = <div data-modal />
const button = <button type="button">Here</button>

describe('a key press is meant for what is in front', () => {
  test.each<{ name: string; drawn: ReactNode; layer: Layer }>([
    { name: 'a screen', drawn: button, layer: 'screen' },
    { name: 'a panel', drawn: <div {...layerMark('panel')}>{button}</div>, layer: 'panel' },
    {
      name: 'a list beside its panel',
      drawn: (
        <>
          {button}
          <div {...layerMark('panel')}>
            <p>Row</p>
          </div>
        </>
      ),
      layer: 'screen',
    },
    {
      name: 'a list whose page is closed',
      drawn: (
        <>
          {button}
          <div {...layerMark('page')} />
        </>
      ),
      layer: 'screen',
    },
    {
      name: 'a list under its page',
      drawn: (
        <>
          {button}
          <div {...layerMark('page')}>
            <p>Row</p>
          </div>
        </>
      ),
      layer: 'page',
    },
    {
      name: 'a list that its panel covers',
      drawn: (
        <>
          {button}
          <div {...layerMark('panel')} style={{ position: 'absolute' }}>
            <p>Row</p>
          </div>
        </>
      ),
      layer: 'page',
    },
    { name: 'a menu', drawn: <div role="menu">{button}</div>, layer: 'dialog' },
    {
      name: 'a page under a dialog',
      drawn: (
        <>
          <div {...layerMark('page')}>{button}</div>
          {modal}
        </>
      ),
      layer: 'dialog',
    },
  ])('$name: $layer', ({ drawn, layer }) => {
    draw(drawn)
    expect(layerOf(find('button'))).toBe(layer)
  })
})

describe('Alt and an arrow', () => {
  test('belong to the content of a page before the page, whichever was drawn first', () => {
    draw(<Shortcuts by="page" />)
    draw(
      <>
        <Shortcuts by="page" />
        <Keys by="content" isGreedy />
      </>,
    )
    altDown()
    expect(heard).toEqual(['content'])
  })

  test('reach the page where the content has no use for them', () => {
    draw(
      <>
        <Keys by="content" />
        <Shortcuts by="page" />
      </>,
    )
    altDown()
    expect(heard).toEqual(['content', 'page'])
  })

  test('belong to an open dialog alone', () => {
    draw(
      <>
        <Keys by="content" />
        <Shortcuts by="page" />
        {modal}
        <InDialog value>
          <Shortcuts by="dialog" />
        </InDialog>
      </>,
    )
    altDown()
    expect(heard).toEqual(['dialog'])
  })
})

test.each([
  ['the list', ['list'], []],
  ['the panel', ['panel'], ['panel']],
  ['neither', [], ['panel']],
])('with the focus in %s a panel hears what is its own', (_, [focused], hears) => {
  draw(
    <>
      <button type="button">Elsewhere</button>
      <div {...layerMark('list')}>
        <button type="button">list</button>
      </div>
      <div {...layerMark('panel')}>
        <InPanel value>
          <Keys by="panel" />
          <button type="button">panel</button>
        </InPanel>
      </div>
    </>,
  )
  focus(find('button', focused ?? 'Elsewhere'))
  press('d')
  expect(heard).toEqual(hears)
})
