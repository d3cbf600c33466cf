-- 20261122T1916_runs_lines: what a run says is kept as keys of texts with what fills them, so that everybody reads it in
-- their own language. A run can be asked for again, so it says who changed it when.
alter table runs
  drop column log,
  add column log jsonb not null default '[]' check (jsonb_typeof(log) = 'array'),
  add column rev integer not null default 1 check (rev > 0),
  add column updated_by text references users on delete set null,
  add column updated_at timestamptz;
