-- 0032_media_removals: objects whose row is gone and which the sweep still has to take out of the store.
-- Written with the row's deletion, so that a crash between the two leaves nothing behind.
create table media_removals (
  prefix     text primary key check (prefix like '%/'),
  created_at timestamptz not null
);
