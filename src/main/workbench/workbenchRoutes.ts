import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Connect } from 'vite'
import { askedShapes, reportWrongShape } from '../../../codegen/workbench/askedShapes'
import type { WorkbenchApi } from '../../../codegen/workbench/protocol'
import { BodyRefused, readBody } from './readBody'
import { refusalOf } from './refusalOf'

type Question = keyof typeof askedShapes

interface Reply {
  readonly status: number
  readonly body: unknown
}

/**
 * Refuses requests from other origins, answers /workbench/* as JSON, and leaves the rest to the
 * page.
 */
export function workbenchRoutes(api: WorkbenchApi): Connect.NextHandleFunction {
  return (request, response, next) => {
    const refusal = refusalOf(request)
    if (refusal !== undefined) return send(response, { status: 403, body: { message: refusal } })
    const [, question] = /^\/workbench\/(\w*)$/.exec(request.url?.split('?', 1)[0] ?? '') ?? []
    if (question === undefined) return next()
    answer(api, question, request).then(
      (reply) => send(response, reply),
      (fault) => send(response, replyTo(fault)),
    )
  }
}

async function answer(
  api: WorkbenchApi,
  question: string,
  request: IncomingMessage,
): Promise<Reply> {
  if (question === 'state')
    return request.method === 'GET' ? { status: 200, body: await api.state() } : wrongMethod('GET')
  if (!isQuestion(question)) return { status: 404, body: { message: `There is no ${question}.` } }
  if (request.method !== 'POST') return wrongMethod('POST')
  const body = await readBody(request)
  switch (question) {
    case 'preview':
      return api.preview(askedShapes.preview.parse(body))
    case 'explain':
      return api.explain(askedShapes.explain.parse(body))
    case 'who':
      return api.who(askedShapes.who.parse(body))
    case 'save':
      return api.save(askedShapes.save.parse(body))
    case 'undo':
      return api.undo(askedShapes.undo.parse(body))
    case 'redo':
      return api.redo(askedShapes.redo.parse(body))
  }
}

const isQuestion = (question: string): question is Question => Object.hasOwn(askedShapes, question)

const wrongMethod = (method: string): Reply => ({
  status: 405,
  body: { message: `This is asked with ${method}.` },
})

function replyTo(fault: unknown): Reply {
  if (fault instanceof BodyRefused)
    return { status: fault.status, body: { message: fault.message } }
  const wrongShape = reportWrongShape(fault)
  if (wrongShape !== undefined) return { status: 400, body: { message: wrongShape } }
  const message = fault instanceof Error ? fault.message : String(fault)
  return { status: 500, body: { message: `The workbench failed: ${message}` } }
}

function send(response: ServerResponse, { status, body }: Reply): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  response.end(JSON.stringify(body))
}
