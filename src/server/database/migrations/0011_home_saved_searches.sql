-- 0011_home_saved_searches: a person's saved filters of the two media grids (spec §3, searchFilters).
create table saved_searches (
  id           text primary key check (id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'),
  customer_id  text not null,
  user_id      text not null,
  grid         text not null check (grid in ('files', 'footage')),
  name         text not null check (btrim(name) <> ''),
  filter_list  jsonb not null default '[]' check (jsonb_typeof(filter_list) = 'array'),
  grid_columns jsonb not null default '[]' check (jsonb_typeof(grid_columns) = 'array'),
  is_default   boolean not null default false,
  created_at   timestamptz not null,
  updated_at   timestamptz not null,
  unique (customer_id, user_id, grid, name),
  foreign key (user_id, customer_id) references memberships on delete cascade
);
create unique index saved_searches_one_default on saved_searches (customer_id, user_id, grid)
  where is_default;
