-- 20261123T0830_programs_build: how a program is built (programs.md 3), whose turn it is to build it, and what was made of it.
alter table programs
  add column timeline            jsonb not null default '{"schema":1,"fps":30,"aspect":"16:9","blocks":[],"brand":{"titleFont":"inter","textFont":"inter","primary":"#2b5fd9","dark":"#0f1830","accent":"#5b8cff","onDark":"#ffffff"}}',
  add column timeline_rev        integer not null default 1 check (timeline_rev > 0),
  add column aspect              text not null generated always as (timeline->>'aspect') stored,
  add column duration_ms         integer not null default 0 check (duration_ms >= 0),
  add column poster_asset_id     text,
  add column template_id         text references program_templates on delete set null,
  add column template_version_no integer check (template_version_no > 0),
  add column version_no          integer not null default 0 check (version_no >= 0),
  add column has_changes         boolean not null default true,
  add column state_before        text,
  add column edit_user_id        text references users on delete set null,
  add column edit_tab            text,
  add column edit_until          timestamptz,
  add column asked_user_id       text references users on delete set null,
  add column asked_at            timestamptz,
  add column updated_by          text references users on delete set null,
  add column deleted_by          text references users on delete set null,
  add column title_key           text collate "C" not null generated always as (search_key(title)) stored,
  add constraint programs_poster foreign key (customer_id, poster_asset_id)
    references media_assets (customer_id, id) on delete set null (poster_asset_id);
create index programs_changed on programs (customer_id, updated_at, id) where deleted_at is null;
create index programs_title on programs (customer_id, title_key, id) where deleted_at is null;
create index programs_trash on programs (deleted_at) where deleted_at is not null;
create index programs_template on programs (template_id) where template_id is not null;
create index programs_poster_asset on programs (poster_asset_id) where poster_asset_id is not null;

-- Those who build a program together with its owner.
create table program_collaborators (
  customer_id text not null,
  program_id  text not null,
  user_id     text not null,
  primary key (program_id, user_id),
  foreign key (customer_id, program_id) references programs (customer_id, id) on delete cascade,
  foreign key (user_id, customer_id) references memberships on delete cascade
);
create index program_collaborators_user on program_collaborators (user_id, customer_id);

-- What a program shows as it is built now; an asset stays as long as a program shows it.
create table program_media (
  customer_id text not null,
  program_id  text not null,
  asset_id    text not null,
  type        text not null check (type in ('clip', 'file', 'bumper')),
  media_id    text not null,
  primary key (program_id, asset_id),
  foreign key (customer_id, program_id) references programs (customer_id, id) on delete cascade,
  foreign key (customer_id, asset_id) references media_assets (customer_id, id) on delete no action
);
create index program_media_asset on program_media (customer_id, asset_id);
create index program_media_shown on program_media (customer_id, media_id);

-- Films that were made of programs. Nothing of one changes, but that its film comes when it is there.
create table program_versions (
  id            text primary key check (id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'),
  customer_id   text not null,
  program_id    text not null,
  version_no    integer not null check (version_no > 0),
  kind          text not null default 'rendered' check (kind in ('rendered', 'uploaded')),
  timeline      jsonb check ((kind = 'rendered') = (timeline is not null)),
  content_hash  text not null,
  note          text check (length(note) <= 500),
  changes       jsonb not null default '[]',
  duration_ms   integer not null check (duration_ms >= 0),
  body_end_ms   integer not null check (body_end_ms between 0 and duration_ms),
  is_incomplete boolean not null default false,
  asset_id      text,
  made_by       text references users on delete set null,
  made_at       timestamptz not null,
  unique (program_id, version_no),
  unique (customer_id, id),
  foreign key (customer_id, program_id) references programs (customer_id, id) on delete cascade,
  foreign key (customer_id, asset_id) references media_assets (customer_id, id) on delete no action
);
create index program_versions_asset on program_versions (customer_id, asset_id);

create function refuse_change_of_version() returns trigger language plpgsql as $$
begin
  if old.asset_id is null and (to_jsonb(new) - 'asset_id') = (to_jsonb(old) - 'asset_id') then return new; end if;
  if new.made_by is null and (to_jsonb(new) - 'made_by') = (to_jsonb(old) - 'made_by') then return new; end if;
  raise exception 'A version of a program does not change.';
end $$;
create trigger program_versions_stay before update on program_versions
  for each row execute function refuse_change_of_version();
