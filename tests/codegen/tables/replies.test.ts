import { join } from 'node:path'
import { expect, test } from 'vitest'
import { compileManifest } from '../../../codegen/compile'
import { repliesOf, ruleFor, type ReplyEntry } from '../../../codegen/tables/replies'
import { readFolder } from '../../../codegen/folder'
import { projectRoot } from '../../support/projectRoot'

const model = compileManifest(readFolder(join(projectRoot, 'manifest'))).model!

const oops = 'something wrong. Try clearing your browser cache by pressing Ctrl F5'

test.each<{ reply: ReplyEntry; rule: string }>([
  { reply: { answer: 'says Error', says: `Oops, there's ${oops}` }, rule: 'oops' },
  { reply: { answer: 'says Error', says: `Oops, there’s ${oops}` }, rule: 'oops' },
  { reply: { answer: 'says Error', says: 'This does not exist.' }, rule: 'envelopeError' },
])('“$reply.says” goes to $rule, as in the browser', ({ reply, rule }) => {
  const taken = repliesOf(reply, model).map((single) => ruleFor(single, model))
  expect([...new Set(taken)]).toEqual([rule])
})
