import { CircleAlert, CircleCheck, CircleDashed, Send, Smartphone } from 'lucide-react'
import type { GuestView } from '../../../../generated/facts/features/guest'
import { Button } from '../../../ui/buttons/Button'
import { InlineNotice } from '../../../ui/notices/InlineNotice'
import { ProgressBar } from '../../../ui/progress/ProgressBar'
import { nextPrompt, toSend, type Answer } from '../answers'
import { FaultLine } from './FaultLine'
import { faultText } from './faultText'
import styles from './Guest.module.css'
import { lengthText } from './lengths'
import type { Linked } from './page'
import { Retake } from './Retake'
import { useGuest, useStore } from './useGuest'
import { Withdraw } from './Withdraw'

/** Every question with its answer, and one button that sends them. */
export function Overview({ view, linked }: { view: GuestView; linked: Linked }) {
  const { say, page, isSending, isOnline } = useGuest()
  const { takes } = useStore(linked.takes)
  const answers = page.answers()
  const sent = toSend(answers)
  const mayBeSent = sent.length > 0 && nextPrompt(answers) === undefined
  const isHere = sent.some(({ state }) => state !== 'arrived')
  const isSafe = takes.every(({ isKept, arrival }) => isKept || arrival === 'arrived')
  return (
    <div className={styles.stack}>
      {view.retake ? (
        <Retake view={view} retake={view.retake} />
      ) : (
        <div className={styles.lead}>
          <h1>{say('guest.send.title')}</h1>
          <p>{say('guest.send.text')}</p>
        </div>
      )}
      <ul className={styles.answers}>
        {answers.map((answer) => (
          <AnswerRow key={answer.promptId} answer={answer} />
        ))}
      </ul>
      {isHere && !isOnline && (
        <output>
          <InlineNotice tone="info" title={say('guest.send.offline')}>
            {say('guest.send.offlineText')}
          </InlineNotice>
        </output>
      )}
      {isHere && isOnline && !isSafe && (
        <InlineNotice tone="warn">{say('guest.send.notSafe')}</InlineNotice>
      )}
      <FaultLine />
      {sent.length > 0 && (
        <Button
          className={styles.big}
          variant="primary"
          size="lg"
          wide
          pending={isSending}
          disabled={!mayBeSent}
          icon={<Send size={18} aria-hidden />}
          onClick={() => void page.send()}
        >
          {say('guest.send.button', { count: sent.length })}
        </Button>
      )}
      {isSending && isOnline && isHere && (
        <output className={styles.quiet}>{say('guest.send.sendingAll')}</output>
      )}
      {view.guest?.mayWithdraw && <Withdraw />}
    </div>
  )
}

function AnswerRow({ answer }: { answer: Answer }) {
  const { say, page, isSending } = useGuest()
  const { promptId, text, state } = answer
  const isMissing = state === 'missing' || state === 'unusable'
  return (
    <li className={styles.answer}>
      <div className={styles.answerWords}>
        <strong>{text}</strong>
        <AnswerState answer={answer} />
      </div>
      <Button disabled={isSending} onClick={() => page.answer(promptId)}>
        {isMissing ? say('guest.send.record') : say('guest.send.change')}
      </Button>
    </li>
  )
}

function AnswerState({ answer }: { answer: Answer }) {
  const { say } = useGuest()
  const { state, percent, ms = 0, isRequired, code = 'refused' } = answer
  if (state === 'sending')
    return (
      <span className={styles.state}>
        <ProgressBar label={answer.text} value={percent} />
        {say('guest.send.sending', { percent })}
      </span>
    )
  if (state === 'arrived')
    return (
      <span className={styles.state} data-tone="ok">
        <CircleCheck size={16} aria-hidden />
        {ms > 0
          ? say('guest.thanks.length', { length: lengthText(ms) })
          : say('guest.send.arrived')}
      </span>
    )
  if (state === 'waiting')
    return (
      <span className={styles.state}>
        <Smartphone size={16} aria-hidden />
        {say('guest.send.waiting')}
      </span>
    )
  if (state === 'missing')
    return (
      <span className={styles.state}>
        <CircleDashed size={16} aria-hidden />
        {isRequired ? say('guest.send.missing') : say('guest.send.optional')}
      </span>
    )
  return (
    <span className={styles.state} data-tone="danger">
      <CircleAlert size={16} aria-hidden />
      {state === 'unusable'
        ? say('guest.send.unusable')
        : `${say('guest.send.refused')}. ${faultText({ code, params: {}, waitSeconds: 0 }, say)}`}
    </span>
  )
}
