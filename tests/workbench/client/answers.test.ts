import { allSettled, createEffect, createEvent, createStore, fork } from 'effector'
import { expect, test } from 'vitest'
import { createAnswers } from '../../../src/workbench/client/answers'

interface Question {
  readonly about: string
}

test.each([
  { answer: 'answered', first: async () => 'one' },
  { answer: 'refused', first: () => Promise.reject(new Error()) },
])('what is asked while the first question is $answer is asked next', async ({ first }) => {
  const asked = createEvent<Question>()
  const $question = createStore<Question | null>(null).on(asked, (_, question) => question)
  const answerFx = createEffect<Question, string>(({ about }) => (about === '1' ? first() : 'two'))
  const $answered = createAnswers($question, answerFx, createEvent())
  const scope = fork()
  const ask = (about: string) => allSettled(asked, { scope, params: { about } })
  await Promise.all([ask('1'), ask('2'), ask('3')])
  expect(scope.getState($answered)).toEqual({ question: { about: '3' }, answer: 'two' })
})
