-- 20261123T0614_files_shared: files that some members see, as clips have them.
alter table files drop constraint files_visibility_check;
alter table files add constraint files_visibility_check check (visibility in ('private', 'shared', 'customer'));

-- Those who see a file that is shared, besides its owner and campaign managers.
create table file_shares (
  customer_id text not null,
  file_id     text not null,
  user_id     text not null,
  primary key (file_id, user_id),
  foreign key (customer_id, file_id) references files (customer_id, id) on delete cascade,
  foreign key (user_id, customer_id) references memberships on delete cascade
);
create index file_shares_user on file_shares (user_id, customer_id);
