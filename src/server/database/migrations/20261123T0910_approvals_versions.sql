-- 20261123T0910_approvals_versions: who approves programs, stage by stage, and which version of one is published
-- (programs.md 8). What was asked before named no version, so that nobody can say what it was about.
create table approval_policies (
  id          text primary key check (id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'),
  customer_id text not null references customers on delete cascade,
  name        text not null check (btrim(name) <> ''),
  name_key    text collate "C" not null generated always as (search_key(name)) stored,
  state       text not null default 'active' check (state in ('active', 'retired')),
  stages      jsonb not null,
  allow_self  boolean not null default false,
  cc_publish  boolean not null default false,
  created_by  text references users on delete set null,
  created_at  timestamptz not null,
  updated_by  text references users on delete set null,
  updated_at  timestamptz not null,
  rev         integer not null default 1 check (rev > 0),
  unique (customer_id, id),
  unique (customer_id, name_key)
);

alter table programs
  add column approval_policy_id   text,
  add column published_version_id text,
  add column published_at         timestamptz,
  add constraint programs_policy foreign key (customer_id, approval_policy_id)
    references approval_policies (customer_id, id) on delete set null (approval_policy_id),
  add constraint programs_published_version foreign key (customer_id, published_version_id)
    references program_versions (customer_id, id) on delete set null (published_version_id);
create index programs_policy_of on programs (approval_policy_id) where approval_policy_id is not null;
create index programs_published_version_of on programs (published_version_id) where published_version_id is not null;

delete from approval_requests;
alter table approval_requests
  add column version_id   text not null,
  add column content_hash text not null,
  add column policy_id    text,
  add column stages       jsonb not null,
  add column note         text check (length(note) <= 2000),
  add column due_on       date,
  add column ended_at     timestamptz,
  add column reminded_on  date,
  add column updated_by   text references users on delete set null,
  drop column due_at,
  add foreign key (customer_id, version_id) references program_versions (customer_id, id) on delete cascade,
  add foreign key (customer_id, policy_id) references approval_policies (customer_id, id)
    on delete set null (policy_id);
create index approval_requests_asked on approval_requests (customer_id, created_at, id);
create index approval_requests_program on approval_requests (customer_id, program_id, created_at);
create index approval_requests_version on approval_requests (version_id);
create index approval_requests_policy on approval_requests (policy_id) where policy_id is not null;

-- Whoever leaves the customer stays among those who were asked: nothing is approved by leaving.
alter table approval_approvers
  drop constraint approval_approvers_user_id_customer_id_fkey,
  add foreign key (user_id) references users on delete cascade;
create index approval_approvers_person on approval_approvers (user_id);
