-- 20261122T1306_footage_deleted_by: whoever has a clip open that goes to the trash is told who put it there.
alter table footage_clips add column deleted_by text references users (id) on delete set null;
