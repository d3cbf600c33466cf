-- 20261128T1713_approvals_open_comments: Comments that are open say what has to be changed; a no has its reason.
alter table approval_approvers
  drop constraint approval_approvers_check1,
  add constraint approval_approvers_note_check
    check (decision is distinct from 'reject' or btrim(coalesce(note, '')) <> '');
