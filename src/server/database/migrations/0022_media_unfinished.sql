-- 0022_media_unfinished: what a dead process left is found among the unfinished, with or without a lease.
drop index media_assets_leased;
create index media_assets_unfinished on media_assets (updated_at)
  where state in ('uploading', 'uploaded', 'probing', 'playable');
