// @vitest-environment jsdom
import { act } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { Player, type PlayerProps } from '../../../src/ui/media/Player'
import { click, draw, find, focus, press, send } from '../page'

/** jsdom has no films: an element that plays what it is given, at once and silently. */
class Film {
  isPaused = true
  time = 0
}
const films = new WeakMap<HTMLMediaElement, Film>()
const filmOf = (video: HTMLMediaElement) => {
  const film = films.get(video) ?? new Film()
  films.set(video, film)
  return film
}
let playable: string[] = []
Object.defineProperties(HTMLMediaElement.prototype, {
  paused: {
    get(this: HTMLMediaElement) {
      return filmOf(this).isPaused
    },
  },
  duration: { get: () => 100 },
  readyState: { get: () => 4 },
  currentTime: {
    get(this: HTMLMediaElement) {
      return filmOf(this).time
    },
    set(this: HTMLMediaElement, time: number) {
      filmOf(this).time = time
      this.dispatchEvent(new Event('seeked'))
    },
  },
  play: {
    value(this: HTMLMediaElement) {
      filmOf(this).isPaused = false
      this.dispatchEvent(new Event('play'))
      return Promise.resolve()
    },
  },
  pause: {
    value(this: HTMLMediaElement) {
      filmOf(this).isPaused = true
      this.dispatchEvent(new Event('pause'))
    },
  },
  load: { value: () => undefined },
  canPlayType: { value: (type: string) => (playable.includes(type) ? 'maybe' : '') },
})

const labels: PlayerProps['labels'] = {
  play: 'Play',
  pause: 'Pause',
  replay: 'Play again',
  seek: 'Time',
  timeOf: (time, duration) => `${time} of ${duration}`,
  mute: 'Mute',
  unmute: 'Unmute',
  volume: 'Volume',
  captions: 'Captions',
  captionsOff: 'Off',
  speed: 'Speed',
  quality: 'Quality',
  autoQuality: 'Auto',
  playsNow: (quality) => `${quality} now`,
  bitRate: (rate) => `${rate} Mbit/s`,
  savesData: 'saves data',
  sound: 'Audio',
  usualSound: 'Original',
  speedKeys: (slower, faster) => `${slower} and ${faster}`,
  theatre: 'Theatre',
  exitTheatre: 'Exit theatre',
  next: 'Next',
  chapters: 'Chapters',
  noConnection: 'No connection',
  pictureInPicture: 'Picture in picture',
  settings: 'Settings',
  fullscreen: 'Full screen',
  exitFullscreen: 'Leave full screen',
  loading: 'Loading',
  error: 'This clip cannot be played.',
  retry: 'Try again',
}
const mp4 = { kind: 'mp4', url: 'http://media.test/a.mp4' } as const
const webm = { kind: 'webm', url: 'http://media.test/a.webm' } as const

const drawPlayer = (props: Partial<PlayerProps> = {}) =>
  draw(<Player label="Clip" sources={[mp4, webm]} labels={labels} {...props} />)
const video = () => find<HTMLVideoElement>('video')
const seek = (time: number) =>
  act(() => {
    video().currentTime = time
  })

beforeEach(() => {
  playable = ['video/mp4', 'video/webm']
})

test('nothing plays and nothing sounds before a press', () => {
  drawPlayer()
  expect(video().paused).toBe(true)
  expect(video().autoplay).toBe(false)
  expect(video().src).toBe(mp4.url)
})

test('the play sign starts the film and leaves the keys working', () => {
  drawPlayer()
  click(find('button', 'Play'))
  expect(video().paused).toBe(false)
  press('k')
  expect(video().paused).toBe(true)
})

test.each([
  { key: 'ArrowRight', from: 20, to: 25 },
  { key: 'ArrowLeft', from: 20, to: 15 },
  { key: 'ArrowLeft', from: 2, to: 0 },
  { key: 'l', from: 20, to: 30 },
  { key: 'l', from: 95, to: 100 },
  { key: 'j', from: 20, to: 10 },
  { key: '.', from: 20, to: 20.04 },
  { key: ',', from: 20, to: 19.96 },
])('$key moves from $from to $to seconds', ({ key, from, to }) => {
  drawPlayer({ framesPerSecond: 25 })
  focus(find('section'))
  seek(from)
  press(key)
  expect(video().currentTime).toBeCloseTo(to)
})

test('a digit moves to that tenth of what is shown of the film', () => {
  drawPlayer({ leadMs: 10_000, durationMs: 80_000 })
  focus(find('section'))
  press('5')
  expect(video().currentTime).toBe(50)
  press('0')
  expect(video().currentTime).toBe(10)
})

test('a step of one picture stops the film', () => {
  drawPlayer()
  click(find('button', 'Play'))
  press('.')
  expect(video().paused).toBe(true)
})

