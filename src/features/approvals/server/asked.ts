// Who is asked at which stage, and what each of them says.
import type { ApprovalStage } from '../../../../generated/facts/features/approvals'
import type { Db } from '../../../server/database/tables'
import type { AskedStage } from './tables'

/** In the order in which a stage names them. */
export const askedRows = (db: Db, requestIds: readonly string[]) =>
  db
    .selectFrom('approvalApprovers as asked')
    .innerJoin('users', 'users.id', 'asked.userId')
    .select([
      'asked.requestId',
      'asked.stageNo',
      'asked.userId',
      'asked.decision',
      'asked.note',
      'asked.decidedAt',
      'users.name',
      'users.pictureUrl',
    ])
    .where('asked.requestId', 'in', [...requestIds])
    .orderBy('asked.stageNo')
    .orderBy('users.nameKey')
    .orderBy('users.id')
    .execute()

type Asked = Awaited<ReturnType<typeof askedRows>>[number] & { readonly hasGone: boolean }

export const stagesOf = ({
  stages,
  asked,
}: {
  readonly stages: readonly AskedStage[]
  readonly asked: readonly Asked[]
}): ApprovalStage[] =>
  stages.map(({ rule, needed, dueOn }, at) => ({
    rule,
    needed,
    dueOn,
    approvers: asked.filter(({ stageNo }) => stageNo === at + 1).map(approverOf),
  }))

const approverOf = (asked: Asked): ApprovalStage['approvers'][number] => ({
  person: { id: asked.userId, name: asked.name, pictureUrl: asked.pictureUrl ?? undefined },
  decision: asked.decision ?? undefined,
  note: asked.note ?? undefined,
  decidedAt: asked.decidedAt?.toISOString(),
  hasGone: asked.hasGone,
})
