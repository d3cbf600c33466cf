// What is said in the demo's footage: two clips, in two languages each.
import type { SaveCaptionsRequest } from '../../../generated/facts/features/footage'
import { spoken } from './spoken'
import type { DemoFile } from './videos'

export interface DemoCaptions {
  readonly file: DemoFile
  readonly lang: string
  /** Each a version, the latest last. */
  readonly versions: readonly SaveCaptionsRequest['cues'][]
}

const cue = (fromMs: number, toMs: number, text: string) => ({ fromMs, toMs, text })

export const demoCaptions: readonly DemoCaptions[] = [
  {
    file: 'welcome.mp4',
    lang: 'en',
    versions: [
      [
        cue(400, 3400, 'Welcom to Northwind.'),
        cue(3600, 7400, 'We are glad that you are with us.'),
      ],
      [
        cue(400, 3400, 'Welcome to Northwind.'),
        cue(3600, 7400, 'We are glad that you are with us.'),
        cue(7600, 11_600, 'Your badge opens the main door,\nthe harbour gate and the lifts.'),
      ],
    ],
  },
  {
    file: 'welcome.mp4',
    lang: 'de',
    versions: [
      [
        cue(400, 3400, 'Willkommen bei Northwind.'),
        cue(3600, 7400, 'Wir freuen uns, dass Sie bei uns sind.'),
        cue(7600, 11_600, 'Ihr Ausweis öffnet die Haupttür,\ndas Hafentor und die Aufzüge.'),
      ],
    ],
  },
  {
    file: 'interview-camera-a.mp4',
    lang: 'en',
    versions: [
      [
        cue(500, 4200, 'When we started,\nevery film took three weeks.'),
        cue(4600, 9000, 'Somebody wrote a brief,\nsomebody booked a camera.'),
        cue(9400, 14_400, 'Today our people record\nwhat they know, at their desk.'),
      ],
    ],
  },
  {
    file: 'interview-camera-a.mp4',
    lang: 'nb',
    versions: [
      [
        cue(500, 4200, 'Da vi begynte,\ntok hver film tre uker.'),
        cue(4600, 9000, 'Noen skrev en bestilling,\nnoen bestilte et kamera.'),
        cue(9400, 14_400, 'I dag tar folk opp\ndet de kan, ved pulten sin.'),
      ],
    ],
  },
  ...spoken.flatMap(({ file, languages, lines }) =>
    languages.map((lang, at) => ({
      file,
      lang,
      versions: [lines.map(([fromMs, toMs, ...words]) => cue(fromMs, toMs, words[at] ?? ''))],
    })),
  ),
]
