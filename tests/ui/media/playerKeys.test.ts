// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { commandOf } from '../../../src/ui/media/playerKeys'

const plain = { ctrlKey: false, metaKey: false, altKey: false }

function element(html: string): Element {
  document.body.innerHTML = html
  return document.body.firstElementChild!
}

test.each([
  [' ', { do: 'togglePlay' }],
  ['k', { do: 'togglePlay' }],
  ['K', { do: 'togglePlay' }],
  ['j', { do: 'seekBy', seconds: -10 }],
  ['l', { do: 'seekBy', seconds: 10 }],
  ['ArrowLeft', { do: 'seekBy', seconds: -5 }],
  ['ArrowRight', { do: 'seekBy', seconds: 5 }],
  [',', { do: 'stepBy', frames: -1 }],
  ['.', { do: 'stepBy', frames: 1 }],
  ['m', { do: 'toggleMute' }],
  ['f', { do: 'toggleFullscreen' }],
  ['c', { do: 'toggleCaptions' }],
  ['t', { do: 'toggleTheatre' }],
  ['n', { do: 'goNext' }],
  ['<', { do: 'changeRate', by: -1 }],
  ['>', { do: 'changeRate', by: 1 }],
  ['0', { do: 'seekToTenth', tenth: 0 }],
  ['9', { do: 'seekToTenth', tenth: 9 }],
  ['x', undefined],
])('on the picture "%s" means %o', (key, command) => {
  expect(commandOf({ key, ...plain, target: element('<section></section>') })).toEqual(command)
})

test.each([
  { on: '<button>', key: ' ', isOurs: false },
  { on: '<button>', key: 'k', isOurs: true },
  { on: '<button>', key: 'ArrowLeft', isOurs: true },
  { on: '<input type="range">', key: 'ArrowLeft', isOurs: true },
  { on: '<input type="range" data-own-arrows>', key: 'ArrowLeft', isOurs: false },
  { on: '<input type="radio">', key: 'ArrowDown', isOurs: false },
  { on: '<input type="radio">', key: ' ', isOurs: false },
  { on: '<input type="text">', key: 'k', isOurs: false },
  { on: '<textarea>', key: 'm', isOurs: false },
])('on $on the key "$key" is the player’s: $isOurs', ({ on, key, isOurs }) => {
  expect(commandOf({ key, ...plain, target: element(on) }) !== undefined).toBe(isOurs)
})

test.each(['ctrlKey', 'metaKey', 'altKey'])('with %s a key is the browser’s', (modifier) => {
  expect(commandOf({ key: 'f', ...plain, [modifier]: true, target: null })).toBeUndefined()
})

test.each([
  { key: 'C', command: undefined },
  { key: '>', command: { do: 'changeRate', by: 1 } },
])('with Shift "$key" means $command', ({ key, command }) => {
  expect(commandOf({ key, ...plain, shiftKey: true, target: null })).toEqual(command)
})
