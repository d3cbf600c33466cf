-- 20261123T0240_footage_fields: what is said of a clip, who is in it and who may see it (domain.md E1 Clip).
create function tag_words(text[]) returns text language sql immutable strict parallel safe
  as $$ select array_to_string($1, ' ') $$;
alter table footage_clips
  add column shot_type_id text references shot_types on delete set null,
  add column language text check (language ~ '^[a-z]{2}$'),
  add column rating integer not null default 0 check (rating between 0 and 5),
  add column other_people text[] not null default '{}',
  add column visibility text not null default 'customer' check (visibility in ('private', 'shared', 'customer')),
  add column rights_expire_at date,
  add column search_key text not null generated always as
    (search_key(title || ' ' || description || ' ' || tag_words(tags))) stored;

-- Users or contacts of the customer.
create table footage_clip_people (
  customer_id text not null,
  clip_id     text not null,
  user_id     text,
  contact_id  text,
  person_id   text not null generated always as (coalesce(user_id, contact_id)) stored,
  primary key (clip_id, person_id),
  check (num_nonnulls(user_id, contact_id) = 1),
  foreign key (customer_id, clip_id) references footage_clips (customer_id, id) on delete cascade,
  foreign key (user_id, customer_id) references memberships on delete cascade,
  foreign key (customer_id, contact_id) references contacts (customer_id, id) on delete cascade
);
create index footage_clip_people_person on footage_clip_people (person_id);
create view footage_people as select id, name from users union all select id, name from contacts;

-- Those who see a clip that is shared, besides its owner and campaign managers.
create table footage_clip_shares (
  customer_id text not null,
  clip_id     text not null,
  user_id     text not null,
  primary key (clip_id, user_id),
  foreign key (customer_id, clip_id) references footage_clips (customer_id, id) on delete cascade,
  foreign key (user_id, customer_id) references memberships on delete cascade
);
create index footage_clip_shares_user on footage_clip_shares (user_id, customer_id);
