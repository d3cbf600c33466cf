-- 20261123T0552_templates_create: stories with places for footage, of which programs are made (programs.md 7).
-- The story that is worked on stands with its template; each one that was published is kept as it was.
create table program_templates (
  id           text primary key check (id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'),
  customer_id  text not null references customers on delete cascade,
  title        text not null check (btrim(title) <> '' and length(title) <= 200),
  description  text check (length(description) <= 2000),
  is_bio       boolean not null default false,
  story        jsonb not null,
  story_rev    integer not null default 1 check (story_rev > 0),
  has_changes  boolean not null default true,
  slots        integer not null default 0 check (slots >= 0),
  least_ms     integer not null default 0 check (least_ms >= 0),
  most_ms      integer not null default 0 check (most_ms >= least_ms),
  version_no   integer not null default 0 check (version_no >= 0),
  retired_at   timestamptz,
  state        text not null generated always as
                 (case when retired_at is not null then 'retired' when version_no > 0 then 'published' else 'draft' end) stored,
  created_by   text not null,
  created_at   timestamptz not null,
  updated_by   text references users on delete set null,
  updated_at   timestamptz not null,
  rev          integer not null default 1 check (rev > 0),
  deleted_by   text references users on delete set null,
  deleted_at   timestamptz,
  title_key    text collate "C" not null generated always as (search_key(title)) stored,
  search_key   text not null generated always as (search_key(title || ' ' || coalesce(description, ''))) stored,
  unique (customer_id, id),
  foreign key (created_by, customer_id) references memberships on delete no action
);
create index program_templates_changed on program_templates (customer_id, updated_at, id) where deleted_at is null;
create index program_templates_title on program_templates (customer_id, title_key, id) where deleted_at is null;
create index program_templates_trash on program_templates (deleted_at) where deleted_at is not null;

create table template_versions (
  customer_id  text not null,
  template_id  text not null,
  version_no   integer not null check (version_no > 0),
  story        jsonb not null,
  slots        integer not null check (slots >= 0),
  least_ms     integer not null check (least_ms >= 0),
  most_ms      integer not null check (most_ms >= least_ms),
  note         text check (length(note) <= 500),
  published_by text references users on delete set null,
  published_at timestamptz not null,
  primary key (template_id, version_no),
  foreign key (customer_id, template_id) references program_templates (customer_id, id) on delete cascade
);
