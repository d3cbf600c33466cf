-- 20261125T1940_approvals_due: whoever has to decide by a day is told of it once before and once after (programs.md 8).
alter table approval_approvers
  add column due_told text check (due_told in ('tomorrow', 'overdue'));
create index approval_requests_due on approval_requests (due_on) where state = 'pending' and due_on is not null;
