import { attach, createStore, sample, type Effect, type Event, type Store } from 'effector'

/**
 * The answer to the question of the moment. One question is under way at a time; what was asked meanwhile is asked
 * next, and only the newest, so that typing never makes a queue.
 */
export function createAnswers<Question extends object, Answer, Failure>(
  $question: Store<Question | null>,
  answerFx: Effect<Question, Answer, Failure>,
  /** Time to ask again what went unanswered. */
  again: Event<unknown>,
) {
  const $asked = createStore<Question | null>(null, { serialize: 'ignore' })
  const $answered = createStore<{ question: Question; answer: Answer } | null>(null, {
    serialize: 'ignore',
  })
  // Saving answers with a new folder and then clears the draft: by then there may be nothing to ask.
  const askFx = attach({
    source: $question,
    async effect(question) {
      if (question !== null) await answerFx(question)
    },
  })
  sample({
    clock: [$question, answerFx.done, again],
    source: { question: $question, asked: $asked, isBusy: answerFx.pending },
    filter: ({ question, asked, isBusy }) => question !== null && question !== asked && !isBusy,
    fn: () => undefined,
    target: askFx,
  })
  // A failure holds up only its own question.
  sample({
    clock: answerFx.fail,
    source: $question,
    filter: (question, { params }) => question !== null && question !== params,
    fn: () => undefined,
    target: askFx,
  })
  $asked.on(answerFx, (_, question) => question).on(answerFx.fail, () => null)
  sample({
    clock: answerFx.done,
    fn: ({ params, result }) => ({ question: params, answer: result }),
    target: $answered,
  })
  return $answered
}
