-- 20261123T0940_approvals_comments: what is said about versions of programs (programs.md 8). Who is removed leaves what they said.
create table review_comments (
  id          text primary key check (id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'),
  customer_id text not null,
  program_id  text not null,
  version_id  text not null,
  parent_id   text references review_comments on delete cascade,
  from_ms     integer check (from_ms >= 0),
  to_ms       integer check (to_ms >= from_ms),
  body        text not null check (btrim(body) <> '' and length(body) <= 2000),
  drawing     jsonb not null default '[]',
  mentions    text[] not null default '{}',
  author_id   text references users on delete set null,
  created_at  timestamptz not null,
  edited_at   timestamptz,
  resolved_by text references users on delete set null,
  resolved_at timestamptz,
  rev         integer not null default 1 check (rev > 0),
  foreign key (customer_id, program_id) references programs (customer_id, id) on delete cascade,
  foreign key (customer_id, version_id) references program_versions (customer_id, id) on delete cascade
);
create index review_comments_program on review_comments (customer_id, program_id, created_at);
create index review_comments_version on review_comments (version_id);
create index review_comments_parent on review_comments (parent_id) where parent_id is not null;
