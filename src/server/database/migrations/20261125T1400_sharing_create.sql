-- 20261125T1400_sharing_create: pages on which people without an account watch programs (reach.md 4). Of visitors no address of
-- their computer is kept, and their mail address only once it was proved.
create table share_layouts (
  id          text primary key check (id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'),
  customer_id text references customers on delete cascade,
  name        text not null check (btrim(name) <> '' and length(name) <= 80),
  name_key    text collate "C" not null generated always as (search_key(name)) stored,
  logo_url    text,
  accent      text check (accent ~ '^#[0-9a-f]{6}$'),
  footer      text check (length(footer) <= 200),
  imprint_url text,
  privacy_url text,
  cta_label   text check (length(cta_label) <= 40),
  cta_url     text,
  is_active   boolean not null default true,
  created_by  text references users on delete set null,
  created_at  timestamptz not null,
  updated_by  text references users on delete set null,
  updated_at  timestamptz not null,
  rev         integer not null default 1 check (rev > 0),
  check ((cta_label is null) = (cta_url is null))
);
create unique index share_layouts_name on share_layouts (coalesce(customer_id, ''), name_key);
create index share_layouts_customer on share_layouts (customer_id) where customer_id is not null;

-- token_hash: of the end of its address, which is never stored. link_no: of which of its links it is the hash. grant_no: what was
-- given before it grew opens nothing any more.
create table share_pages (
  id             text primary key check (id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'),
  customer_id    text not null references customers on delete cascade,
  title          text not null check (btrim(title) <> '' and length(title) <= 120),
  title_key      text collate "C" not null generated always as (search_key(title)) stored,
  message        text check (length(message) <= 500),
  token_hash     text not null unique,
  link_no        integer not null default 1 check (link_no > 0),
  grant_no       integer not null default 1 check (grant_no > 0),
  access         text not null check (access in ('link', 'password', 'emailCode', 'allowlist', 'public')),
  slug           text unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) between 3 and 60),
  password_hash  text,
  addresses      text[] not null default '{}',
  opens_on       date,
  expires_on     date,
  max_plays      integer check (max_plays > 0),
  plays          integer not null default 0 check (plays >= 0),
  allow_download boolean not null default false,
  allow_comment  boolean not null default false,
  allow_approve  boolean not null default false,
  watermark      boolean not null default false,
  layout_id      text references share_layouts on delete set null,
  cta_label      text check (length(cta_label) <= 40),
  cta_url        text,
  embed_sites    text[] not null default '{}',
  disabled_at    timestamptz,
  revoked_at     timestamptz,
  created_by     text references users on delete set null,
  created_at     timestamptz not null,
  updated_by     text references users on delete set null,
  updated_at     timestamptz not null,
  rev            integer not null default 1 check (rev > 0),
  unique (customer_id, id),
  check ((access = 'public') = (slug is not null)),
  check (access <> 'password' or password_hash is not null),
  check (access <> 'allowlist' or cardinality(addresses) > 0),
  check (not (watermark and allow_download)),
  check ((cta_label is null) = (cta_url is null)),
  check (opens_on is null or expires_on is null or opens_on <= expires_on)
);
create index share_pages_created on share_pages (customer_id, created_at, id);
create index share_pages_owner on share_pages (created_by) where created_by is not null;
create index share_pages_layout on share_pages (layout_id) where layout_id is not null;

create table share_items (
  customer_id text not null,
  page_id     text not null,
  program_id  text not null,
  position    integer not null check (position >= 0),
  primary key (page_id, program_id),
  foreign key (customer_id, page_id) references share_pages (customer_id, id) on delete cascade,
  foreign key (customer_id, program_id) references programs (customer_id, id) on delete cascade
);
create index share_items_program on share_items (customer_id, program_id);

-- What one visitor watched of one version. coverage: a bit a second of the film.
create table share_visits (
  visit_id      text not null check (visit_id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'),
  customer_id   text not null,
  page_id       text not null,
  version_id    text not null,
  address       text,
  device        text not null check (device in ('phone', 'tablet', 'computer')),
  started_at    timestamptz not null,
  last_at       timestamptz not null,
  coverage      bit varying not null,
  is_play       boolean not null default false,
  downloaded_at timestamptz,
  primary key (visit_id, version_id),
  foreign key (customer_id, page_id) references share_pages (customer_id, id) on delete cascade,
  foreign key (customer_id, version_id) references program_versions (customer_id, id) on delete cascade
);
create index share_visits_page on share_visits (page_id, address);
create index share_visits_version on share_visits (version_id);
create index share_visits_last on share_visits (last_at);

-- A code of six digits that was mailed to an address; one a page and address.
create table share_codes (
  page_id    text not null references share_pages on delete cascade,
  address    text not null,
  code_hash  text not null,
  tries      integer not null default 0,
  expires_at timestamptz not null,
  primary key (page_id, address)
);

-- What a visitor says of a version, and of no other.
create table share_decisions (
  page_id     text not null,
  version_id  text not null,
  address     text not null,
  customer_id text not null,
  decision    text not null check (decision in ('approve', 'changes')),
  note        text check (length(note) <= 2000),
  decided_at  timestamptz not null,
  primary key (page_id, version_id, address),
  foreign key (customer_id, page_id) references share_pages (customer_id, id) on delete cascade,
  foreign key (customer_id, version_id) references program_versions (customer_id, id) on delete cascade
);
create index share_decisions_version on share_decisions (version_id);

-- Comments of visitors stand among those of the team, with who wrote them.
alter table review_comments
  add column share_page_id text references share_pages on delete set null,
  add column guest_name    text check (length(guest_name) <= 80),
  add column guest_address text;
create index review_comments_share_page on review_comments (share_page_id) where share_page_id is not null;
