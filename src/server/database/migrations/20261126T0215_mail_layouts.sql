-- How letters read: staff have layouts of their own, for one customer or for all; without one a letter reads as the product says.
-- doc_rev counts changes of what it says, rev those of the row.
create table email_layouts (
  id           text primary key check (id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'),
  key          text collate "C" not null,
  customer_id  text references customers on delete cascade,
  locale       text not null check (locale ~ '^[a-z]{2}$'),
  version_no   integer not null check (version_no > 0),
  state        text not null default 'draft' check (state in ('draft', 'active', 'retired')),
  doc          jsonb not null,
  doc_rev      integer not null default 1 check (doc_rev > 0),
  from_name    text check (length(from_name) <= 80),
  reply_to     text check (length(reply_to) <= 254),
  created_by   text references users on delete set null,
  created_at   timestamptz not null,
  updated_by   text references users on delete set null,
  updated_at   timestamptz not null,
  rev          integer not null default 1 check (rev > 0)
);
create unique index email_layouts_version on email_layouts (key, locale, coalesce(customer_id, ''), version_no);
create unique index email_layouts_draft on email_layouts (key, locale, coalesce(customer_id, '')) where state = 'draft';
create unique index email_layouts_active on email_layouts (key, locale, coalesce(customer_id, '')) where state = 'active';
create index email_layouts_customer on email_layouts (customer_id) where customer_id is not null;
create index email_layouts_updated on email_layouts (updated_at, id);
