-- 20261122T2016_mail_letters_created: staff look at letters by when they were written, the newest first.
create index letters_created on letters (created_at, id);
