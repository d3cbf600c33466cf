import { combine, sample } from 'effector'
import { speak } from '../../browser/text/speak'
import { $isTextReady, $translate } from '../../browser/text/text.model'
import { $stoppedWork, stoppedWorkRead } from '../../browser/unfinished/stopped.model'
import { noticeShown } from '../notices/notices.model'
import { $open } from '../routing/screen.model'

/**
 * Another tab switched the customer or signed in, and this one was reloaded during unfinished work.
 */
const $isToTell = combine(
  { works: $stoppedWork, open: $open, isTextReady: $isTextReady },
  ({ works, open, isTextReady }) => works.length > 0 && isTextReady && Boolean(open?.Frame),
)

const reported = sample({
  clock: $isToTell,
  source: { works: $stoppedWork, translate: $translate, isToBeShown: $isToTell },
  filter: ({ isToBeShown }) => isToBeShown,
  fn: ({ works, translate }) =>
    [
      translate('shell.leaving.loadedAgain'),
      ...works.map(({ stopped, count }) => speak(translate, { key: stopped, params: { count } })),
    ].join(' '),
})

sample({
  clock: reported,
  fn: (words) => ({
    tone: 'warn' as const,
    text: { words },
    isPersistent: true,
  }),
  target: noticeShown,
})
sample({ clock: reported, fn: () => undefined, target: stoppedWorkRead })
