-- 20261125T2310_deliverables_spec: who makes a deliverable, what it keeps to, and what was delivered (work.md 2 and 5).
alter table deliverables
  add column maker_user_id  text,
  add column preset         text not null default 'web'
    check (preset in ('web', 'social', 'broadcast', 'intranet', 'captions', 'still', 'raw')),
  add column max_seconds    integer check (max_seconds > 0),
  add column languages      text[] not null default '{}',
  add column notes          text not null default '' check (length(notes) <= 2000),
  add column version_id     text references program_versions on delete set null,
  add column file_id        text references files on delete set null,
  add column delivered_by   text references users on delete set null,
  add column delivered_at   timestamptz,
  add column accepted_words text check (length(accepted_words) <= 1000),
  add column changes_words  text check (length(changes_words) <= 1000),
  add column decided_at     timestamptz,
  add column state_before   text,
  add column updated_by     text references users on delete set null,
  add column title_key      text collate "C" not null generated always as (search_key(title)) stored,
  add check (version_id is null or file_id is null),
  add foreign key (maker_user_id, customer_id) references memberships on delete no action;
update deliverables set preset = kind where kind in ('captions', 'still', 'raw');
create index deliverables_due on deliverables (customer_id, due_on, id) where deleted_at is null;
create index deliverables_created on deliverables (customer_id, created_at, id) where deleted_at is null;
create index deliverables_maker on deliverables (customer_id, maker_user_id) where deleted_at is null;
