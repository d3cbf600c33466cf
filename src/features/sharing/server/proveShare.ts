import type { Handler, PublicContext } from '../../../server/context'
import { failure, malformedRequest } from '../../../server/errors'
import { withinLimits } from '../../../session/server'
import { plainAddress } from '../share'
import { isOf } from './admit'
import { isFor, mayProve } from './askShareCode'
import { spendCode } from './codes'
import { findPage, type FoundPage } from './findPage'
import { joinVisit } from './joinVisit'
import { heldPass, passCookie } from './openShare'
import { passLifeMs, type Pass } from './passes'
import { tellOfGuesses } from './tellOfPage'
import { viewOf } from './viewOf'

type Given = Parameters<Handler<'proveShare'>>[0]

export const proveShare: Handler<'proveShare'> = async (given, context) => {
  const { db, now, services, cookies, caller } = context
  const isPassword = given.password !== undefined
  if (!isPassword && (given.email === undefined || given.code === undefined))
    throw malformedRequest('Neither `password` nor `email` and `code` is given.')
  const page = await findPage(db, { key: given.key }, now)
  // Guesses at addresses of pages that are not there are counted together.
  const attempt = services.sharing.limits.prove(page?.id ?? 'none', caller.ip, now)
  if (page && attempt.isTooMuch) await tellOfGuesses(page, context)
  const limited = { action: 'share.limited', ...(page && { target: page.id }) }
  const found = await withinLimits(attempt, limited, context, async () => {
    const isRight = isPassword
      ? await hasPassword(page, given.password ?? '', context)
      : await hasCode(page, given, context)
    if (!page || !isRight) throw failure('shareProofWrong')
    return page
  })
  const held = heldPass(given.pass, context)
  const before = held && isOf(held, found) ? held : undefined
  const pass: Pass = {
    pageId: found.id,
    grantNo: found.grantNo,
    visitId: before?.visitId ?? context.newId(),
    hasPassword: isPassword || before?.hasPassword === true,
    email: isPassword ? before?.email : plainAddress(given.email ?? ''),
    recipientId: before?.recipientId,
  }
  await joinVisit(found, pass, context)
  const expires = new Date(now.getTime() + passLifeMs)
  // Links in letters lead here from elsewhere.
  cookies.set(passCookie, services.sharing.passes.write(pass, now), { expires, sameSite: 'lax' })
  return viewOf(found, pass, context)
}

/** A page without a password takes as long to say no. */
async function hasPassword(
  page: FoundPage | undefined,
  password: string,
  { services, caller }: PublicContext,
): Promise<boolean> {
  const { passwords } = services.session
  const isRight = await passwords.verify(password, page?.passwordHash, caller)
  return isRight && page?.access === 'password'
}

async function hasCode(
  page: FoundPage | undefined,
  { email = '', code = '', pass }: Given,
  context: PublicContext,
): Promise<boolean> {
  const { db, now } = context
  const proof = { pageId: page?.id ?? '', address: plainAddress(email), code, now }
  const isRight = await spendCode(db, proof)
  if (!isRight || !page) return false
  return isFor(page, proof.address) && mayProve(page, heldPass(pass, context))
}
