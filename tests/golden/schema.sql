create table approval_approvers (
  request_id text not null,
  customer_id text not null,
  stage_no integer not null,
  user_id text not null,
  decision text,
  note text,
  decided_at timestamp with time zone,
  constraint approval_approvers_check CHECK (((decision IS NULL) = (decided_at IS NULL))),
  constraint approval_approvers_check1 CHECK (((decision IS NULL) OR (decision = 'approve'::text) OR (btrim(COALESCE(note, ''::text)) <> ''::text))),
  constraint approval_approvers_decision_check CHECK ((decision = ANY (ARRAY['approve'::text, 'changes'::text, 'reject'::text]))),
  constraint approval_approvers_stage_no_check CHECK ((stage_no > 0)),
  constraint approval_approvers_customer_id_request_id_fkey FOREIGN KEY (customer_id, request_id) REFERENCES approval_requests(customer_id, id) ON DELETE CASCADE,
  constraint approval_approvers_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint approval_approvers_pkey PRIMARY KEY (request_id, stage_no, user_id)
);
CREATE INDEX approval_approvers_person ON approval_approvers USING btree (user_id);
CREATE INDEX approval_approvers_user ON approval_approvers USING btree (customer_id, user_id) WHERE (decision IS NULL);

create table approval_policies (
  id text not null,
  customer_id text not null,
  name text not null,
  name_key text not null generated always as (search_key(name)),
  state text not null default 'active'::text,
  stages jsonb not null,
  allow_self boolean not null default false,
  cc_publish boolean not null default false,
  created_by text,
  created_at timestamp with time zone not null,
  updated_by text,
  updated_at timestamp with time zone not null,
  rev integer not null default 1,
  constraint approval_policies_id_check CHECK ((id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'::text)),
  constraint approval_policies_name_check CHECK ((btrim(name) <> ''::text)),
  constraint approval_policies_rev_check CHECK ((rev > 0)),
  constraint approval_policies_state_check CHECK ((state = ANY (ARRAY['active'::text, 'retired'::text]))),
  constraint approval_policies_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint approval_policies_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint approval_policies_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint approval_policies_pkey PRIMARY KEY (id),
  constraint approval_policies_customer_id_id_key UNIQUE (customer_id, id),
  constraint approval_policies_customer_id_name_key_key UNIQUE (customer_id, name_key)
);

create table approval_requests (
  id text not null,
  customer_id text not null,
  program_id text not null,
  stage_no integer not null default 1,
  state text not null default 'pending'::text,
  created_by text not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  rev integer not null default 1,
  version_id text not null,
  content_hash text not null,
  policy_id text,
  stages jsonb not null,
  note text,
  due_on date,
  ended_at timestamp with time zone,
  reminded_on date,
  updated_by text,
  constraint approval_requests_id_check CHECK ((id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'::text)),
  constraint approval_requests_note_check CHECK ((length(note) <= 2000)),
  constraint approval_requests_rev_check CHECK ((rev > 0)),
  constraint approval_requests_stage_no_check CHECK ((stage_no > 0)),
  constraint approval_requests_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'approved'::text, 'changes_requested'::text, 'rejected'::text, 'withdrawn'::text, 'superseded'::text]))),
  constraint approval_requests_created_by_customer_id_fkey FOREIGN KEY (created_by, customer_id) REFERENCES memberships(user_id, customer_id),
  constraint approval_requests_customer_id_policy_id_fkey FOREIGN KEY (customer_id, policy_id) REFERENCES approval_policies(customer_id, id) ON DELETE SET NULL (policy_id),
  constraint approval_requests_customer_id_program_id_fkey FOREIGN KEY (customer_id, program_id) REFERENCES programs(customer_id, id) ON DELETE CASCADE,
  constraint approval_requests_customer_id_version_id_fkey FOREIGN KEY (customer_id, version_id) REFERENCES program_versions(customer_id, id) ON DELETE CASCADE,
  constraint approval_requests_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint approval_requests_pkey PRIMARY KEY (id),
  constraint approval_requests_customer_id_id_key UNIQUE (customer_id, id)
);
CREATE INDEX approval_requests_asked ON approval_requests USING btree (customer_id, created_at, id);
CREATE UNIQUE INDEX approval_requests_one_pending ON approval_requests USING btree (program_id) WHERE (state = 'pending'::text);
CREATE INDEX approval_requests_policy ON approval_requests USING btree (policy_id) WHERE (policy_id IS NOT NULL);
CREATE INDEX approval_requests_program ON approval_requests USING btree (customer_id, program_id, created_at);
CREATE INDEX approval_requests_version ON approval_requests USING btree (version_id);

create table audit_events (
  id text not null,
  at timestamp with time zone not null,
  action text not null,
  user_id text,
  customer_id text,
  target text,
  ip text not null,
  details jsonb not null default '{}'::jsonb,
  constraint audit_events_action_check CHECK ((action <> ''::text)),
  constraint audit_events_id_check CHECK ((id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'::text)),
  constraint audit_events_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE SET NULL,
  constraint audit_events_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint audit_events_pkey PRIMARY KEY (id)
);
CREATE INDEX audit_events_customer ON audit_events USING btree (customer_id, at DESC);
CREATE INDEX audit_events_target ON audit_events USING btree (target, at DESC) WHERE (target IS NOT NULL);
CREATE INDEX audit_events_user ON audit_events USING btree (user_id, at DESC);

create table bumper_industry_types (
  bumper_id text not null,
  industry_type_id text not null,
  constraint bumper_industry_types_bumper_id_fkey FOREIGN KEY (bumper_id) REFERENCES bumpers(id) ON DELETE CASCADE,
  constraint bumper_industry_types_industry_type_id_fkey FOREIGN KEY (industry_type_id) REFERENCES industry_types(id) ON DELETE CASCADE,
  constraint bumper_industry_types_pkey PRIMARY KEY (bumper_id, industry_type_id)
);

create table bumpers (
  id text not null,
  customer_id text not null,
  asset_id text not null,
  title text not null,
  kind text not null,
  aspect text not null,
  state text not null default 'draft'::text,
  is_default boolean not null default false,
  created_by text,
  created_at timestamp with time zone not null,
  updated_by text,
  updated_at timestamp with time zone not null,
  rev integer not null default 1,
  deleted_by text,
  deleted_at timestamp with time zone,
  title_key text not null generated always as (search_key(title)),
  constraint bumpers_aspect_check CHECK ((aspect = ANY (ARRAY['w16h9'::text, 'w9h16'::text, 'w1h1'::text, 'w4h5'::text]))),
  constraint bumpers_check CHECK (((NOT is_default) OR (state = 'active'::text))),
  constraint bumpers_check1 CHECK (((NOT is_default) OR (deleted_at IS NULL))),
  constraint bumpers_id_check CHECK ((id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'::text)),
  constraint bumpers_kind_check CHECK ((kind = ANY (ARRAY['intro'::text, 'outro'::text]))),
  constraint bumpers_rev_check CHECK ((rev > 0)),
  constraint bumpers_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'active'::text, 'retired'::text]))),
  constraint bumpers_title_check CHECK (((btrim(title) <> ''::text) AND (length(title) <= 200))),
  constraint bumpers_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint bumpers_customer_id_asset_id_fkey FOREIGN KEY (customer_id, asset_id) REFERENCES media_assets(customer_id, id),
  constraint bumpers_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint bumpers_deleted_by_fkey FOREIGN KEY (deleted_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint bumpers_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint bumpers_pkey PRIMARY KEY (id)
);
CREATE INDEX bumpers_asset ON bumpers USING btree (customer_id, asset_id);
CREATE UNIQUE INDEX bumpers_default ON bumpers USING btree (customer_id, kind, aspect) WHERE is_default;
CREATE INDEX bumpers_title ON bumpers USING btree (customer_id, title_key, id) WHERE (deleted_at IS NULL);
CREATE INDEX bumpers_trash ON bumpers USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);

