-- 20261125T2236_file_requests_moves: what files are asked for, and which were handed in (work.md 2 and 5).
alter table file_requests
  add column kinds               text[] not null default '{}'
    check (kinds <@ array['image', 'document', 'music', 'logo', 'font', 'subtitle', 'other']),
  add column min_count           integer not null default 1 check (min_count between 1 and 50),
  add column max_count           integer not null default 50 check (max_count between 1 and 50),
  add column max_megabytes       integer check (max_megabytes > 0),
  add column state_before        text,
  add column return_words        text check (length(return_words) <= 1000),
  add column is_broken           boolean not null default false,
  add column decline_reason      text check (decline_reason in ('noTime', 'notMe', 'unclear', 'other')),
  add column decline_words       text check (length(decline_words) <= 500),
  add column previous_request_id text,
  add column submitted_at        timestamptz,
  add column decided_at          timestamptz,
  add column reminded_on         date,
  add column updated_by          text references users on delete set null,
  add column title_key           text collate "C" not null generated always as (search_key(title)) stored,
  add check (max_count >= min_count),
  drop constraint file_requests_state_check,
  add check (state in (
    'requested', 'opened', 'submitted', 'returned', 'accepted', 'declined', 'reassigned', 'cancelled'
  )),
  add foreign key (customer_id, previous_request_id) references file_requests (customer_id, id) on delete no action;
create index file_requests_created on file_requests (customer_id, created_at, id) where deleted_at is null;
create index file_requests_sent on file_requests (customer_id, state, submitted_at) where deleted_at is null;

-- Until it is accepted, a file that was asked for stands in its request and not in Files.
alter table files add column awaited_by text references file_requests on delete set null;
create index files_awaited on files (awaited_by) where awaited_by is not null;

create table requested_files (
  file_id     text primary key,
  customer_id text not null references customers on delete cascade,
  request_id  text not null,
  step        text not null default 'added' check (step in ('added', 'sent', 'returned', 'accepted')),
  words       text check (length(words) <= 300),
  created_at  timestamptz not null,
  foreign key (customer_id, request_id) references file_requests (customer_id, id) on delete cascade,
  foreign key (customer_id, file_id) references files (customer_id, id) on delete cascade
);
create index requested_files_request on requested_files (request_id);
