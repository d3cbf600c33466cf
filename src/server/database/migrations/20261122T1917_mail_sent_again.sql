-- 20261122T1917_mail_sent_again: staff send letters again, so a letter says who did when.
alter table letters
  add column rev integer not null default 1 check (rev > 0),
  add column updated_by text references users on delete set null,
  add column updated_at timestamptz;
