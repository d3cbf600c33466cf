-- One table of jobs for all areas: a row is work that is not done yet. A job exists if and only if the
-- transaction that asked for it was committed, and at most once for its subject.
create table jobs (
  kind          text not null,
  subject_id    text not null,
  customer_id   text references customers on delete cascade,
  lane          text not null,
  phase         text,
  progress      integer not null default 0 check (progress between 0 and 100),
  asks          integer not null default 1,
  failures      integer not null default 0 check (failures >= 0),
  interruptions integer not null default 0 check (interruptions >= 0),
  is_cancelled  boolean not null default false,
  due_at        timestamptz not null,
  held_by       text,
  lease_until   timestamptz,
  primary key (subject_id, kind),
  check ((held_by is null) = (lease_until is null))
);
create index jobs_due on jobs (lane, due_at);

insert into jobs (kind, subject_id, customer_id, lane, due_at)
select 'media.process', asset.id, asset.customer_id,
  case when asset.phase = 'ladder' then 'ladder' else 'prepare' end, now()
from media_assets asset left join media_uploads upload on upload.asset_id = asset.id
where asset.state in ('uploaded', 'probing', 'playable')
  or (asset.state = 'uploading' and upload.state = 'assembling');

drop index media_assets_unfinished;
alter table media_assets
  drop column phase, drop column progress, drop column attempts, drop column lease_until;
drop schema if exists pgboss cascade;
