-- 20261122T1307_media_sent: how much of an upload has left its sender, and when its last bytes moved (null: it was left).
alter table media_uploads add column sent_bytes bigint not null default 0 check (sent_bytes between 0 and bytes);
alter table media_uploads add column sent_at timestamptz;
