-- 20261125T2240_crowd_answers: what guests are asked, what they agreed to and what they record (work.md 6). An answer is no clip: nobody
-- but its reviewers finds it before it is accepted, and what is withdrawn was in no list.

-- Texts that people agree to. rev counts edits of a draft; what is active is never edited: another version is.
create table consent_forms (
  id           text primary key check (id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'),
  customer_id  text not null references customers on delete cascade,
  name         text not null check (btrim(name) <> '' and length(name) <= 120),
  name_key     text collate "C" not null generated always as (search_key(name)) stored,
  retired_at   timestamptz,
  created_by   text references users on delete set null,
  created_at   timestamptz not null,
  updated_by   text references users on delete set null,
  updated_at   timestamptz not null,
  rev          integer not null default 1 check (rev > 0),
  unique (customer_id, id)
);
create unique index consent_forms_name on consent_forms (customer_id, name_key) where retired_at is null;

-- texts: plain text by language. active_from null: a draft, of which a form has one at most.
create table consent_versions (
  customer_id text not null,
  form_id     text not null,
  version     integer not null check (version > 0),
  texts       jsonb not null,
  active_from timestamptz,
  created_at  timestamptz not null,
  primary key (form_id, version),
  foreign key (customer_id, form_id) references consent_forms (customer_id, id) on delete cascade
);
create unique index consent_versions_draft on consent_versions (form_id) where active_from is null;

alter table crowd_requests
  add column title_key       text collate "C" not null generated always as (search_key(title)) stored,
  add column welcome         text not null default '' check (length(welcome) <= 1000),
  add column welcome_clip_id text,
  add column sources         text not null default 'both' check (sources in ('camera', 'upload', 'both')),
  add column orientation     text check (orientation in ('landscape', 'portrait', 'square')),
  add column languages       text[] not null default '{en}',
  add column email_rule      text not null default 'asked' check (email_rule in ('none', 'asked', 'required')),
  add column consent_form_id text,
  add column places          integer not null default 200 check (places between 1 and 5000),
  add column has_open_link   boolean not null default false,
  add column link_hash       text unique,
  add column link_no         integer not null default 1 check (link_no > 0),
  add column pass_code_hash  text,
  add column remind_days     integer[] not null default '{3,7}',
  add column updated_by      text references users on delete set null,
  add foreign key (customer_id, consent_form_id) references consent_forms (customer_id, id) on delete no action;
create index crowd_requests_created on crowd_requests (customer_id, created_at, id) where deleted_at is null;

-- What is asked of a guest, in order.
create table crowd_prompts (
  id          text primary key check (id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'),
  customer_id text not null,
  request_id  text not null,
  position    integer not null check (position > 0),
  text        text not null check (btrim(text) <> '' and length(text) <= 200),
  hint        text not null default '' check (length(hint) <= 500),
  script      text not null default '' check (length(script) <= 10000),
  min_ms      integer check (min_ms > 0),
  max_ms      integer not null default 60000 check (max_ms between 1000 and 600000 and max_ms >= coalesce(min_ms, 0)),
  is_required boolean not null default true,
  shot_id     text,
  unique (request_id, position) deferrable initially deferred,
  unique (customer_id, id),
  foreign key (customer_id, request_id) references crowd_requests (customer_id, id) on delete cascade
);

-- token_hash: of the guest's own link, whose end is stored nowhere. came_by: invited in person or by the open link.
alter table crowd_submissions
  add unique (customer_id, id),
  add column token_hash        text unique,
  add column came_by           text not null default 'invited' check (came_by in ('invited', 'openLink')),
  add column contact_id        text,
  add column language          text,
  add column timezone          text,
  add column sent_at           timestamptz,
  add column opened_at         timestamptz,
  add column reminded          integer not null default 0 check (reminded >= 0),
  add column reminded_at       timestamptz,
  add column retake_chips      text[] not null default '{}',
  add column retake_words      text check (length(retake_words) <= 1000),
  add column decided_by        text references users on delete set null,
  add column decided_at        timestamptz,
  add column withdrawn_at      timestamptz,
  add column rev               integer not null default 1 check (rev > 0),
  add column guest_name_key    text collate "C" not null generated always as (search_key(guest_name)) stored;
create index crowd_submissions_request on crowd_submissions (customer_id, request_id, created_at, id);

-- The film of an answer. clip_id: what it became in Footage once it was accepted.
create table crowd_answers (
  id            text primary key check (id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'),
  customer_id   text not null,
  submission_id text not null,
  prompt_id     text not null,
  asset_id      text not null,
  state         text not null default 'recorded'
                check (state in ('recorded', 'submitted', 'accepted', 'retake', 'rejected')),
  clip_id       text,
  created_at    timestamptz not null,
  submitted_at  timestamptz,
  unique (customer_id, id),
  unique (customer_id, asset_id),
  foreign key (customer_id, submission_id) references crowd_submissions (customer_id, id) on delete cascade,
  foreign key (customer_id, prompt_id) references crowd_prompts (customer_id, id) on delete cascade,
  foreign key (customer_id, asset_id) references media_assets (customer_id, id) on delete cascade,
  check (state = 'accepted' or clip_id is null)
);
create index crowd_answers_submission on crowd_answers (customer_id, submission_id);
create index crowd_answers_clip on crowd_answers (customer_id, clip_id) where clip_id is not null;

-- Who agreed to which words. The row stays when everything else of the guest is gone.
create table consents (
  id            text primary key check (id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'),
  customer_id   text not null references customers on delete cascade,
  submission_id text not null,
  form_id       text not null,
  version       integer not null,
  language      text not null,
  text_hash     text not null check (text_hash ~ '^[0-9a-f]{64}$'),
  name          text not null check (btrim(name) <> '' and length(name) <= 120),
  name_key      text collate "C" not null generated always as (search_key(name)) stored,
  guardian      text check (btrim(guardian) <> '' and length(guardian) <= 120),
  email         text,
  ip            text,
  browser       text check (length(browser) <= 400),
  given_at      timestamptz not null,
  ended_at      timestamptz,
  ended_by      text check (ended_by in ('guest', 'staff')),
  ended_by_user text references users on delete set null,
  end_reason    text check (length(end_reason) <= 500),
  purge_on      date,
  rev           integer not null default 1 check (rev > 0),
  unique (customer_id, id),
  foreign key (form_id, version) references consent_versions (form_id, version) on delete no action,
  check ((ended_at is null) = (ended_by is null))
);
create unique index consents_standing on consents (customer_id, submission_id) where ended_at is null;
create index consents_given on consents (customer_id, given_at, id);

-- Clips know whose consent they stand on.
alter table footage_clips
  add column consent_id text,
  add foreign key (customer_id, consent_id) references consents (customer_id, id) on delete no action;
create index footage_clips_consent on footage_clips (customer_id, consent_id) where consent_id is not null;
