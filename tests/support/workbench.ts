/** The workbench's own server, without a network, on a copy of the real manifest. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Effect } from 'effector'
import { compileManifest } from '../../codegen/compile'
import { readFolder } from '../../codegen/folder'
import { createLiveManifest } from '../../codegen/live/createLiveManifest'
import { createEdition } from '../../codegen/questions/edition'
import { readTableFolder } from '../../codegen/tables/readTableFolder'
import { signaturesOf } from '../../codegen/tables/signaturesOf'
import { tablesOf } from '../../codegen/workbench/tablesOf'
import { createWorkbench } from '../../codegen/workbench/createWorkbench'
import type { Answer, State, Tables, WorkbenchApi } from '../../codegen/workbench/protocol'
import {
  ApiFailure,
  explainFx,
  fetchStateFx,
  previewFx,
  saveFx,
  stepFx,
  whoFx,
} from '../../src/workbench/client/api'
import { projectRoot } from './projectRoot'

export interface OpenWorkbench {
  api: WorkbenchApi
  read(file: string): string
  write(file: string, text: string): void
  startAnew(): void
  close(): Promise<void>
}

/** One folder for a file of tests; `startAnew` gives each test the manifest as it was, and a history of its own. */
export async function openWorkbench(): Promise<OpenWorkbench> {
  const root = mkdtempSync(join(tmpdir(), 'studio-workbench-'))
  const manifest = join(root, 'manifest')
  cpSync(join(projectRoot, 'manifest'), manifest, { recursive: true })
  const live = await createLiveManifest({ root })
  const original = readFolder(manifest)
  const write = (file: string, text: string) => writeFileSync(join(manifest, file), text)
  const workbench: OpenWorkbench = {
    api: createWorkbench({ root, live }),
    read: (file) => readFileSync(join(manifest, file), 'utf8'),
    write,
    startAnew() {
      for (const [file, text] of readFolder(manifest))
        if (text !== original.get(file)) write(file, original.get(file)!)
      workbench.api = createWorkbench({ root, live })
    },
    async close() {
      await live.close()
      rmSync(root, { recursive: true, force: true })
    },
  }
  return workbench
}

/** The manifest of this project as the page shows it. */
export function tablesOfProject(): Tables {
  const files = readFolder(join(projectRoot, 'manifest'))
  const edition = createEdition(compileManifest(files).model!, files)
  return tablesOf(edition, signaturesOf(readTableFolder(projectRoot), edition.model))
}

// oxlint-disable-next-line typescript/no-explicit-any -- effects of every kind stand in one list
type Handler = [Effect<any, any, any>, (params: never) => unknown]

/** Answers the page's requests as the server would; fails while `isGone` returns true. */
export function answering(workbench: OpenWorkbench, isGone: () => boolean): Handler[] {
  const present =
    <Params, Result>(answer: (params: Params) => Promise<Result>) =>
    (params: Params): Promise<Result> => {
      if (isGone()) throw new ApiFailure('gone', '')
      return answer(params)
    }
  return [
    [fetchStateFx, present<void, State>(async () => workbench.api.state())],
    [
      previewFx,
      present((asked: Parameters<WorkbenchApi['preview']>[0]) =>
        reported(workbench.api.preview(asked)),
      ),
    ],
    [
      explainFx,
      present((asked: Parameters<WorkbenchApi['explain']>[0]) =>
        reported(workbench.api.explain(asked)),
      ),
    ],
    [
      whoFx,
      present((asked: Parameters<WorkbenchApi['who']>[0]) => reported(workbench.api.who(asked))),
    ],
    [
      saveFx,
      present((asked: Parameters<WorkbenchApi['save']>[0]) => reported(workbench.api.save(asked))),
    ],
    [
      stepFx,
      present(({ step, revision }: { step: 'undo' | 'redo'; revision: string }) =>
        reported(workbench.api[step]({ revision })),
      ),
    ],
  ]
}

async function reported<Body>(answer: Answer<Body> | Promise<Answer<Body>>): Promise<Body> {
  const { status, body } = await answer
  if (status === 200) return body
  if (status === 409) throw new ApiFailure('stale', '')
  if (status === 422) throw new ApiFailure('broken', '', body.problems)
  throw new ApiFailure('refused', body.message)
}
