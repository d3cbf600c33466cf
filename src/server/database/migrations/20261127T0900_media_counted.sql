-- What counts in a customer's storage besides the files it announced.
alter table media_assets
  add column made_bytes bigint not null default 0 check (made_bytes >= 0);
alter table media_uploads
  add column arrived_bytes bigint not null default 0 check (arrived_bytes >= 0);

