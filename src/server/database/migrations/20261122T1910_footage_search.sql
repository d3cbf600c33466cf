-- 20261122T1910_footage_search: clips are found by words without accents and capitals, as all rows of lists, and keep
-- who changed them last.
drop index footage_clips_name;
alter table footage_clips
  drop column title_key,
  add column title_key text collate "C" not null generated always as (search_key(title)) stored,
  add column updated_by text references users (id) on delete set null;
create index footage_clips_name on footage_clips (customer_id, title_key, id) where deleted_at is null;
