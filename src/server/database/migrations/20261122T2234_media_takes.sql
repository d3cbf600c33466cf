-- 20261122T2234_media_takes: uploads that grow while they are recorded, trims, and what was measured of a film.
-- Until an upload that grows is complete, neither it nor its asset knows its size.
alter table media_assets alter column bytes drop not null;
alter table media_assets add check (bytes is not null or state = 'uploading');
alter table media_uploads alter column bytes drop not null;
-- The number its maker gave the take; a take nobody has saved goes with its upload's last day.
alter table media_uploads add column take_id text check (take_id ~ '^[0-9A-HJKMNP-TV-Z]{26}$');
alter table media_uploads add column saved_at timestamptz;
alter table media_uploads add unique (customer_id, owner_user_id, take_id);
alter table media_uploads add check (
  bytes is not null or (take_id is not null and state in ('open', 'aborted', 'expired'))
);
alter table media_assets add column source text not null default 'upload'
  check (source in ('upload', 'camera', 'screen', 'screenAndCamera', 'audio'));
-- A trim: what is made of the film begins lead_ms before cut_in_ms, at the keyframe.
alter table media_assets add column cut_in_ms integer check (cut_in_ms > 0);
alter table media_assets add column cut_out_ms integer check (cut_out_ms > coalesce(cut_in_ms, 0));
alter table media_assets add column lead_ms integer not null default 0 check (lead_ms >= 0);
-- What was measured; qa_flags is null until then. take_flags were noticed while it was recorded.
alter table media_assets add column lufs real;
alter table media_assets add column true_peak_db real;
alter table media_assets add column silence_ratio real check (silence_ratio between 0 and 1);
alter table media_assets add column black_ratio real check (black_ratio between 0 and 1);
alter table media_assets add column qa_flags jsonb;
alter table media_assets add column take_flags jsonb not null default '[]';

alter table footage_clips add column description text not null default ''
  check (length(description) <= 4000);
alter table footage_clips add column tags text[] not null default '{}';

-- What was ready before is measured as well.
insert into jobs (kind, subject_id, customer_id, lane, due_at)
  select 'media.process', id, customer_id, 'examine', now() from media_assets where state = 'ready'
  on conflict do nothing;