test('M mutes and sounds again, the arrows change the level', () => {
  drawPlayer()
  focus(find('section'))
  press('m')
  expect(video().muted).toBe(true)
  press('m')
  press('ArrowDown')
  expect([video().muted, video().volume]).toEqual([false, 0.9])
})

test('the line of the film is a slider that speaks its time', () => {
  drawPlayer()
  const slider = find<HTMLInputElement>('input[type=range]', 'Time')
  expect(slider.getAttribute('aria-valuetext')).toBe('00:00 of 01:40')
})

test('when a source fails the next one plays', () => {
  drawPlayer()
  send(video(), new Event('error'))
  expect(video().src).toBe(webm.url)
})

test('when the last source fails it says so, and tries again on a press', () => {
  drawPlayer()
  send(video(), new Event('error'))
  send(video(), new Event('error'))
  expect(find('[role=alert]').textContent).toContain('This clip cannot be played.')
  click(find('button', 'Try again'))
  expect(video().src).toBe(mp4.url)
})

test('a browser that cannot play any source says so at once', () => {
  playable = []
  drawPlayer()
  expect(find('[role=alert]').textContent).toContain('This clip cannot be played.')
})

test('a source that comes later does not interrupt what plays', () => {
  drawPlayer()
  seek(30)
  drawPlayer({ sources: [webm, mp4] })
  expect(video().src).toBe(mp4.url)
})

test('before the first press, and where the film waits, what is better takes over', () => {
  drawPlayer({ sources: [mp4] })
  drawPlayer({ sources: [webm, mp4] })
  expect(video().src).toBe(webm.url)
  click(find('button', 'Play'))
  seek(30)
  drawPlayer({ sources: [mp4, webm] })
  expect(video().src).toBe(webm.url)
  send(video(), new Event('waiting'))
  expect(video().src).toBe(mp4.url)
})

test.each([
  { how: 'fails', replace: () => send(video(), new Event('error')) },
  {
    how: 'is gone',
    replace: () => drawPlayer({ sources: [webm] }),
  },
])('when what plays $how, the next goes on where it was, as fast as chosen', ({ replace }) => {
  drawPlayer()
  send(video(), new Event('loadeddata'))
  click(find('button', 'Settings'))
  click(find('label', '1.5×').querySelector('input')!)
  click(find('button', 'Play'))
  seek(30)
  replace()
  expect(video().src).toBe(webm.url)
  // What a browser does with a new address.
  Object.assign(filmOf(video()), { isPaused: true, time: 0 })
  video().playbackRate = video().defaultPlaybackRate
  send(video(), new Event('loadeddata'))
  const { currentTime, paused, playbackRate } = video()
  expect({ currentTime, paused, playbackRate }).toEqual({
    currentTime: 30,
    paused: false,
    playbackRate: 1.5,
  })
})

test('what failed is not tried again until somebody asks', () => {
  drawPlayer()
  send(video(), new Event('error'))
  send(video(), new Event('waiting'))
  expect(video().src).toBe(webm.url)
})

test('without captions there is no captions button, with them it is off at first', () => {
  drawPlayer()
  expect(() => find('button', 'Captions')).toThrow('nothing on the page')
  drawPlayer({ captions: [{ lang: 'en', label: 'English', url: 'http://media.test/en.vtt' }] })
  expect(find('button', 'Captions').getAttribute('aria-pressed')).toBe('false')
  click(find('button', 'Captions'))
  expect(find('button', 'Captions').getAttribute('aria-pressed')).toBe('true')
})

test('another sound goes on where the usual one was; a film of one sound offers none', () => {
  drawPlayer()
  click(find('button', 'Settings'))
  expect(() => find('group', 'Audio')).toThrow('nothing on the page')
  const french = { ...webm, url: 'http://media.test/fr.webm', track: 2, lang: 'fr' }
  const spoken = {
    ...french,
    url: 'http://media.test/en.webm',
    track: 3,
    lang: 'en',
    label: 'Notes',
  }
  drawPlayer({ sources: [mp4, french, spoken] })
  send(video(), new Event('loadeddata'))
  seek(30)
  click(find('label', 'French').querySelector('input')!)
  expect(video().src).toBe(french.url)
  Object.assign(filmOf(video()), { time: 0 })
  send(video(), new Event('loadeddata'))
  expect(video().currentTime).toBe(30)
  click(find('label', 'English · Notes').querySelector('input')!)
  expect(video().src).toBe(spoken.url)
  click(find('label', 'Original').querySelector('input')!)
  expect(video().src).toBe(mp4.url)
})

test('speed is chosen in the settings, which Escape closes', () => {
  drawPlayer()
  click(find('button', 'Settings'))
  click(find('label', '1.5×').querySelector('input')!)
  expect(video().playbackRate).toBe(1.5)
  press('Escape')
  expect(find('button', 'Settings').getAttribute('aria-expanded')).toBe('false')
  expect(document.activeElement).toBe(find('button', 'Settings'))
})

