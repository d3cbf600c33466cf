-- 0033_footage_trash: what has been in the trash for too long is found without reading every clip.
create index footage_clips_trash on footage_clips (deleted_at) where deleted_at is not null;
