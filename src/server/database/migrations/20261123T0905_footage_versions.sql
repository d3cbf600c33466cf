-- A clip keeps every film that it was; `version_no` is the one it shows. A clip of one film has no rows here.
alter table footage_clips add column version_no integer not null default 1 check (version_no > 0);

create table footage_clip_versions (
  customer_id text not null,
  clip_id text not null,
  version_no integer not null check (version_no > 0),
  asset_id text not null,
  -- It takes the place of the one before as soon as it can be watched.
  is_coming boolean not null,
  made_by text references users (id) on delete set null,
  made_at timestamptz not null,
  primary key (clip_id, version_no),
  unique (customer_id, asset_id),
  foreign key (customer_id, clip_id) references footage_clips (customer_id, id) on delete cascade,
  foreign key (customer_id, asset_id) references media_assets (customer_id, id) on delete cascade
);
