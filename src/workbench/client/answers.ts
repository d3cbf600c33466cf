import { attach, createStore, sample, type Effect, type Event, type Store } from 'effector'

/**
 * The server's answer to the current question. Only one request runs at a time; after it, only the
 * newest of the waiting questions is sent, so that typing never builds up a queue.
 */
export function createAnswers<Question extends object, Answer, Failure>(
  $question: Store<Question | null>,
  answerFx: Effect<Question, Answer, Failure>,
  /** Triggers another try for a question that failed. */
  again: Event<unknown>,
) {
  const $asked = createStore<Question | null>(null, { serialize: 'ignore' })
  const $answered = createStore<{ question: Question; answer: Answer } | null>(null, {
    serialize: 'ignore',
  })
  // Saving changes the folder first and clears the draft after that; there may be nothing left to
  // ask.
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
  // A failure blocks only the question it belongs to.
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
