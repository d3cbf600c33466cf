-- 0031_media_same_file: the open upload of a file that is chosen again is found by its edges (media.md F2 1).
-- Not unique: one whose clip lies in the trash does not keep the file from being uploaded anew.
create index media_uploads_same_file on media_uploads (customer_id, owner_user_id, edge_hash)
  where state = 'open';
