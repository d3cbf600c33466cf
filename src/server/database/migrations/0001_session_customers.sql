-- 0001_session_customers: a customer organisation, its address and what it has switched on (spec §3).
create table customers (
  id                        text primary key check (id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'),
  name                      text not null check (btrim(name) <> ''),
  city                      text,
  state                     text,
  zip                       text,
  sequence                  integer not null default 0,
  addnl_logo_file           text,
  is_locked                 boolean not null default false,
  life_state                text not null default 'active'
                            check (life_state in ('trial', 'active', 'locked', 'closed')),
  allow_zoom_integration    boolean not null default false,
  allow_youtube_integration boolean not null default false,
  enable_story_board        boolean not null default false,
  campaign_manager_access   boolean not null default false,
  hide_organization         boolean not null default false,
  pro_edit_vendor           boolean not null default false,
  idle_session_timeout_mins integer not null default 30,
  created_at                timestamptz not null
);