const chapters = [
  { fromMs: 0, title: 'Hello' },
  { fromMs: 40_000, title: 'Cables' },
]

test('the chapter that plays stands beside the time, and another one is chosen from the list', () => {
  drawPlayer({ chapters, leadMs: 10_000, durationMs: 80_000 })
  seek(20)
  expect(find('button', 'Chapters').textContent).toContain('1. Hello')
  click(find('button', 'Chapters'))
  click(find('li button', 'Cables'))
  expect(video().currentTime).toBe(50)
  expect(find('button', 'Chapters').textContent).toContain('2. Cables')
  expect(() => find('li button', 'Cables')).toThrow('nothing on the page')
})

test('theatre and the next film are there where the page has them', () => {
  const asked: string[] = []
  drawPlayer()
  focus(find('section'))
  expect(press('t').defaultPrevented).toBe(false)
  expect(() => find('button', 'Next')).toThrow('nothing on the page')
  drawPlayer({ onTheatre: () => asked.push('theatre'), onNext: () => asked.push('next') })
  expect(press('t').defaultPrevented).toBe(true)
  press('n')
  click(find('button', 'Theatre'))
  click(find('button', 'Next'))
  expect(asked).toEqual(['theatre', 'next', 'theatre', 'next'])
})

test.each([
  { key: '>', rates: [1.25, 1.5, 2, 2] },
  { key: '<', rates: [0.75, 0.5, 0.5] },
])('$key changes the speed to $rates', ({ key, rates }) => {
  drawPlayer()
  focus(find('section'))
  for (const rate of rates) {
    press(key)
    expect(video().playbackRate).toBe(rate)
  }
})

const said = (id: string, atMs: number) => ({ id, atMs, label: `${id} at`, name: id, seed: id })

test('what was said at nearly one moment is one mark, which leads to the first', () => {
  const chosen: string[] = []
  drawPlayer({
    durationMs: 100_000,
    marks: [said('Vera', 21_000), said('Chloe', 70_000), said('Maya', 20_000)],
    onMark: (id) => chosen.push(id),
  })
  click(find('button', 'Maya at; Vera at'))
  click(find('button', 'Chloe at'))
  expect(chosen).toEqual(['Maya', 'Chloe'])
})

test('keys of the whole page work beside it, but in fields and for up and down', () => {
  drawPlayer({ hasPageKeys: true })
  press('k')
  expect(video().paused).toBe(false)
  expect(press('ArrowDown').defaultPrevented).toBe(false)
  press('C', { shiftKey: true })
  expect(video().volume).toBe(1)
})

test('where it is set to from beside is where it plays', () => {
  drawPlayer({ leadMs: 10_000, jump: { toMs: 5_000, plays: true } })
  expect([video().currentTime, video().paused]).toEqual([15, false])
})

test('what it does is told with its place in what is shown of the film', () => {
  const told: Array<[string, number]> = []
  drawPlayer({ leadMs: 10_000, onMoment: ({ kind, atMs }) => told.push([kind, atMs]) })
  click(find('button', 'Play'))
  seek(12)
  send(video(), new Event('timeupdate'))
  // Before that, what comes before the clip is skipped.
  expect(told.slice(-3)).toEqual([
    ['play', 0],
    ['time', 2000],
    ['time', 2000],
  ])
})

const master = `#EXTM3U
#EXT-X-STREAM-INF:BANDWIDTH=5000000,AVERAGE-BANDWIDTH=4200000,RESOLUTION=1920x1080
1080.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=700000,RESOLUTION=640x360
360.m3u8
`

test('of a playlist that the browser plays itself one quality can be chosen, and stays where it is', async () => {
  playable = ['application/vnd.apple.mpegurl']
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(master)))
  onTestFinished(() => void vi.unstubAllGlobals())
  const chosen: Array<number | undefined> = []
  const hls = [{ kind: 'hls', url: 'http://media.test/a/master.m3u8' }] as const
  const props = { sources: hls, onQuality: (side?: number) => chosen.push(side) }
  drawPlayer({ ...props, quality: undefined })
  await act(async () => {})
  seek(30)
  click(find('button', 'Settings'))
  expect(find('label', '1080p').textContent).toBe('1080p4.2 Mbit/s')
  click(find('label', '360p').querySelector('input')!)
  expect(chosen).toEqual([360])
  drawPlayer({ ...props, quality: 360 })
  expect(video().src).toBe('http://media.test/a/360.m3u8')
  expect(video().currentTime).toBe(30)
  drawPlayer({ ...props, quality: undefined })
  expect(video().src).toBe('http://media.test/a/master.m3u8')
})
