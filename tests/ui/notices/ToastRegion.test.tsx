// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest'
import { Dialog } from '../../../src/ui/overlay/Dialog'
import type { ToastValue } from '../../../src/ui/notices/Toast'
import { ToastRegion } from '../../../src/ui/notices/ToastRegion'
import { click, draw, find, focus, press, send } from '../page'

const moved: ToastValue = { id: 'moved', tone: 'ok', text: '2 clips moved', actionLabel: 'Undo' }
const idle: ToastValue = {
  id: 'idle',
  tone: 'warn',
  text: '45 seconds remaining',
  announcement: '60 seconds remaining',
  actionLabel: 'Stay signed in',
  isPersistent: true,
}

let heard: string[] = []
beforeEach(() => {
  heard = []
})

function drawPage(toasts: ToastValue[], isDialogOpen = false) {
  draw(
    <>
      <button type="button">elsewhere</button>
      <ToastRegion
        label="Notifications"
        closeLabel="Close notification"
        closeAllLabel="Close all"
        moreLabel={(count) => `Show ${count} more`}
        toasts={toasts}
        onAction={(id) => heard.push(`action ${id}`)}
        onClose={(id) => heard.push(`close ${id}`)}
        onPause={() => heard.push('pause')}
        onResume={() => heard.push('resume')}
      />
      <Dialog isOpen={isDialogOpen} title="A question" closeLabel="Close" onClose={() => {}}>
        Shall it go?
      </Dialog>
    </>,
  )
}

const over = () => new MouseEvent('pointerover', { bubbles: true })

test('what comes in is said politely, in a region with a name', () => {
  drawPage([moved])
  expect(find('[role=status]').textContent).toContain('2 clips moved')
  expect(find('section', 'Notifications')).toBeTruthy()
})

test('the button of a toast acts, its cross closes it', () => {
  drawPage([moved])
  click(find('button', 'Undo'))
  click(find('button', 'Close notification'))
  expect(heard).toEqual(expect.arrayContaining(['action moved', 'close moved']))
})

const firstToast = () => document.querySelector('li')?.textContent

test('a toast that is pointed at keeps its place when another one comes', () => {
  const saved: ToastValue = { id: 'saved', tone: 'ok', text: 'Saved' }
  drawPage([moved])
  send(find('button', 'Undo'), over())
  drawPage([saved, moved])
  expect(firstToast()).toContain('2 clips moved')
  send(find('button', 'elsewhere'), over())
  expect(firstToast()).toContain('Saved')
})

test('a toast that goes with its cause alone has no close button', () => {
  drawPage([idle])
  expect(() => find('button', 'Close notification')).toThrow('nothing on the page')
})

const textsOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)
/** Those with buttons; of the others only the text is there, out of sight. */
const shown = () => textsOf('li:has(button) p')
const isUnfolded = () => find('button', 'Show').getAttribute('aria-expanded')

describe('several toasts', () => {
  const failed: ToastValue = { id: 'failed', tone: 'danger', text: 'Not saved' }
  test('the first one is shown, the others unfold on demand', () => {
    drawPage([idle, moved, failed])
    expect(shown()).toEqual(['45 seconds remaining'])
    expect(isUnfolded()).toBe('false')
    click(find('button', 'Show 2 more'))
    expect(shown()).toEqual(['45 seconds remaining', '2 clips moved', 'Not saved'])
    expect(isUnfolded()).toBe('true')
  })

  test('all are announced, folded or not', () => {
    drawPage([idle, moved, failed])
    expect(textsOf('[role=status] p')).toEqual([
      '45 seconds remaining',
      '2 clips moved',
      'Not saved',
    ])
  })

  test('one that is told again is announced again', () => {
    drawPage([{ ...moved, no: 1 }])
    const before = find('p', '2 clips moved')
    drawPage([{ ...moved, no: 2 }])
    expect(before.isConnected).toBe(false)
    expect(textsOf('[role=status] p')).toEqual(['2 clips moved'])
  })

  test.each<{ by: string; fold: () => void }>([
    { by: 'the same button', fold: () => click(find('button', 'Show')) },
    {
      by: 'Escape',
      fold: () => {
        focus(find('button', 'Show'))
        press('Escape')
      },
    },
    {
      by: 'a press elsewhere',
      fold: () => send(find('button', 'elsewhere'), new Event('pointerdown', { bubbles: true })),
    },
  ])('$by folds them', ({ fold }) => {
    drawPage([moved, failed])
    click(find('button', 'Show 1 more'))
    fold()
    expect(shown()).toEqual(['2 clips moved'])
  })

  test('all are closed at once, but one that goes with its cause alone', () => {
    drawPage([idle, moved, failed])
    click(find('button', 'Show'))
    click(find('button', 'Close all'))
    expect(heard.filter((each) => each.startsWith('close'))).toEqual([
      'close moved',
      'close failed',
    ])
  })

  test('they are folded again once one is left', () => {
    drawPage([moved, failed])
    click(find('button', 'Show'))
    drawPage([failed])
    drawPage([moved, failed])
    expect(shown()).toEqual(['2 clips moved'])
  })
})