create table caption_versions (
  customer_id text not null,
  clip_id text not null,
  lang text not null,
  version_no integer not null,
  source text not null,
  cues jsonb not null,
  saved_by text,
  saved_at timestamp with time zone not null,
  constraint caption_versions_source_check CHECK ((source = ANY (ARRAY['upload'::text, 'human'::text, 'version'::text]))),
  constraint caption_versions_version_no_check CHECK ((version_no > 0)),
  constraint caption_versions_customer_id_clip_id_fkey FOREIGN KEY (customer_id, clip_id) REFERENCES footage_clips(customer_id, id) ON DELETE CASCADE,
  constraint caption_versions_saved_by_fkey FOREIGN KEY (saved_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint caption_versions_pkey PRIMARY KEY (clip_id, lang, version_no)
);

create table captions (
  customer_id text not null,
  clip_id text not null,
  lang text not null,
  version_no integer not null,
  words_key text not null,
  constraint captions_lang_check CHECK ((lang ~ '^[a-z]{2,3}(-[A-Z]{2})?$'::text)),
  constraint captions_version_no_check CHECK ((version_no > 0)),
  constraint captions_customer_id_clip_id_fkey FOREIGN KEY (customer_id, clip_id) REFERENCES footage_clips(customer_id, id) ON DELETE CASCADE,
  constraint captions_pkey PRIMARY KEY (clip_id, lang)
);

create table contact_list_members (
  customer_id text not null,
  contact_id text not null,
  list_id text not null,
  constraint contact_list_members_customer_id_contact_id_fkey FOREIGN KEY (customer_id, contact_id) REFERENCES contacts(customer_id, id) ON DELETE CASCADE,
  constraint contact_list_members_customer_id_list_id_fkey FOREIGN KEY (customer_id, list_id) REFERENCES contact_lists(customer_id, id) ON DELETE CASCADE,
  constraint contact_list_members_pkey PRIMARY KEY (contact_id, list_id)
);
CREATE INDEX contact_list_members_list ON contact_list_members USING btree (list_id, contact_id);

create table contact_lists (
  id text not null,
  customer_id text not null,
  name text not null,
  kind text not null,
  rule jsonb,
  state text not null default 'active'::text,
  created_by text,
  created_at timestamp with time zone not null,
  updated_by text,
  updated_at timestamp with time zone not null,
  rev integer not null default 1,
  name_key text not null generated always as (search_key(name)),
  constraint contact_lists_check CHECK (((kind = 'rule'::text) = (rule IS NOT NULL))),
  constraint contact_lists_id_check CHECK ((id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'::text)),
  constraint contact_lists_kind_check CHECK ((kind = ANY (ARRAY['static'::text, 'rule'::text]))),
  constraint contact_lists_name_check CHECK ((btrim(name) <> ''::text)),
  constraint contact_lists_rev_check CHECK ((rev > 0)),
  constraint contact_lists_rule_check CHECK ((jsonb_typeof(rule) = 'array'::text)),
  constraint contact_lists_state_check CHECK ((state = ANY (ARRAY['active'::text, 'archived'::text]))),
  constraint contact_lists_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint contact_lists_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint contact_lists_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint contact_lists_pkey PRIMARY KEY (id),
  constraint contact_lists_customer_id_id_key UNIQUE (customer_id, id)
);
CREATE UNIQUE INDEX contact_lists_name ON contact_lists USING btree (customer_id, name_key);

create table contacts (
  id text not null,
  customer_id text not null,
  first_name text,
  last_name text,
  email text not null,
  phone text,
  company text,
  title text,
  tags text[] not null default '{}'::text[],
  locale text,
  opt_in text not null default 'unknown'::text,
  source text not null,
  state text not null default 'active'::text,
  lists_before text[],
  lists_rev integer,
  created_by text,
  created_at timestamp with time zone not null,
  updated_by text,
  updated_at timestamp with time zone not null,
  deleted_by text,
  deleted_at timestamp with time zone,
  rev integer not null default 1,
  name text not null generated always as (COALESCE(NULLIF(btrim(((COALESCE(first_name, ''::text) || ' '::text) || COALESCE(last_name, ''::text))), ''::text), email)),
  name_key text not null generated always as (search_key(COALESCE(NULLIF(btrim(((COALESCE(first_name, ''::text) || ' '::text) || COALESCE(last_name, ''::text))), ''::text), email))),
  company_key text generated always as (search_key(company)),
  title_key text generated always as (search_key(title)),
  search_key text not null generated always as (search_key(((((((((((COALESCE(first_name, ''::text) || ' '::text) || COALESCE(last_name, ''::text)) || ' '::text) || email) || ' '::text) || COALESCE(company, ''::text)) || ' '::text) || COALESCE(title, ''::text)) || ' '::text) || COALESCE(phone, ''::text)))),
  constraint contacts_email_check CHECK ((email = lower(email))),
  constraint contacts_first_name_check CHECK ((btrim(first_name) <> ''::text)),
  constraint contacts_id_check CHECK ((id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'::text)),
  constraint contacts_last_name_check CHECK ((btrim(last_name) <> ''::text)),
  constraint contacts_opt_in_check CHECK ((opt_in = ANY (ARRAY['unknown'::text, 'in'::text, 'out'::text]))),
  constraint contacts_rev_check CHECK ((rev > 0)),
  constraint contacts_source_check CHECK ((source = ANY (ARRAY['manual'::text, 'csv'::text, 'crowd'::text, 'share'::text]))),
  constraint contacts_state_check CHECK ((state = ANY (ARRAY['active'::text, 'unsubscribed'::text, 'bounced'::text]))),
  constraint contacts_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint contacts_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint contacts_deleted_by_fkey FOREIGN KEY (deleted_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint contacts_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint contacts_pkey PRIMARY KEY (id),
  constraint contacts_customer_id_id_key UNIQUE (customer_id, id)
);
CREATE UNIQUE INDEX contacts_email ON contacts USING btree (customer_id, email) WHERE (deleted_at IS NULL);
CREATE INDEX contacts_name_key ON contacts USING btree (customer_id, name_key, id) WHERE (deleted_at IS NULL);
CREATE INDEX contacts_trash ON contacts USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);

create table crowd_requests (
  id text not null,
  customer_id text not null,
  title text not null,
  state text not null default 'draft'::text,
  opens_at timestamp with time zone,
  expires_at timestamp with time zone,
  created_by text not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  rev integer not null default 1,
  deleted_at timestamp with time zone,
  constraint crowd_requests_check CHECK ((expires_at > opens_at)),
  constraint crowd_requests_id_check CHECK ((id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'::text)),
  constraint crowd_requests_rev_check CHECK ((rev > 0)),
  constraint crowd_requests_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'open'::text, 'paused'::text, 'closed'::text, 'archived'::text]))),
  constraint crowd_requests_title_check CHECK ((btrim(title) <> ''::text)),
  constraint crowd_requests_created_by_customer_id_fkey FOREIGN KEY (created_by, customer_id) REFERENCES memberships(user_id, customer_id),
  constraint crowd_requests_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint crowd_requests_pkey PRIMARY KEY (id),
  constraint crowd_requests_customer_id_id_key UNIQUE (customer_id, id)
);

create table crowd_reviewers (
  request_id text not null,
  customer_id text not null,
  user_id text not null,
  constraint crowd_reviewers_customer_id_request_id_fkey FOREIGN KEY (customer_id, request_id) REFERENCES crowd_requests(customer_id, id) ON DELETE CASCADE,
  constraint crowd_reviewers_user_id_customer_id_fkey FOREIGN KEY (user_id, customer_id) REFERENCES memberships(user_id, customer_id) ON DELETE CASCADE,
  constraint crowd_reviewers_pkey PRIMARY KEY (request_id, user_id)
);

create table crowd_submissions (
  id text not null,
  customer_id text not null,
  request_id text not null,
  guest_name text not null,
  guest_email text,
  state text not null default 'queued'::text,
  submitted_at timestamp with time zone,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint crowd_submissions_guest_name_check CHECK ((btrim(guest_name) <> ''::text)),
  constraint crowd_submissions_id_check CHECK ((id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'::text)),
  constraint crowd_submissions_state_check CHECK ((state = ANY (ARRAY['queued'::text, 'sent'::text, 'opened'::text, 'started'::text, 'submitted'::text, 'retake_requested'::text, 'accepted'::text, 'rejected'::text, 'withdrawn'::text, 'expired'::text, 'bounced'::text]))),
  constraint crowd_submissions_customer_id_request_id_fkey FOREIGN KEY (customer_id, request_id) REFERENCES crowd_requests(customer_id, id) ON DELETE CASCADE,
  constraint crowd_submissions_pkey PRIMARY KEY (id)
);
CREATE INDEX crowd_submissions_state ON crowd_submissions USING btree (customer_id, state);

create table customer_industry_types (
  customer_id text not null,
  industry_type_id text not null,
  constraint customer_industry_types_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint customer_industry_types_industry_type_id_fkey FOREIGN KEY (industry_type_id) REFERENCES industry_types(id) ON DELETE CASCADE,
  constraint customer_industry_types_pkey PRIMARY KEY (customer_id, industry_type_id)
);
CREATE INDEX customer_industry_types_type ON customer_industry_types USING btree (industry_type_id);

create table customers (
  id text not null,
  name text not null,
  city text,
  state text,
  zip text,
  sequence integer not null default 0,
  addnl_logo_file text,
  is_locked boolean not null default false,
  life_state text not null default 'active'::text,
  idle_session_timeout_mins integer not null default 30,
  created_at timestamp with time zone not null,
  flags jsonb not null default '{}'::jsonb,
  seats integer not null default 100,
  storage_bytes bigint not null default '549755813888'::bigint,
  timezone text,
  locale text,
  logo_url text,
  created_by text,
  updated_at timestamp with time zone,
  updated_by text,
  rev integer not null default 1,
  name_key text generated always as (search_key(name)),
  search_key text generated always as (search_key(((((name || ' '::text) || COALESCE(city, ''::text)) || ' '::text) || COALESCE(state, ''::text)))),
  constraint customers_flags_check CHECK ((jsonb_typeof(flags) = 'object'::text)),
  constraint customers_id_check CHECK ((id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'::text)),
  constraint customers_life_state_check CHECK ((life_state = ANY (ARRAY['trial'::text, 'active'::text, 'closed'::text]))),
  constraint customers_name_check CHECK ((btrim(name) <> ''::text)),
  constraint customers_rev_check CHECK ((rev > 0)),
  constraint customers_seats_check CHECK ((seats > 0)),
  constraint customers_storage_bytes_check CHECK ((storage_bytes >= 0)),
  constraint customers_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint customers_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint customers_pkey PRIMARY KEY (id)
);
CREATE INDEX customers_name_key ON customers USING btree (name_key, id);

create table deliverables (
  id text not null,
  customer_id text not null,
  owner_user_id text,
  program_id text,
  title text not null,
  kind text not null default 'program'::text,
  state text not null default 'planned'::text,
  due_at timestamp with time zone,
  created_by text not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  rev integer not null default 1,
  deleted_at timestamp with time zone,
  constraint deliverables_id_check CHECK ((id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'::text)),
  constraint deliverables_kind_check CHECK ((kind = ANY (ARRAY['program'::text, 'cutdown'::text, 'captions'::text, 'still'::text, 'raw'::text]))),
  constraint deliverables_rev_check CHECK ((rev > 0)),
  constraint deliverables_state_check CHECK ((state = ANY (ARRAY['planned'::text, 'in_production'::text, 'delivered'::text, 'changes_requested'::text, 'accepted'::text, 'cancelled'::text]))),
  constraint deliverables_title_check CHECK ((btrim(title) <> ''::text)),
  constraint deliverables_created_by_customer_id_fkey FOREIGN KEY (created_by, customer_id) REFERENCES memberships(user_id, customer_id),
  constraint deliverables_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint deliverables_customer_id_program_id_fkey FOREIGN KEY (customer_id, program_id) REFERENCES programs(customer_id, id),
  constraint deliverables_owner_user_id_customer_id_fkey FOREIGN KEY (owner_user_id, customer_id) REFERENCES memberships(user_id, customer_id),
  constraint deliverables_pkey PRIMARY KEY (id),
  constraint deliverables_customer_id_id_key UNIQUE (customer_id, id)
);
CREATE INDEX deliverables_state ON deliverables USING btree (customer_id, state) WHERE (deleted_at IS NULL);

create table erased_contacts (
  customer_id text not null,
  email_hash text not null,
  erased_at timestamp with time zone not null,
  constraint erased_contacts_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint erased_contacts_pkey PRIMARY KEY (customer_id, email_hash)
);

create table file_requests (
  id text not null,
  customer_id text not null,
  assignee_user_id text not null,
  title text not null,
  instructions text not null default ''::text,
  state text not null default 'requested'::text,
  due_at timestamp with time zone,
  created_by text not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  rev integer not null default 1,
  deleted_at timestamp with time zone,
  constraint file_requests_id_check CHECK ((id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'::text)),
  constraint file_requests_rev_check CHECK ((rev > 0)),
  constraint file_requests_state_check CHECK ((state = ANY (ARRAY['requested'::text, 'opened'::text, 'submitted'::text, 'returned'::text, 'accepted'::text, 'declined'::text, 'cancelled'::text]))),
  constraint file_requests_title_check CHECK ((btrim(title) <> ''::text)),
  constraint file_requests_assignee_user_id_customer_id_fkey FOREIGN KEY (assignee_user_id, customer_id) REFERENCES memberships(user_id, customer_id),
  constraint file_requests_created_by_customer_id_fkey FOREIGN KEY (created_by, customer_id) REFERENCES memberships(user_id, customer_id),
  constraint file_requests_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint file_requests_pkey PRIMARY KEY (id),
  constraint file_requests_customer_id_id_key UNIQUE (customer_id, id)
);
CREATE INDEX file_requests_assignee ON file_requests USING btree (customer_id, assignee_user_id, state) WHERE (deleted_at IS NULL);

create table file_shares (
  customer_id text not null,
  file_id text not null,
  user_id text not null,
  constraint file_shares_customer_id_file_id_fkey FOREIGN KEY (customer_id, file_id) REFERENCES files(customer_id, id) ON DELETE CASCADE,
  constraint file_shares_user_id_customer_id_fkey FOREIGN KEY (user_id, customer_id) REFERENCES memberships(user_id, customer_id) ON DELETE CASCADE,
  constraint file_shares_pkey PRIMARY KEY (file_id, user_id)
);
CREATE INDEX file_shares_user ON file_shares USING btree (user_id, customer_id);

create table files (
  id text not null,
  customer_id text not null,
  asset_id text not null,
  owner_user_id text not null,
  title text not null,
  kind text not null,
  tags text[] not null default '{}'::text[],
  licence text,
  licence_text text,
  licence_expires_at date,
  visibility text not null default 'customer'::text,
  first_id text not null,
  version_no integer not null default 1,
  created_by text not null,
  created_at timestamp with time zone not null,
  updated_by text,
  updated_at timestamp with time zone not null,
  rev integer not null default 1,
  deleted_by text,
  deleted_at timestamp with time zone,
  title_key text not null generated always as (search_key(title)),
  constraint files_id_check CHECK ((id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'::text)),
  constraint files_kind_check CHECK ((kind = ANY (ARRAY['image'::text, 'logo'::text, 'document'::text, 'music'::text, 'font'::text, 'subtitle'::text, 'other'::text]))),
  constraint files_licence_check CHECK ((licence = ANY (ARRAY['own'::text, 'stock'::text, 'cc'::text, 'ofl'::text, 'other'::text]))),
  constraint files_licence_text_check CHECK ((length(licence_text) <= 500)),
  constraint files_rev_check CHECK ((rev > 0)),
  constraint files_title_check CHECK (((btrim(title) <> ''::text) AND (length(title) <= 300))),
  constraint files_version_no_check CHECK ((version_no > 0)),
  constraint files_visibility_check CHECK ((visibility = ANY (ARRAY['private'::text, 'shared'::text, 'customer'::text]))),
  constraint files_created_by_customer_id_fkey FOREIGN KEY (created_by, customer_id) REFERENCES memberships(user_id, customer_id),
  constraint files_customer_id_asset_id_fkey FOREIGN KEY (customer_id, asset_id) REFERENCES media_assets(customer_id, id) ON DELETE CASCADE,
  constraint files_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint files_deleted_by_fkey FOREIGN KEY (deleted_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint files_owner_user_id_customer_id_fkey FOREIGN KEY (owner_user_id, customer_id) REFERENCES memberships(user_id, customer_id),
  constraint files_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint files_pkey PRIMARY KEY (id),
  constraint files_customer_id_asset_id_key UNIQUE (customer_id, asset_id),
  constraint files_customer_id_id_key UNIQUE (customer_id, id),
  constraint files_first_id_version_no_key UNIQUE (first_id, version_no)
);
CREATE INDEX files_name ON files USING btree (customer_id, title_key, id) WHERE (deleted_at IS NULL);
CREATE INDEX files_newest ON files USING btree (customer_id, created_at, id) WHERE (deleted_at IS NULL);
CREATE INDEX files_trash ON files USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);

create table footage_clip_people (
  customer_id text not null,
  clip_id text not null,
  user_id text,
  contact_id text,
  person_id text not null generated always as (COALESCE(user_id, contact_id)),
  constraint footage_clip_people_check CHECK ((num_nonnulls(user_id, contact_id) = 1)),
  constraint footage_clip_people_customer_id_clip_id_fkey FOREIGN KEY (customer_id, clip_id) REFERENCES footage_clips(customer_id, id) ON DELETE CASCADE,
  constraint footage_clip_people_customer_id_contact_id_fkey FOREIGN KEY (customer_id, contact_id) REFERENCES contacts(customer_id, id) ON DELETE CASCADE,
  constraint footage_clip_people_user_id_customer_id_fkey FOREIGN KEY (user_id, customer_id) REFERENCES memberships(user_id, customer_id) ON DELETE CASCADE,
  constraint footage_clip_people_pkey PRIMARY KEY (clip_id, person_id)
);
CREATE INDEX footage_clip_people_person ON footage_clip_people USING btree (person_id);

create table footage_clip_shares (
  customer_id text not null,
  clip_id text not null,
  user_id text not null,
  constraint footage_clip_shares_customer_id_clip_id_fkey FOREIGN KEY (customer_id, clip_id) REFERENCES footage_clips(customer_id, id) ON DELETE CASCADE,
  constraint footage_clip_shares_user_id_customer_id_fkey FOREIGN KEY (user_id, customer_id) REFERENCES memberships(user_id, customer_id) ON DELETE CASCADE,
  constraint footage_clip_shares_pkey PRIMARY KEY (clip_id, user_id)
);
CREATE INDEX footage_clip_shares_user ON footage_clip_shares USING btree (user_id, customer_id);

create table footage_clip_versions (
  customer_id text not null,
  clip_id text not null,
  version_no integer not null,
  asset_id text not null,
  is_coming boolean not null,
  made_by text,
  made_at timestamp with time zone not null,
  constraint footage_clip_versions_version_no_check CHECK ((version_no > 0)),
  constraint footage_clip_versions_customer_id_asset_id_fkey FOREIGN KEY (customer_id, asset_id) REFERENCES media_assets(customer_id, id) ON DELETE CASCADE,
  constraint footage_clip_versions_customer_id_clip_id_fkey FOREIGN KEY (customer_id, clip_id) REFERENCES footage_clips(customer_id, id) ON DELETE CASCADE,
  constraint footage_clip_versions_made_by_fkey FOREIGN KEY (made_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint footage_clip_versions_pkey PRIMARY KEY (clip_id, version_no),
  constraint footage_clip_versions_customer_id_asset_id_key UNIQUE (customer_id, asset_id)
);

create table footage_clips (
  id text not null,
  customer_id text not null,
  asset_id text not null,
  owner_user_id text not null,
  title text not null,
  created_by text not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  rev integer not null default 1,
  deleted_at timestamp with time zone,
  deleted_by text,
  title_key text not null generated always as (search_key(title)),
  updated_by text,
  description text not null default ''::text,
  tags text[] not null default '{}'::text[],
  shot_type_id text,
  language text,
  rating integer not null default 0,
  other_people text[] not null default '{}'::text[],
  visibility text not null default 'customer'::text,
  rights_expire_at date,
  search_key text not null generated always as (search_key(((((title || ' '::text) || description) || ' '::text) || tag_words(tags)))),
  version_no integer not null default 1,
  constraint footage_clips_description_check CHECK ((length(description) <= 4000)),
  constraint footage_clips_id_check CHECK ((id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'::text)),
  constraint footage_clips_language_check CHECK ((language ~ '^[a-z]{2}$'::text)),
  constraint footage_clips_rating_check CHECK (((rating >= 0) AND (rating <= 5))),
  constraint footage_clips_rev_check CHECK ((rev > 0)),
  constraint footage_clips_title_check CHECK (((btrim(title) <> ''::text) AND (length(title) <= 300))),
  constraint footage_clips_version_no_check CHECK ((version_no > 0)),
  constraint footage_clips_visibility_check CHECK ((visibility = ANY (ARRAY['private'::text, 'shared'::text, 'customer'::text]))),
  constraint footage_clips_created_by_customer_id_fkey FOREIGN KEY (created_by, customer_id) REFERENCES memberships(user_id, customer_id),
  constraint footage_clips_customer_id_asset_id_fkey FOREIGN KEY (customer_id, asset_id) REFERENCES media_assets(customer_id, id) ON DELETE CASCADE,
  constraint footage_clips_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint footage_clips_deleted_by_fkey FOREIGN KEY (deleted_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint footage_clips_owner_user_id_customer_id_fkey FOREIGN KEY (owner_user_id, customer_id) REFERENCES memberships(user_id, customer_id),
  constraint footage_clips_shot_type_id_fkey FOREIGN KEY (shot_type_id) REFERENCES shot_types(id) ON DELETE SET NULL,
  constraint footage_clips_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint footage_clips_pkey PRIMARY KEY (id),
  constraint footage_clips_customer_id_asset_id_key UNIQUE (customer_id, asset_id),
  constraint footage_clips_customer_id_id_key UNIQUE (customer_id, id)
);
CREATE INDEX footage_clips_name ON footage_clips USING btree (customer_id, title_key, id) WHERE (deleted_at IS NULL);
CREATE INDEX footage_clips_newest ON footage_clips USING btree (customer_id, created_at, id) WHERE (deleted_at IS NULL);
CREATE INDEX footage_clips_trash ON footage_clips USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);

create table import_rows (
  user_id text not null,
  import_id text not null,
  match_key text not null,
  fingerprint text not null,
  verdict text not null,
  row_id text,
  rev integer,
  earlier jsonb,
  constraint import_rows_verdict_check CHECK ((verdict = ANY (ARRAY['new'::text, 'changed'::text, 'same'::text, 'skipped'::text]))),
  constraint import_rows_user_id_import_id_fkey FOREIGN KEY (user_id, import_id) REFERENCES imports(user_id, id) ON DELETE CASCADE,
  constraint import_rows_pkey PRIMARY KEY (user_id, import_id, match_key)
);

create table imports (
  user_id text not null,
  id text not null,
  customer_id text not null,
  call text not null,
  created_at timestamp with time zone not null,
  undone_at timestamp with time zone,
  constraint imports_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint imports_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint imports_pkey PRIMARY KEY (user_id, id)
);
CREATE INDEX imports_created ON imports USING btree (created_at);

create table inbox_items (
  id text not null,
  customer_id text not null,
  user_id text not null,
  program_id text not null,
  source text not null default 'direct'::text,
  state text not null default 'new'::text,
  delivered_at timestamp with time zone not null,
  opened_at timestamp with time zone,
  completed_at timestamp with time zone,
  constraint inbox_items_check CHECK (((state <> 'viewed'::text) OR (completed_at IS NOT NULL))),
  constraint inbox_items_id_check CHECK ((id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'::text)),
  constraint inbox_items_source_check CHECK ((source = ANY (ARRAY['direct'::text, 'channel'::text, 'campaign'::text]))),
  constraint inbox_items_state_check CHECK ((state = ANY (ARRAY['new'::text, 'started'::text, 'viewed'::text, 'recalled'::text]))),
  constraint inbox_items_customer_id_program_id_fkey FOREIGN KEY (customer_id, program_id) REFERENCES programs(customer_id, id) ON DELETE CASCADE,
  constraint inbox_items_user_id_customer_id_fkey FOREIGN KEY (user_id, customer_id) REFERENCES memberships(user_id, customer_id) ON DELETE CASCADE,
  constraint inbox_items_pkey PRIMARY KEY (id),
  constraint inbox_items_user_id_program_id_key UNIQUE (user_id, program_id)
);
CREATE INDEX inbox_items_user ON inbox_items USING btree (customer_id, user_id, state);

create table industry_types (
  id text not null,
  name text not null,
  parent_id text,
  sequence integer not null default 0,
  is_active boolean not null default true,
  name_key text generated always as (search_key(name)),
  created_by text,
  created_at timestamp with time zone not null,
  updated_by text,
  updated_at timestamp with time zone,
  rev integer not null default 1,
  constraint industry_types_check CHECK ((parent_id <> id)),
  constraint industry_types_id_check CHECK ((id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'::text)),
  constraint industry_types_name_check CHECK ((btrim(name) <> ''::text)),
  constraint industry_types_rev_check CHECK ((rev > 0)),
  constraint industry_types_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint industry_types_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES industry_types(id) ON DELETE RESTRICT,
  constraint industry_types_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint industry_types_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX industry_types_name ON industry_types USING btree (COALESCE(parent_id, ''::text), name_key);
CREATE INDEX industry_types_parent ON industry_types USING btree (parent_id);

create table jobs (
  kind text not null,
  subject_id text not null,
  customer_id text,
  lane text not null,
  phase text,
  progress integer not null default 0,
  asks integer not null default 1,
  failures integer not null default 0,
  interruptions integer not null default 0,
  is_cancelled boolean not null default false,
  due_at timestamp with time zone not null,
  held_by text,
  lease_until timestamp with time zone,
  constraint jobs_check CHECK (((held_by IS NULL) = (lease_until IS NULL))),
  constraint jobs_failures_check CHECK ((failures >= 0)),
  constraint jobs_interruptions_check CHECK ((interruptions >= 0)),
  constraint jobs_progress_check CHECK (((progress >= 0) AND (progress <= 100))),
  constraint jobs_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint jobs_pkey PRIMARY KEY (subject_id, kind)
);
CREATE INDEX jobs_due ON jobs USING btree (lane, due_at);

create table letters (
  id text not null,
  kind text not null,
  customer_id text,
  user_id text,
  locale text not null,
  params jsonb not null default '{}'::jsonb,
  state text not null default 'queued'::text,
  tries integer not null default 0,
  fault text,
  to_name text,
  to_address text,
  subject text,
  body_text text,
  created_at timestamp with time zone not null,
  settled_at timestamp with time zone,
  rev integer not null default 1,
  updated_by text,
  updated_at timestamp with time zone,
  constraint letters_check CHECK (((body_text IS NULL) OR (state = 'kept'::text))),
  constraint letters_check1 CHECK (((settled_at IS NULL) = (state = ANY (ARRAY['queued'::text, 'sending'::text])))),
  constraint letters_id_check CHECK ((id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'::text)),
  constraint letters_kind_check CHECK ((kind <> ''::text)),
  constraint letters_params_check CHECK ((jsonb_typeof(params) = 'object'::text)),
  constraint letters_rev_check CHECK ((rev > 0)),
  constraint letters_state_check CHECK ((state = ANY (ARRAY['queued'::text, 'sending'::text, 'sent'::text, 'failed'::text, 'kept'::text]))),
  constraint letters_tries_check CHECK ((tries >= 0)),
  constraint letters_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint letters_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint letters_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint letters_pkey PRIMARY KEY (id)
);
CREATE INDEX letters_created ON letters USING btree (created_at, id);
CREATE INDEX letters_customer ON letters USING btree (customer_id);
CREATE INDEX letters_newest ON letters USING btree (id DESC);
CREATE INDEX letters_user ON letters USING btree (user_id);

create table media_assets (
  id text not null,
  customer_id text not null,
  name text not null,
  state text not null,
  fail_reason text,
  fail_message text,
  bytes bigint,
  sha256 text,
  mime text,
  kind text,
  duration_ms integer,
  width integer,
  height integer,
  facts jsonb,
  renditions jsonb not null default '[]'::jsonb,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  source text not null default 'upload'::text,
  cut_in_ms integer,
  cut_out_ms integer,
  lead_ms integer not null default 0,
  lufs real,
  true_peak_db real,
  silence_ratio real,
  black_ratio real,
  qa_flags jsonb,
  take_flags jsonb not null default '[]'::jsonb,
  purpose text not null default 'clip'::text,
  address_rev integer not null default 0,
  constraint media_assets_black_ratio_check CHECK (((black_ratio >= (0)::double precision) AND (black_ratio <= (1)::double precision))),
  constraint media_assets_bytes_check CHECK ((bytes > 0)),
  constraint media_assets_check CHECK (((state = ANY (ARRAY['failed'::text, 'rejected'::text])) = (fail_reason IS NOT NULL))),
  constraint media_assets_check1 CHECK (((bytes IS NOT NULL) OR (state = 'uploading'::text))),
  constraint media_assets_check2 CHECK ((cut_out_ms > COALESCE(cut_in_ms, 0))),
  constraint media_assets_cut_in_ms_check CHECK ((cut_in_ms > 0)),
  constraint media_assets_duration_ms_check CHECK ((duration_ms >= 0)),
  constraint media_assets_height_check CHECK ((height > 0)),
  constraint media_assets_id_check CHECK ((id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'::text)),
  constraint media_assets_kind_check CHECK ((kind = ANY (ARRAY['video'::text, 'audio'::text]))),
  constraint media_assets_lead_ms_check CHECK ((lead_ms >= 0)),
  constraint media_assets_name_check CHECK ((name <> ''::text)),
  constraint media_assets_purpose_check CHECK ((purpose = ANY (ARRAY['clip'::text, 'file'::text]))),
  constraint media_assets_sha256_check CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text)),
  constraint media_assets_silence_ratio_check CHECK (((silence_ratio >= (0)::double precision) AND (silence_ratio <= (1)::double precision))),
  constraint media_assets_source_check CHECK ((source = ANY (ARRAY['upload'::text, 'camera'::text, 'screen'::text, 'screenAndCamera'::text, 'audio'::text]))),
  constraint media_assets_state_check CHECK ((state = ANY (ARRAY['uploading'::text, 'uploaded'::text, 'probing'::text, 'playable'::text, 'ready'::text, 'failed'::text, 'rejected'::text]))),
  constraint media_assets_width_check CHECK ((width > 0)),
  constraint media_assets_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint media_assets_pkey PRIMARY KEY (id),
  constraint media_assets_customer_id_id_key UNIQUE (customer_id, id)
);
CREATE INDEX media_assets_content ON media_assets USING btree (customer_id, sha256);

create table media_removals (
  prefix text not null,
  created_at timestamp with time zone not null,
  constraint media_removals_prefix_check CHECK ((prefix ~~ '%/'::text)),
  constraint media_removals_pkey PRIMARY KEY (prefix)
);

create table media_uploads (
  id text not null,
  customer_id text not null,
  asset_id text not null,
  owner_user_id text not null,
  bytes bigint,
  part_bytes integer not null,
  edge_hash text,
  state text not null default 'open'::text,
  parts jsonb,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  sent_bytes bigint not null default 0,
  sent_at timestamp with time zone,
  take_id text,
  saved_at timestamp with time zone,
  constraint media_uploads_bytes_check CHECK ((bytes > 0)),
  constraint media_uploads_check CHECK (((parts IS NOT NULL) OR (state = ANY (ARRAY['open'::text, 'aborted'::text, 'expired'::text])))),
  constraint media_uploads_check1 CHECK (((sent_bytes >= 0) AND (sent_bytes <= bytes))),
  constraint media_uploads_check2 CHECK (((bytes IS NOT NULL) OR ((take_id IS NOT NULL) AND (state = ANY (ARRAY['open'::text, 'aborted'::text, 'expired'::text]))))),
  constraint media_uploads_edge_hash_check CHECK ((edge_hash ~ '^[0-9a-f]{64}$'::text)),
  constraint media_uploads_id_check CHECK ((id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'::text)),
  constraint media_uploads_part_bytes_check CHECK ((part_bytes > 0)),
  constraint media_uploads_state_check CHECK ((state = ANY (ARRAY['open'::text, 'assembling'::text, 'done'::text, 'aborted'::text, 'expired'::text]))),
  constraint media_uploads_take_id_check CHECK ((take_id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'::text)),
  constraint media_uploads_customer_id_asset_id_fkey FOREIGN KEY (customer_id, asset_id) REFERENCES media_assets(customer_id, id) ON DELETE CASCADE,
  constraint media_uploads_owner_user_id_customer_id_fkey FOREIGN KEY (owner_user_id, customer_id) REFERENCES memberships(user_id, customer_id),
  constraint media_uploads_pkey PRIMARY KEY (id),
  constraint media_uploads_asset_id_key UNIQUE (asset_id),
  constraint media_uploads_customer_id_owner_user_id_take_id_key UNIQUE (customer_id, owner_user_id, take_id)
);
CREATE INDEX media_uploads_content ON media_uploads USING btree (customer_id, edge_hash) WHERE (state = 'done'::text);
CREATE INDEX media_uploads_same_file ON media_uploads USING btree (customer_id, owner_user_id, edge_hash) WHERE (state = 'open'::text);
CREATE INDEX media_uploads_unfinished ON media_uploads USING btree (expires_at) WHERE (state = ANY (ARRAY['open'::text, 'assembling'::text]));

create table membership_roles (
  user_id text not null,
  customer_id text not null,
  role_id text not null,
  constraint membership_roles_role_id_fkey FOREIGN KEY (role_id) REFERENCES roles(role_id) ON DELETE RESTRICT,
  constraint membership_roles_user_id_customer_id_fkey FOREIGN KEY (user_id, customer_id) REFERENCES memberships(user_id, customer_id) ON DELETE CASCADE,
  constraint membership_roles_pkey PRIMARY KEY (user_id, customer_id, role_id)
);
CREATE INDEX membership_roles_role ON membership_roles USING btree (role_id);

create table memberships (
  user_id text not null,
  customer_id text not null,
  is_default boolean not null default false,
  created_at timestamp with time zone not null,
  state text not null default 'active'::text,
  invited_name text,
  invited_at timestamp with time zone,
  title text,
  department text,
  location text,
  last_sign_in_at timestamp with time zone,
  created_by text,
  updated_at timestamp with time zone,
  updated_by text,
  rev integer not null default 1,
  invited_key text generated always as (search_key(invited_name)),
  extra jsonb not null default '{}'::jsonb,
  archived_extra jsonb not null default '{}'::jsonb,
  search_key text generated always as (search_key(((((((COALESCE(title, ''::text) || ' '::text) || COALESCE(department, ''::text)) || ' '::text) || COALESCE(location, ''::text)) || ' '::text) || profile_words(extra)))),
  constraint memberships_rev_check CHECK ((rev > 0)),
  constraint memberships_state_check CHECK ((state = ANY (ARRAY['invited'::text, 'active'::text, 'inactive'::text]))),
  constraint memberships_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint memberships_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint memberships_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint memberships_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint memberships_pkey PRIMARY KEY (user_id, customer_id)
);
CREATE INDEX memberships_customer ON memberships USING btree (customer_id);
CREATE UNIQUE INDEX memberships_one_default ON memberships USING btree (user_id) WHERE is_default;

create table one_time_codes (
  code_hash text not null,
  purpose text not null,
  user_id text not null,
  family_id text,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  customer_id text,
  constraint one_time_codes_check CHECK ((expires_at > created_at)),
  constraint one_time_codes_purpose_check CHECK ((purpose = ANY (ARRAY['signInLink'::text, 'invitation'::text, 'thirdParty'::text, 'analytics'::text]))),
  constraint one_time_codes_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint one_time_codes_family_id_fkey FOREIGN KEY (family_id) REFERENCES session_families(id) ON DELETE CASCADE,
  constraint one_time_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint one_time_codes_pkey PRIMARY KEY (code_hash)
);
CREATE INDEX one_time_codes_customer ON one_time_codes USING btree (customer_id) WHERE (customer_id IS NOT NULL);
CREATE INDEX one_time_codes_expiry ON one_time_codes USING btree (expires_at);
CREATE INDEX one_time_codes_family ON one_time_codes USING btree (family_id);
CREATE INDEX one_time_codes_user ON one_time_codes USING btree (user_id);

create table profile_fields (
  id text not null,
  customer_id text not null,
  name text not null,
  kind text not null,
  choices jsonb not null default '[]'::jsonb,
  sequence integer not null default 0,
  is_active boolean not null default true,
  name_key text generated always as (search_key(name)),
  created_by text,
  created_at timestamp with time zone not null,
  updated_by text,
  updated_at timestamp with time zone,
  rev integer not null default 1,
  constraint profile_fields_id_check CHECK ((id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'::text)),
  constraint profile_fields_kind_check CHECK ((kind = ANY (ARRAY['text'::text, 'longText'::text, 'number'::text, 'date'::text, 'select'::text, 'multi'::text]))),
  constraint profile_fields_name_check CHECK ((btrim(name) <> ''::text)),
  constraint profile_fields_rev_check CHECK ((rev > 0)),
  constraint profile_fields_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint profile_fields_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint profile_fields_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint profile_fields_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX profile_fields_name ON profile_fields USING btree (customer_id, name_key);

create table program_collaborators (
  customer_id text not null,
  program_id text not null,
  user_id text not null,
  constraint program_collaborators_customer_id_program_id_fkey FOREIGN KEY (customer_id, program_id) REFERENCES programs(customer_id, id) ON DELETE CASCADE,
  constraint program_collaborators_user_id_customer_id_fkey FOREIGN KEY (user_id, customer_id) REFERENCES memberships(user_id, customer_id) ON DELETE CASCADE,
  constraint program_collaborators_pkey PRIMARY KEY (program_id, user_id)
);
CREATE INDEX program_collaborators_user ON program_collaborators USING btree (user_id, customer_id);

create table program_media (
  customer_id text not null,
  program_id text not null,
  asset_id text not null,
  type text not null,
  media_id text not null,
  constraint program_media_type_check CHECK ((type = ANY (ARRAY['clip'::text, 'file'::text, 'bumper'::text]))),
  constraint program_media_customer_id_asset_id_fkey FOREIGN KEY (customer_id, asset_id) REFERENCES media_assets(customer_id, id),
  constraint program_media_customer_id_program_id_fkey FOREIGN KEY (customer_id, program_id) REFERENCES programs(customer_id, id) ON DELETE CASCADE,
  constraint program_media_pkey PRIMARY KEY (program_id, asset_id)
);
CREATE INDEX program_media_asset ON program_media USING btree (customer_id, asset_id);
CREATE INDEX program_media_shown ON program_media USING btree (customer_id, media_id);

create table program_renders (
  id text not null,
  customer_id text not null,
  program_id text not null,
  timeline jsonb not null,
  timeline_rev integer not null,
  content_hash text not null,
  note text,
  state text not null default 'waiting'::text,
  phase text,
  parts integer not null default 0,
  parts_done integer not null default 0,
  fail_code text,
  fail_title text,
  fail_at_ms integer,
  version_id text,
  asked_by text,
  asked_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint program_renders_check CHECK (((parts_done >= 0) AND (parts_done <= parts))),
  constraint program_renders_fail_at_ms_check CHECK ((fail_at_ms >= 0)),
  constraint program_renders_id_check CHECK ((id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'::text)),
  constraint program_renders_note_check CHECK ((length(note) <= 500)),
  constraint program_renders_parts_check CHECK ((parts >= 0)),
  constraint program_renders_phase_check CHECK ((phase = ANY (ARRAY['sound'::text, 'drawing'::text, 'joining'::text]))),
  constraint program_renders_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'running'::text, 'done'::text, 'failed'::text, 'cancelled'::text]))),
  constraint program_renders_timeline_rev_check CHECK ((timeline_rev > 0)),
  constraint program_renders_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint program_renders_customer_id_program_id_fkey FOREIGN KEY (customer_id, program_id) REFERENCES programs(customer_id, id) ON DELETE CASCADE,
  constraint program_renders_customer_id_version_id_fkey FOREIGN KEY (customer_id, version_id) REFERENCES program_versions(customer_id, id) ON DELETE CASCADE,
  constraint program_renders_pkey PRIMARY KEY (id)
);
CREATE INDEX program_renders_active ON program_renders USING btree (customer_id, asked_at) WHERE (state = ANY (ARRAY['waiting'::text, 'running'::text]));
CREATE INDEX program_renders_asker ON program_renders USING btree (asked_by, asked_at);
CREATE INDEX program_renders_program ON program_renders USING btree (program_id, asked_at);

create table program_templates (
  id text not null,
  customer_id text not null,
  title text not null,
  description text,
  is_bio boolean not null default false,
  story jsonb not null,
  story_rev integer not null default 1,
  has_changes boolean not null default true,
  slots integer not null default 0,
  least_ms integer not null default 0,
  most_ms integer not null default 0,
  version_no integer not null default 0,
  retired_at timestamp with time zone,
  state text not null generated always as (
CASE
    WHEN (retired_at IS NOT NULL) THEN 'retired'::text
    WHEN (version_no > 0) THEN 'published'::text
    ELSE 'draft'::text
END),
  created_by text not null,
  created_at timestamp with time zone not null,
  updated_by text,
  updated_at timestamp with time zone not null,
  rev integer not null default 1,
  deleted_by text,
  deleted_at timestamp with time zone,
  title_key text not null generated always as (search_key(title)),
  search_key text not null generated always as (search_key(((title || ' '::text) || COALESCE(description, ''::text)))),
  constraint program_templates_check CHECK ((most_ms >= least_ms)),
  constraint program_templates_description_check CHECK ((length(description) <= 2000)),
  constraint program_templates_id_check CHECK ((id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'::text)),
  constraint program_templates_least_ms_check CHECK ((least_ms >= 0)),
  constraint program_templates_rev_check CHECK ((rev > 0)),
  constraint program_templates_slots_check CHECK ((slots >= 0)),
  constraint program_templates_story_rev_check CHECK ((story_rev > 0)),
  constraint program_templates_title_check CHECK (((btrim(title) <> ''::text) AND (length(title) <= 200))),
  constraint program_templates_version_no_check CHECK ((version_no >= 0)),
  constraint program_templates_created_by_customer_id_fkey FOREIGN KEY (created_by, customer_id) REFERENCES memberships(user_id, customer_id),
  constraint program_templates_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint program_templates_deleted_by_fkey FOREIGN KEY (deleted_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint program_templates_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint program_templates_pkey PRIMARY KEY (id),
  constraint program_templates_customer_id_id_key UNIQUE (customer_id, id)
);
CREATE INDEX program_templates_changed ON program_templates USING btree (customer_id, updated_at, id) WHERE (deleted_at IS NULL);
CREATE INDEX program_templates_title ON program_templates USING btree (customer_id, title_key, id) WHERE (deleted_at IS NULL);
CREATE INDEX program_templates_trash ON program_templates USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);

create table program_versions (
  id text not null,
  customer_id text not null,
  program_id text not null,
  version_no integer not null,
  kind text not null default 'rendered'::text,
  timeline jsonb,
  content_hash text not null,
  note text,
  changes jsonb not null default '[]'::jsonb,
  duration_ms integer not null,
  body_end_ms integer not null,
  is_incomplete boolean not null default false,
  asset_id text,
  made_by text,
  made_at timestamp with time zone not null,
  constraint program_versions_check CHECK (((kind = 'rendered'::text) = (timeline IS NOT NULL))),
  constraint program_versions_check1 CHECK (((body_end_ms >= 0) AND (body_end_ms <= duration_ms))),
  constraint program_versions_duration_ms_check CHECK ((duration_ms >= 0)),
  constraint program_versions_id_check CHECK ((id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'::text)),
  constraint program_versions_kind_check CHECK ((kind = ANY (ARRAY['rendered'::text, 'uploaded'::text]))),
  constraint program_versions_note_check CHECK ((length(note) <= 500)),
  constraint program_versions_version_no_check CHECK ((version_no > 0)),
  constraint program_versions_customer_id_asset_id_fkey FOREIGN KEY (customer_id, asset_id) REFERENCES media_assets(customer_id, id),
  constraint program_versions_customer_id_program_id_fkey FOREIGN KEY (customer_id, program_id) REFERENCES programs(customer_id, id) ON DELETE CASCADE,
  constraint program_versions_made_by_fkey FOREIGN KEY (made_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint program_versions_pkey PRIMARY KEY (id),
  constraint program_versions_customer_id_id_key UNIQUE (customer_id, id),
  constraint program_versions_program_id_version_no_key UNIQUE (program_id, version_no)
);
CREATE INDEX program_versions_asset ON program_versions USING btree (customer_id, asset_id);

create table programs (
  id text not null,
  customer_id text not null,
  owner_user_id text not null,
  title text not null,
  kind text not null default 'standard'::text,
  state text not null default 'draft'::text,
  finished_at timestamp with time zone,
  opened_by_owner_at timestamp with time zone,
  expires_at timestamp with time zone,
  created_by text not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  rev integer not null default 1,
  deleted_at timestamp with time zone,
  timeline jsonb not null default '{"fps": 30, "brand": {"dark": "#0f1830", "accent": "#5b8cff", "onDark": "#ffffff", "primary": "#2b5fd9", "textFont": "inter", "titleFont": "inter"}, "aspect": "16:9", "blocks": [], "schema": 1}'::jsonb,
  timeline_rev integer not null default 1,
  aspect text not null generated always as ((timeline ->> 'aspect'::text)),
  duration_ms integer not null default 0,
  poster_asset_id text,
  template_id text,
  template_version_no integer,
  version_no integer not null default 0,
  has_changes boolean not null default true,
  state_before text,
  edit_user_id text,
  edit_tab text,
  edit_until timestamp with time zone,
  asked_user_id text,
  asked_at timestamp with time zone,
  updated_by text,
  deleted_by text,
  title_key text not null generated always as (search_key(title)),
  approval_policy_id text,
  published_version_id text,
  published_at timestamp with time zone,
  constraint programs_duration_ms_check CHECK ((duration_ms >= 0)),
  constraint programs_id_check CHECK ((id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'::text)),
  constraint programs_kind_check CHECK ((kind = ANY (ARRAY['standard'::text, 'bio'::text, 'imported'::text]))),
  constraint programs_rev_check CHECK ((rev > 0)),
  constraint programs_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'rendering'::text, 'ready'::text, 'in_approval'::text, 'changes_requested'::text, 'approved'::text, 'published'::text, 'unpublished'::text, 'archived'::text]))),
  constraint programs_template_version_no_check CHECK ((template_version_no > 0)),
  constraint programs_timeline_rev_check CHECK ((timeline_rev > 0)),
  constraint programs_title_check CHECK ((btrim(title) <> ''::text)),
  constraint programs_version_no_check CHECK ((version_no >= 0)),
  constraint programs_asked_user_id_fkey FOREIGN KEY (asked_user_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint programs_created_by_customer_id_fkey FOREIGN KEY (created_by, customer_id) REFERENCES memberships(user_id, customer_id),
  constraint programs_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint programs_deleted_by_fkey FOREIGN KEY (deleted_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint programs_edit_user_id_fkey FOREIGN KEY (edit_user_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint programs_owner_user_id_customer_id_fkey FOREIGN KEY (owner_user_id, customer_id) REFERENCES memberships(user_id, customer_id),
  constraint programs_policy FOREIGN KEY (customer_id, approval_policy_id) REFERENCES approval_policies(customer_id, id) ON DELETE SET NULL (approval_policy_id),
  constraint programs_poster FOREIGN KEY (customer_id, poster_asset_id) REFERENCES media_assets(customer_id, id) ON DELETE SET NULL (poster_asset_id),
  constraint programs_published_version FOREIGN KEY (customer_id, published_version_id) REFERENCES program_versions(customer_id, id) ON DELETE SET NULL (published_version_id),
  constraint programs_template_id_fkey FOREIGN KEY (template_id) REFERENCES program_templates(id) ON DELETE SET NULL,
  constraint programs_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint programs_pkey PRIMARY KEY (id),
  constraint programs_customer_id_id_key UNIQUE (customer_id, id)
);
CREATE INDEX programs_changed ON programs USING btree (customer_id, updated_at, id) WHERE (deleted_at IS NULL);
CREATE INDEX programs_owner ON programs USING btree (customer_id, owner_user_id) WHERE (deleted_at IS NULL);
CREATE INDEX programs_policy_of ON programs USING btree (approval_policy_id) WHERE (approval_policy_id IS NOT NULL);
CREATE INDEX programs_poster_asset ON programs USING btree (poster_asset_id) WHERE (poster_asset_id IS NOT NULL);
CREATE INDEX programs_published_version_of ON programs USING btree (published_version_id) WHERE (published_version_id IS NOT NULL);
CREATE INDEX programs_template ON programs USING btree (template_id) WHERE (template_id IS NOT NULL);
CREATE INDEX programs_title ON programs USING btree (customer_id, title_key, id) WHERE (deleted_at IS NULL);
CREATE INDEX programs_trash ON programs USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);

create table recording_tasks (
  id text not null,
  customer_id text not null,
  storyboard_id text,
  assignee_user_id text not null,
  reviewer_user_id text,
  title text not null,
  instructions text not null default ''::text,
  priority text not null default 'normal'::text,
  state text not null default 'assigned'::text,
  due_at timestamp with time zone,
  created_by text not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  rev integer not null default 1,
  deleted_at timestamp with time zone,
  constraint recording_tasks_id_check CHECK ((id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'::text)),
  constraint recording_tasks_priority_check CHECK ((priority = ANY (ARRAY['low'::text, 'normal'::text, 'high'::text]))),
  constraint recording_tasks_rev_check CHECK ((rev > 0)),
  constraint recording_tasks_state_check CHECK ((state = ANY (ARRAY['assigned'::text, 'opened'::text, 'in_progress'::text, 'submitted'::text, 'retake_requested'::text, 'accepted'::text, 'declined'::text, 'reassigned'::text, 'cancelled'::text]))),
  constraint recording_tasks_title_check CHECK ((btrim(title) <> ''::text)),
  constraint recording_tasks_assignee_user_id_customer_id_fkey FOREIGN KEY (assignee_user_id, customer_id) REFERENCES memberships(user_id, customer_id),
  constraint recording_tasks_created_by_customer_id_fkey FOREIGN KEY (created_by, customer_id) REFERENCES memberships(user_id, customer_id),
  constraint recording_tasks_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint recording_tasks_customer_id_storyboard_id_fkey FOREIGN KEY (customer_id, storyboard_id) REFERENCES storyboards(customer_id, id),
  constraint recording_tasks_reviewer_user_id_customer_id_fkey FOREIGN KEY (reviewer_user_id, customer_id) REFERENCES memberships(user_id, customer_id),
  constraint recording_tasks_pkey PRIMARY KEY (id),
  constraint recording_tasks_customer_id_id_key UNIQUE (customer_id, id)
);
CREATE INDEX recording_tasks_assignee ON recording_tasks USING btree (customer_id, assignee_user_id, state) WHERE (deleted_at IS NULL);

create table refresh_tokens (
  token_hash text not null,
  family_id text not null,
  generation integer not null,
  issued_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint refresh_tokens_generation_check CHECK ((generation >= 0)),
  constraint refresh_tokens_family_id_fkey FOREIGN KEY (family_id) REFERENCES session_families(id) ON DELETE CASCADE,
  constraint refresh_tokens_pkey PRIMARY KEY (token_hash),
  constraint refresh_tokens_family_id_generation_key UNIQUE (family_id, generation)
);
CREATE UNIQUE INDEX refresh_tokens_one_current ON refresh_tokens USING btree (family_id) WHERE (used_at IS NULL);

create table render_chunks (
  customer_id text not null,
  key text not null,
  kind text not null,
  bytes bigint not null,
  used_at timestamp with time zone not null,
  constraint render_chunks_bytes_check CHECK ((bytes > 0)),
  constraint render_chunks_key_check CHECK ((key ~ '^[0-9a-f]{64}$'::text)),
  constraint render_chunks_kind_check CHECK ((kind = ANY (ARRAY['pictures'::text, 'sound'::text]))),
  constraint render_chunks_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint render_chunks_pkey PRIMARY KEY (customer_id, key)
);
CREATE INDEX render_chunks_used ON render_chunks USING btree (used_at);

create table review_comments (
  id text not null,
  customer_id text not null,
  program_id text not null,
  version_id text not null,
  parent_id text,
  from_ms integer,
  to_ms integer,
  body text not null,
  drawing jsonb not null default '[]'::jsonb,
  mentions text[] not null default '{}'::text[],
  author_id text,
  created_at timestamp with time zone not null,
  edited_at timestamp with time zone,
  resolved_by text,
  resolved_at timestamp with time zone,
  rev integer not null default 1,
  constraint review_comments_body_check CHECK (((btrim(body) <> ''::text) AND (length(body) <= 2000))),
  constraint review_comments_check CHECK ((to_ms >= from_ms)),
  constraint review_comments_from_ms_check CHECK ((from_ms >= 0)),
  constraint review_comments_id_check CHECK ((id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'::text)),
  constraint review_comments_rev_check CHECK ((rev > 0)),
  constraint review_comments_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint review_comments_customer_id_program_id_fkey FOREIGN KEY (customer_id, program_id) REFERENCES programs(customer_id, id) ON DELETE CASCADE,
  constraint review_comments_customer_id_version_id_fkey FOREIGN KEY (customer_id, version_id) REFERENCES program_versions(customer_id, id) ON DELETE CASCADE,
  constraint review_comments_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES review_comments(id) ON DELETE CASCADE,
  constraint review_comments_resolved_by_fkey FOREIGN KEY (resolved_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint review_comments_pkey PRIMARY KEY (id)
);
CREATE INDEX review_comments_parent ON review_comments USING btree (parent_id) WHERE (parent_id IS NOT NULL);
CREATE INDEX review_comments_program ON review_comments USING btree (customer_id, program_id, created_at);
CREATE INDEX review_comments_version ON review_comments USING btree (version_id);

create table roles (
  role_id text not null,
  role_name text not null,
  sequence integer not null,
  customer_id text,
  description text,
  closed text[] not null default '{}'::text[],
  created_by text,
  created_at timestamp with time zone,
  updated_by text,
  updated_at timestamp with time zone,
  rev integer not null default 1,
  name_key text generated always as (search_key(role_name)),
  constraint roles_only_own_ones_close CHECK (((customer_id IS NOT NULL) OR (closed = '{}'::text[]))),
  constraint roles_rev_check CHECK ((rev > 0)),
  constraint roles_role_id_check CHECK ((role_id ~ '^[0-9]{4,}$'::text)),
  constraint roles_role_name_check CHECK ((role_name <> ''::text)),
  constraint roles_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint roles_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint roles_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint roles_pkey PRIMARY KEY (role_id)
);
CREATE UNIQUE INDEX roles_own_name ON roles USING btree (customer_id, name_key) WHERE (customer_id IS NOT NULL);

create table runs (
  id text not null,
  kind text not null,
  asked_by text not null,
  customer_id text,
  params jsonb not null default '{}'::jsonb,
  is_dry_run boolean not null default false,
  state text not null default 'queued'::text,
  file_name text,
  file_bytes bigint,
  created_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  log jsonb not null default '[]'::jsonb,
  rev integer not null default 1,
  updated_by text,
  updated_at timestamp with time zone,
  constraint runs_check CHECK (((ended_at IS NULL) = (state = ANY (ARRAY['queued'::text, 'running'::text])))),
  constraint runs_check1 CHECK (((file_name IS NULL) = (file_bytes IS NULL))),
  constraint runs_file_bytes_check CHECK ((file_bytes >= 0)),
  constraint runs_id_check CHECK ((id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'::text)),
  constraint runs_kind_check CHECK ((kind <> ''::text)),
  constraint runs_log_check CHECK ((jsonb_typeof(log) = 'array'::text)),
  constraint runs_params_check CHECK ((jsonb_typeof(params) = 'object'::text)),
  constraint runs_rev_check CHECK ((rev > 0)),
  constraint runs_state_check CHECK ((state = ANY (ARRAY['queued'::text, 'running'::text, 'succeeded'::text, 'failed'::text]))),
  constraint runs_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES users(id) ON DELETE CASCADE,
  constraint runs_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint runs_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint runs_pkey PRIMARY KEY (id)
);
CREATE INDEX runs_asked_by ON runs USING btree (asked_by, id DESC);
CREATE INDEX runs_customer ON runs USING btree (customer_id);
CREATE INDEX runs_ended ON runs USING btree (ended_at);
CREATE INDEX runs_newest ON runs USING btree (kind, id DESC);

create table saved_searches (
  id text not null,
  customer_id text not null,
  user_id text not null,
  list text not null,
  name text not null,
  filter_list jsonb not null default '[]'::jsonb,
  grid_columns jsonb not null default '[]'::jsonb,
  is_default boolean not null default false,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  search text not null default ''::text,
  sort jsonb,
  is_shared boolean not null default false,
  constraint saved_searches_filter_list_check CHECK ((jsonb_typeof(filter_list) = 'array'::text)),
  constraint saved_searches_grid_columns_check CHECK ((jsonb_typeof(grid_columns) = 'array'::text)),
  constraint saved_searches_id_check CHECK ((id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'::text)),
  constraint saved_searches_list_check CHECK ((list <> ''::text)),
  constraint saved_searches_name_check CHECK ((btrim(name) <> ''::text)),
  constraint saved_searches_sort_check CHECK ((jsonb_typeof(sort) = 'object'::text)),
  constraint saved_searches_user_id_customer_id_fkey FOREIGN KEY (user_id, customer_id) REFERENCES memberships(user_id, customer_id) ON DELETE CASCADE,
  constraint saved_searches_pkey PRIMARY KEY (id),
  constraint saved_searches_name UNIQUE (customer_id, user_id, list, name)
);
CREATE UNIQUE INDEX saved_searches_one_default ON saved_searches USING btree (customer_id, user_id, list) WHERE is_default;
CREATE INDEX saved_searches_shared ON saved_searches USING btree (customer_id, list) WHERE is_shared;

create table schema_migrations (
  name text not null,
  checksum text not null,
  applied_at timestamp with time zone not null default now(),
  constraint schema_migrations_pkey PRIMARY KEY (name)
);

create table script_versions (
  customer_id text not null,
  script_id text not null,
  version_no integer not null,
  title text not null,
  body text not null,
  saved_by text,
  saved_at timestamp with time zone not null,
  constraint script_versions_version_no_check CHECK ((version_no > 0)),
  constraint script_versions_customer_id_script_id_fkey FOREIGN KEY (customer_id, script_id) REFERENCES scripts(customer_id, id) ON DELETE CASCADE,
  constraint script_versions_saved_by_fkey FOREIGN KEY (saved_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint script_versions_pkey PRIMARY KEY (script_id, version_no)
);

create table scripts (
  id text not null,
  customer_id text not null,
  owner_user_id text not null,
  title text not null,
  body text not null default ''::text,
  language text,
  words_per_minute integer not null default 140,
  is_ready boolean not null default false,
  archived_at timestamp with time zone,
  state text not null generated always as (
CASE
    WHEN (archived_at IS NOT NULL) THEN 'archived'::text
    WHEN is_ready THEN 'ready'::text
    ELSE 'draft'::text
END),
  version_no integer not null default 0,
  created_by text not null,
  created_at timestamp with time zone not null,
  updated_by text,
  updated_at timestamp with time zone not null,
  rev integer not null default 1,
  deleted_by text,
  deleted_at timestamp with time zone,
  title_key text not null generated always as (search_key(title)),
  search_key text not null generated always as (search_key(((title || ' '::text) || body))),
  constraint scripts_body_check CHECK ((length(body) <= 20000)),
  constraint scripts_id_check CHECK ((id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'::text)),
  constraint scripts_rev_check CHECK ((rev > 0)),
  constraint scripts_title_check CHECK (((btrim(title) <> ''::text) AND (length(title) <= 200))),
  constraint scripts_version_no_check CHECK ((version_no >= 0)),
  constraint scripts_words_per_minute_check CHECK (((words_per_minute >= 80) AND (words_per_minute <= 240))),
  constraint scripts_created_by_customer_id_fkey FOREIGN KEY (created_by, customer_id) REFERENCES memberships(user_id, customer_id),
  constraint scripts_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint scripts_deleted_by_fkey FOREIGN KEY (deleted_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint scripts_owner_user_id_customer_id_fkey FOREIGN KEY (owner_user_id, customer_id) REFERENCES memberships(user_id, customer_id),
  constraint scripts_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint scripts_pkey PRIMARY KEY (id),
  constraint scripts_customer_id_id_key UNIQUE (customer_id, id)
);
CREATE INDEX scripts_changed ON scripts USING btree (customer_id, updated_at, id) WHERE (deleted_at IS NULL);
CREATE INDEX scripts_title ON scripts USING btree (customer_id, title_key, id) WHERE (deleted_at IS NULL);
CREATE INDEX scripts_trash ON scripts USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);

create table session_families (
  id text not null,
  user_id text not null,
  customer_id text not null,
  binding_hash text not null,
  generation integer not null default 0,
  seen_generation integer not null default '-1'::integer,
  user_agent text not null,
  ip text not null,
  created_at timestamp with time zone not null,
  last_active_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  end_reason text,
  constraint session_families_check CHECK (((seen_generation >= '-1'::integer) AND (seen_generation <= generation))),
  constraint session_families_check1 CHECK ((expires_at > created_at)),
  constraint session_families_check2 CHECK (((ended_at IS NULL) = (end_reason IS NULL))),
  constraint session_families_end_reason_check CHECK ((end_reason = ANY (ARRAY['signOut'::text, 'idle'::text, 'expired'::text, 'reuse'::text, 'inactive'::text, 'switch'::text, 'admin'::text, 'passwordChanged'::text]))),
  constraint session_families_generation_check CHECK ((generation >= 0)),
  constraint session_families_id_check CHECK ((id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'::text)),
  constraint session_families_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint session_families_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint session_families_pkey PRIMARY KEY (id)
);
CREATE INDEX session_families_binding ON session_families USING btree (binding_hash) WHERE (ended_at IS NULL);
CREATE INDEX session_families_expiry ON session_families USING btree (expires_at);
CREATE INDEX session_families_user ON session_families USING btree (user_id) WHERE (ended_at IS NULL);

create table shot_types (
  id text not null,
  name text not null,
  description text,
  sequence integer not null default 0,
  is_active boolean not null default true,
  name_key text generated always as (search_key(name)),
  search_key text generated always as (search_key(((name || ' '::text) || COALESCE(description, ''::text)))),
  created_by text,
  created_at timestamp with time zone not null,
  updated_by text,
  updated_at timestamp with time zone,
  rev integer not null default 1,
  constraint shot_types_id_check CHECK ((id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'::text)),
  constraint shot_types_name_check CHECK ((btrim(name) <> ''::text)),
  constraint shot_types_rev_check CHECK ((rev > 0)),
  constraint shot_types_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint shot_types_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint shot_types_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX shot_types_name ON shot_types USING btree (name_key);

create table storyboards (
  id text not null,
  customer_id text not null,
  owner_user_id text not null,
  title text not null,
  state text not null default 'draft'::text,
  created_by text not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  rev integer not null default 1,
  deleted_at timestamp with time zone,
  constraint storyboards_id_check CHECK ((id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'::text)),
  constraint storyboards_rev_check CHECK ((rev > 0)),
  constraint storyboards_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'active'::text, 'on_hold'::text, 'complete'::text, 'assembled'::text, 'archived'::text, 'cancelled'::text]))),
  constraint storyboards_title_check CHECK ((btrim(title) <> ''::text)),
  constraint storyboards_created_by_customer_id_fkey FOREIGN KEY (created_by, customer_id) REFERENCES memberships(user_id, customer_id),
  constraint storyboards_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint storyboards_owner_user_id_customer_id_fkey FOREIGN KEY (owner_user_id, customer_id) REFERENCES memberships(user_id, customer_id),
  constraint storyboards_pkey PRIMARY KEY (id),
  constraint storyboards_customer_id_id_key UNIQUE (customer_id, id)
);

create table template_versions (
  customer_id text not null,
  template_id text not null,
  version_no integer not null,
  story jsonb not null,
  slots integer not null,
  least_ms integer not null,
  most_ms integer not null,
  note text,
  published_by text,
  published_at timestamp with time zone not null,
  constraint template_versions_check CHECK ((most_ms >= least_ms)),
  constraint template_versions_least_ms_check CHECK ((least_ms >= 0)),
  constraint template_versions_note_check CHECK ((length(note) <= 500)),
  constraint template_versions_slots_check CHECK ((slots >= 0)),
  constraint template_versions_version_no_check CHECK ((version_no > 0)),
  constraint template_versions_customer_id_template_id_fkey FOREIGN KEY (customer_id, template_id) REFERENCES program_templates(customer_id, id) ON DELETE CASCADE,
  constraint template_versions_published_by_fkey FOREIGN KEY (published_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint template_versions_pkey PRIMARY KEY (template_id, version_no)
);

create table third_party_identities (
  id text not null,
  issuer text not null,
  subject text not null,
  user_id text not null,
  name text not null,
  email text not null,
  linked_at timestamp with time zone not null,
  constraint third_party_identities_id_check CHECK ((id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'::text)),
  constraint third_party_identities_issuer_check CHECK ((issuer <> ''::text)),
  constraint third_party_identities_subject_check CHECK ((subject <> ''::text)),
  constraint third_party_identities_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint third_party_identities_pkey PRIMARY KEY (id),
  constraint third_party_identities_issuer_subject_key UNIQUE (issuer, subject)
);
CREATE INDEX third_party_identities_user ON third_party_identities USING btree (user_id);

create table third_party_spent_states (
  state_hash text not null,
  expires_at timestamp with time zone not null,
  constraint third_party_spent_states_pkey PRIMARY KEY (state_hash)
);
CREATE INDEX third_party_spent_states_expiry ON third_party_spent_states USING btree (expires_at);

create table users (
  id text not null,
  name text not null,
  user_name text not null,
  email text not null,
  password_hash text,
  picture_url text,
  you_tube_integrated boolean not null default false,
  is_first_time_login boolean not null default false,
  must_change_password boolean not null default false,
  state text not null default 'active'::text,
  last_login_at timestamp with time zone,
  created_at timestamp with time zone not null,
  temporary_password_expires_at timestamp with time zone,
  phone text,
  locale text,
  timezone text,
  created_by text,
  updated_at timestamp with time zone,
  updated_by text,
  rev integer not null default 1,
  name_key text generated always as (search_key(name)),
  search_key text generated always as (search_key(((((name || ' '::text) || email) || ' '::text) || user_name))),
  constraint users_email_check CHECK ((email ~~ '%_@_%'::text)),
  constraint users_id_check CHECK ((id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'::text)),
  constraint users_name_check CHECK ((btrim(name) <> ''::text)),
  constraint users_rev_check CHECK ((rev > 0)),
  constraint users_state_check CHECK ((state = ANY (ARRAY['invited'::text, 'active'::text, 'inactive'::text, 'locked'::text]))),
  constraint users_user_name_check CHECK ((btrim(user_name) <> ''::text)),
  constraint users_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint users_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint users_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX users_email ON users USING btree (lower(email));
CREATE INDEX users_name_key ON users USING btree (name_key, id);
CREATE UNIQUE INDEX users_user_name ON users USING btree (lower(user_name));
