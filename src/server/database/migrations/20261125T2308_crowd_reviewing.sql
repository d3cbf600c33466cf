-- 20261125T2308_crowd_reviewing: submissions say who changed them, and are listed across requests.
alter table crowd_submissions add column updated_by text references users on delete set null;
create index crowd_submissions_created on crowd_submissions (customer_id, created_at, id);
