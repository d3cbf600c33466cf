-- Addresses of media are given to one person each; they are over as soon as fewer people see it.
alter table media_assets add column address_rev integer not null default 0;
