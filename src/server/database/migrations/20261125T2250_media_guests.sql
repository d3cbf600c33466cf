-- 20261125T2250_media_guests: guests of crowd requests upload too (work.md 1). An upload is a member's or a guest's.

alter table media_uploads
  alter column owner_user_id drop not null,
  add column guest_submission_id text,
  add foreign key (customer_id, guest_submission_id) references crowd_submissions (customer_id, id) on delete cascade,
  add unique (customer_id, guest_submission_id, take_id),
  add constraint media_uploads_one_owner check ((owner_user_id is null) <> (guest_submission_id is null));
