-- 20261123T0224_media_by_content: a file that is a clip already is found before it is sent again.
create index media_assets_content on media_assets (customer_id, sha256);
create index media_uploads_content on media_uploads (customer_id, edge_hash) where state = 'done';