test('a countdown is shown but not said; its announcement is', () => {
  drawPage([idle])
  expect(find('p', '45 seconds').getAttribute('aria-live')).toBe('off')
  expect(find('[role=status]').textContent).toContain('60 seconds remaining')
})

test('time stops while the pointer rests on a toast and runs on when it leaves', () => {
  drawPage([moved])
  send(find('p', '2 clips'), over())
  send(find('button', 'Undo'), over())
  expect(heard).toEqual(['pause'])
  send(find('button', 'elsewhere'), over())
  expect(heard).toEqual(['pause', 'resume'])
})

test('time stops while the focus is in a toast', () => {
  drawPage([moved])
  focus(find('button', 'Undo'))
  focus(find('button', 'Close notification'))
  expect(heard).toEqual(['pause'])
  focus(find('button', 'elsewhere'))
  expect(heard).toEqual(['pause', 'resume'])
})

test('pointer and focus must both have left', () => {
  drawPage([moved])
  send(find('p', '2 clips'), over())
  focus(find('button', 'Undo'))
  send(find('button', 'elsewhere'), over())
  expect(heard).toEqual(['pause'])
  focus(find('button', 'elsewhere'))
  expect(heard).toEqual(['pause', 'resume'])
})

test('time runs on when the toast under the pointer goes away', () => {
  drawPage([moved])
  send(find('p', '2 clips'), over())
  drawPage([])
  expect(heard).toEqual(['pause', 'resume'])
})

test('F6 goes to the first button of the region and back', () => {
  drawPage([idle, moved])
  focus(find('button', 'elsewhere'))
  press('F6')
  expect(document.activeElement?.textContent).toBe('Stay signed in')
  press('F6')
  expect(document.activeElement?.textContent).toBe('elsewhere')
})

test('F6 is left to the browser when there is no toast', () => {
  drawPage([])
  expect(press('F6').defaultPrevented).toBe(false)
})

test('when a closed toast takes the focus along, it goes to the next toast, then back', () => {
  drawPage([moved, idle])
  focus(find('button', 'elsewhere'))
  press('F6')
  click(find('button', 'Close notification'))
  drawPage([idle])
  expect(document.activeElement?.textContent).toBe('Stay signed in')
  click(find('button', 'Stay signed in'))
  drawPage([])
  expect(document.activeElement?.textContent).toBe('elsewhere')
})

describe.each([
  { browser: 'a browser that tells so', tells: true },
  { browser: 'a browser that says nothing', tells: false },
])('a toast that vanishes by itself in $browser', ({ tells }) => {
  const vanish = (next: Parameters<typeof drawPage>[0]) => {
    const focused = document.activeElement
    if (tells && focused) send(focused, new FocusEvent('focusout', { bubbles: true }))
    drawPage(next)
  }

  test('gives the focus back as well, also where another one comes', () => {
    drawPage([idle])
    focus(find('button', 'elsewhere'))
    press('F6')
    vanish([])
    expect(document.activeElement?.textContent).toBe('elsewhere')
    drawPage([idle])
    press('F6')
    vanish([moved])
    expect(document.activeElement?.textContent).toBe('Undo')
  })
})

test('an open dialog leaves it within reach: it can be pressed and heard', () => {
  drawPage([idle], true)
  const closed = '[inert], [aria-hidden=true]'
  expect(find('button', 'elsewhere').closest(closed)).not.toBeNull()
  expect(find('button', 'Stay signed in').closest(closed)).toBeNull()
})
