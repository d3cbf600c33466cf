// What is said in the footage of the programs: in English and in German. Data only.
import type { DemoFile } from './videos'

/** From and to in ms, then the words, in each of its languages. */
type Line = readonly [fromMs: number, toMs: number, ...words: string[]]

interface Spoken {
  readonly file: DemoFile
  readonly languages: readonly string[]
  readonly lines: readonly Line[]
}

export const spoken: readonly Spoken[] = [
  {
    file: 'interview-camera-b.webm',
    languages: ['en', 'de'],
    lines: [
      [500, 4400, 'We film where the work is done.', 'Wir filmen, wo gearbeitet wird.'],
      [4800, 9200, 'If you are not sure,\nyou ask before you lift.', 'Wer nicht sicher ist,\nfragt vor dem Heben.'],
      [9600, 14400, 'Nobody is cross\nwhen a shot has to wait.', 'Niemand ist böse,\nwenn eine Aufnahme warten muss.'],
    ],
  },
  {
    file: 'interview-camera-a.mp4',
    languages: ['de'],
    lines: [
      [500, 4200, 'Am Anfang brauchte\njeder Film drei Wochen.'],
      [4600, 9000, 'Jemand schrieb ein Briefing,\njemand buchte eine Kamera.'],
      [9400, 14400, 'Heute nehmen unsere Leute\nam Schreibtisch auf, was sie wissen.'],
    ],
  },
  {
    file: 'set-briefing.mp4',
    languages: ['en', 'de'],
    lines: [
      [300, 3200, 'Before anybody touches a light,\nthe stand gets a sandbag.', 'Bevor jemand ein Licht anfasst,\nbekommt das Stativ einen Sandsack.'],
      [3400, 6400, 'What hangs above people\nhas two fixings.', 'Was über Menschen hängt,\nist zweimal gesichert.'],
      [6600, 9600, 'Cables run along the wall,\ntaped at every door.', 'Kabel laufen an der Wand,\nan jeder Tür verklebt.'],
    ],
  },
  {
    file: 'speaking-up.mp4',
    languages: ['en', 'de'],
    lines: [
      [400, 3800, 'You can tell us anything,\nwith your name or without.', 'Sie können uns alles sagen,\nmit Namen oder ohne.'],
      [4100, 7600, 'Two people read it,\nand nobody else.', 'Zwei Menschen lesen es,\nsonst niemand.'],
      [7900, 11600, 'Within a week you hear\nwhat we do about it.', 'In einer Woche hören Sie,\nwas wir tun.'],
    ],
  },
  {
    file: 'lund-bakery.mp4',
    languages: ['en', 'de'],
    lines: [
      [300, 3200, 'We bake at four and film at six.', 'Um vier backen wir, um sechs filmen wir.'],
      [3500, 6400, 'The telephone stands on the flour sack.', 'Das Telefon steht auf dem Mehlsack.'],
      [6700, 9600, 'By eight our customers\nhave seen the bread.', 'Um acht haben unsere Kunden\ndas Brot gesehen.'],
    ],
  },
  {
    file: 'dashboard-tour.mp4',
    languages: ['en', 'de'],
    lines: [
      [300, 3700, 'Every point is a day,\nevery day a film.', 'Jeder Punkt ist ein Tag,\njeder Tag ein Film.'],
      [4000, 7600, 'The line counts people,\nnot clicks.', 'Die Linie zählt Menschen,\nnicht Klicks.'],
      [7900, 11600, 'Where it bends,\nask what you said there.', 'Wo sie abknickt:\nWas wurde da gesagt?'],
    ],
  },
  {
    file: 'studio-hour.mp4',
    languages: ['en', 'de'],
    lines: [
      [300, 3200, 'Close your eyes and listen:\nis the room there?', 'Augen zu und hören:\nIst der Raum da?'],
      [3500, 6400, 'People forgive a picture.', 'Ein Bild wird verziehen.'],
      [6700, 9600, 'They do not forgive a sound.', 'Ein Ton nicht.'],
    ],
  },
  {
    file: 'quarter-stage.mp4',
    languages: ['en', 'de'],
    lines: [
      [300, 3700, 'One studio, one quarter,\none list of three things.', 'Ein Studio, ein Quartal,\neine Liste mit drei Punkten.'],
      [4000, 7600, 'We finish what we began.', 'Wir beenden, was wir begonnen haben.'],
      [7900, 11600, 'And we film less, but better.', 'Und wir filmen weniger, aber besser.'],
    ],
  },
  {
    file: 'rig-lesson.mp4',
    languages: ['en', 'de'],
    lines: [
      [300, 3200, 'Lock the plate first.', 'Zuerst die Platte verriegeln.'],
      [3500, 6400, 'Then the arm, then the monitor.', 'Dann den Arm, dann den Monitor.'],
      [6700, 9600, 'And last your coffee,\nfar away.', 'Und zuletzt der Kaffee,\nweit weg.'],
    ],
  },
  {
    file: 'moving-boxes.mp4',
    languages: ['en', 'de'],
    lines: [
      [300, 3700, 'Forty years of film\nmove in eleven days.', 'Vierzig Jahre Film\nziehen in elf Tagen um.'],
      [4000, 7600, 'Each box is seen twice,\nonce by a person.', 'Jede Kiste wird zweimal geprüft,\neinmal von einem Menschen.'],
      [7900, 11600, 'This one is from 1986.\nIt smells of it, too.', 'Diese ist von 1986.\nMan riecht es auch.'],
    ],
  },
  {
    file: 'colour-lesson.mp4',
    languages: ['en', 'de'],
    lines: [
      [300, 3200, 'Blue goes back,\nred comes forward.', 'Blau tritt zurück,\nRot kommt nach vorn.'],
      [3500, 6400, 'So put the blue on the wall.', 'Also gehört Blau an die Wand.'],
      [6700, 9600, 'And the red where\neverybody should look.', 'Und Rot dorthin,\nwo alle hinsehen sollen.'],
    ],
  },
  {
    file: 'review-table.mp4',
    languages: ['en', 'de'],
    lines: [
      [300, 3700, 'What went well this quarter?', 'Was lief gut in diesem Quartal?'],
      [4100, 7700, 'We shipped on time,\nfour times of four.', 'Wir waren pünktlich,\nviermal von vier.'],
      [8100, 11700, 'And what did not?', 'Und was nicht?'],
      [12100, 15700, 'We said yes too often.', 'Wir haben zu oft Ja gesagt.'],
    ],
  },
  {
    file: 'portland-hello.mp4',
    languages: ['en', 'de'],
    lines: [
      [300, 3200, 'Hello from Portland,\nnine hours behind you.', 'Hallo aus Portland,\nneun Stunden hinter euch.'],
      [3500, 6400, 'The kitchen is on the left,\nthe river on the right.', 'Links ist die Küche,\nrechts der Fluss.'],
      [6700, 9600, 'Come and see us.', 'Kommt uns besuchen.'],
    ],
  },
] // oxfmt-ignore
