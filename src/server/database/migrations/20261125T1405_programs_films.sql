-- Films that were made elsewhere and are on their way to a program. Once one can be watched it becomes a version,
-- which takes its id, and its row here goes.
create table program_films (
  id          text primary key check (id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'),
  customer_id text not null,
  program_id  text not null,
  asset_id    text not null,
  sent_by     text references users on delete set null,
  sent_at     timestamptz not null,
  unique (customer_id, asset_id),
  foreign key (customer_id, program_id) references programs (customer_id, id) on delete cascade,
  foreign key (customer_id, asset_id) references media_assets (customer_id, id) on delete cascade
);
create index program_films_program on program_films (program_id, sent_at);
