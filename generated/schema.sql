create table approval_approvers (
  request_id text not null,
  customer_id text not null,
  stage_no integer not null,
  user_id text not null,
  decision text,
  note text,
  decided_at timestamp with time zone,
  due_told text,
  constraint approval_approvers_check CHECK (((decision IS NULL) = (decided_at IS NULL))),
  constraint approval_approvers_decision_check CHECK ((decision = ANY (ARRAY['approve'::text, 'changes'::text, 'reject'::text]))),
  constraint approval_approvers_due_told_check CHECK ((due_told = ANY (ARRAY['tomorrow'::text, 'overdue'::text]))),
  constraint approval_approvers_note_check CHECK (((decision IS DISTINCT FROM 'reject'::text) OR (btrim(COALESCE(note, ''::text)) <> ''::text))),
  constraint approval_approvers_stage_no_check CHECK ((stage_no > 0)),
  constraint approval_approvers_customer_id_request_id_fkey FOREIGN KEY (customer_id, request_id) REFERENCES approval_requests(customer_id, id) ON DELETE CASCADE,
  constraint approval_approvers_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint approval_approvers_pkey PRIMARY KEY (request_id, stage_no, user_id)
);
CREATE INDEX approval_approvers_person ON approval_approvers USING btree (user_id);
CREATE INDEX approval_approvers_user ON approval_approvers USING btree (customer_id, user_id) WHERE (decision IS NULL);
comment on column approval_approvers.due_told is 'The last reminder sent about the due day of the stage.';

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
CREATE INDEX approval_requests_due ON approval_requests USING btree (due_on) WHERE ((state = 'pending'::text) AND (due_on IS NOT NULL));
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
CREATE INDEX audit_events_at ON audit_events USING btree (at);
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

create table campaign_channels (
  customer_id text not null,
  campaign_id text not null,
  channel_id text not null,
  constraint campaign_channels_customer_id_campaign_id_fkey FOREIGN KEY (customer_id, campaign_id) REFERENCES campaigns(customer_id, id) ON DELETE CASCADE,
  constraint campaign_channels_customer_id_channel_id_fkey FOREIGN KEY (customer_id, channel_id) REFERENCES channels(customer_id, id) ON DELETE CASCADE,
  constraint campaign_channels_pkey PRIMARY KEY (campaign_id, channel_id)
);
CREATE INDEX campaign_channels_channel ON campaign_channels USING btree (customer_id, channel_id);

create table campaign_contacts (
  customer_id text not null,
  campaign_id text not null,
  contact_id text not null,
  constraint campaign_contacts_customer_id_campaign_id_fkey FOREIGN KEY (customer_id, campaign_id) REFERENCES campaigns(customer_id, id) ON DELETE CASCADE,
  constraint campaign_contacts_customer_id_contact_id_fkey FOREIGN KEY (customer_id, contact_id) REFERENCES contacts(customer_id, id) ON DELETE CASCADE,
  constraint campaign_contacts_pkey PRIMARY KEY (campaign_id, contact_id)
);
CREATE INDEX campaign_contacts_contact ON campaign_contacts USING btree (customer_id, contact_id);

create table campaign_letters (
  id text not null,
  customer_id text not null,
  campaign_id text not null,
  subject text not null,
  subject_key text not null generated always as (search_key(subject)),
  doc jsonb not null,
  segment text not null,
  send_at timestamp with time zone,
  state text not null default 'draft'::text,
  created_by text,
  created_at timestamp with time zone not null,
  updated_by text,
  updated_at timestamp with time zone not null,
  rev integer not null default 1,
  constraint campaign_letters_check CHECK (((state <> 'planned'::text) OR (send_at IS NOT NULL))),
  constraint campaign_letters_doc_check CHECK ((jsonb_typeof(doc) = 'object'::text)),
  constraint campaign_letters_id_check CHECK ((id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'::text)),
  constraint campaign_letters_rev_check CHECK ((rev > 0)),
  constraint campaign_letters_segment_check CHECK ((segment = ANY (ARRAY['everybody'::text, 'notVisited'::text, 'notStarted'::text, 'notWatched'::text, 'watched'::text]))),
  constraint campaign_letters_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'planned'::text, 'handed'::text]))),
  constraint campaign_letters_subject_check CHECK (((btrim(subject) <> ''::text) AND (length(subject) <= 150))),
  constraint campaign_letters_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint campaign_letters_customer_id_campaign_id_fkey FOREIGN KEY (customer_id, campaign_id) REFERENCES campaigns(customer_id, id) ON DELETE CASCADE,
  constraint campaign_letters_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint campaign_letters_pkey PRIMARY KEY (id),
  constraint campaign_letters_customer_id_id_key UNIQUE (customer_id, id)
);
CREATE INDEX campaign_letters_campaign ON campaign_letters USING btree (customer_id, campaign_id, send_at);
CREATE INDEX campaign_letters_due ON campaign_letters USING btree (send_at) WHERE (state = 'planned'::text);
CREATE INDEX campaign_letters_newest ON campaign_letters USING btree (customer_id, created_at, id);
comment on column campaign_letters.state is 'Handed: the mail lane sends the email from here on.';

create table campaign_lists (
  customer_id text not null,
  campaign_id text not null,
  list_id text not null,
  constraint campaign_lists_customer_id_campaign_id_fkey FOREIGN KEY (customer_id, campaign_id) REFERENCES campaigns(customer_id, id) ON DELETE CASCADE,
  constraint campaign_lists_customer_id_list_id_fkey FOREIGN KEY (customer_id, list_id) REFERENCES contact_lists(customer_id, id) ON DELETE CASCADE,
  constraint campaign_lists_pkey PRIMARY KEY (campaign_id, list_id)
);
CREATE INDEX campaign_lists_list ON campaign_lists USING btree (customer_id, list_id);

create table campaign_posts (
  customer_id text not null,
  campaign_id text not null,
  delivery_id text not null,
  constraint campaign_posts_customer_id_campaign_id_fkey FOREIGN KEY (customer_id, campaign_id) REFERENCES campaigns(customer_id, id) ON DELETE CASCADE,
  constraint campaign_posts_delivery_id_fkey FOREIGN KEY (delivery_id) REFERENCES program_deliveries(id) ON DELETE CASCADE,
  constraint campaign_posts_pkey PRIMARY KEY (delivery_id)
);
CREATE INDEX campaign_posts_campaign ON campaign_posts USING btree (customer_id, campaign_id);

create table campaign_programs (
  customer_id text not null,
  campaign_id text not null,
  program_id text not null,
  position integer not null,
  constraint campaign_programs_position_check CHECK (("position" >= 0)),
  constraint campaign_programs_customer_id_campaign_id_fkey FOREIGN KEY (customer_id, campaign_id) REFERENCES campaigns(customer_id, id) ON DELETE CASCADE,
  constraint campaign_programs_customer_id_program_id_fkey FOREIGN KEY (customer_id, program_id) REFERENCES programs(customer_id, id) ON DELETE CASCADE,
  constraint campaign_programs_pkey PRIMARY KEY (campaign_id, program_id)
);
CREATE INDEX campaign_programs_program ON campaign_programs USING btree (customer_id, program_id);

create table campaign_requests (
  customer_id text not null,
  campaign_id text not null,
  request_id text not null,
  constraint campaign_requests_customer_id_campaign_id_fkey FOREIGN KEY (customer_id, campaign_id) REFERENCES campaigns(customer_id, id) ON DELETE CASCADE,
  constraint campaign_requests_customer_id_request_id_fkey FOREIGN KEY (customer_id, request_id) REFERENCES crowd_requests(customer_id, id) ON DELETE CASCADE,
  constraint campaign_requests_pkey PRIMARY KEY (campaign_id, request_id)
);
CREATE INDEX campaign_requests_request ON campaign_requests USING btree (customer_id, request_id);

create table campaigns (
  id text not null,
  customer_id text not null,
  owner_user_id text not null,
  name text not null,
  name_key text not null generated always as (search_key(name)),
  goal text not null default ''::text,
  state text not null default 'draft'::text,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  reply_to text,
  share_page_id text,
  created_by text,
  created_at timestamp with time zone not null,
  updated_by text,
  updated_at timestamp with time zone not null,
  rev integer not null default 1,
  consent text not null default 'agreed'::text,
  constraint campaigns_check CHECK (((starts_at IS NULL) OR (ends_at IS NULL) OR (starts_at < ends_at))),
  constraint campaigns_consent_check CHECK ((consent = ANY (ARRAY['agreed'::text, 'notRefused'::text]))),
  constraint campaigns_goal_check CHECK ((length(goal) <= 500)),
  constraint campaigns_id_check CHECK ((id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'::text)),
  constraint campaigns_name_check CHECK (((btrim(name) <> ''::text) AND (length(name) <= 120))),
  constraint campaigns_rev_check CHECK ((rev > 0)),
  constraint campaigns_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'scheduled'::text, 'live'::text, 'paused'::text, 'closed'::text, 'archived'::text]))),
  constraint campaigns_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint campaigns_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint campaigns_customer_id_share_page_id_fkey FOREIGN KEY (customer_id, share_page_id) REFERENCES share_pages(customer_id, id) ON DELETE SET NULL (share_page_id),
  constraint campaigns_owner_user_id_customer_id_fkey FOREIGN KEY (owner_user_id, customer_id) REFERENCES memberships(user_id, customer_id),
  constraint campaigns_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint campaigns_pkey PRIMARY KEY (id),
  constraint campaigns_customer_id_id_key UNIQUE (customer_id, id)
);
CREATE INDEX campaigns_begin ON campaigns USING btree (starts_at) WHERE (state = 'scheduled'::text);
CREATE INDEX campaigns_end ON campaigns USING btree (ends_at) WHERE (state = ANY (ARRAY['live'::text, 'paused'::text]));
CREATE INDEX campaigns_newest ON campaigns USING btree (customer_id, created_at, id);
CREATE INDEX campaigns_owner ON campaigns USING btree (owner_user_id, customer_id);
CREATE INDEX campaigns_page ON campaigns USING btree (customer_id, share_page_id) WHERE (share_page_id IS NOT NULL);
comment on column campaigns.share_page_id is 'The share page that the mail links to.';
comment on column campaigns.consent is 'Who in the audience gets mail: contacts who agreed, or all who did not refuse.';

create table caption_makings (
  id text not null,
  customer_id text not null,
  clip_id text not null,
  lang text not null,
  fail_code text,
  asked_by text not null,
  asked_at timestamp with time zone not null,
  constraint caption_makings_fail_code_check CHECK ((fail_code = ANY (ARRAY['notWritten'::text, 'tookTooLong'::text, 'nothingSaid'::text, 'noSound'::text, 'writtenMeanwhile'::text]))),
  constraint caption_makings_lang_check CHECK ((lang ~ '^[a-z]{2,3}(-[A-Z]{2})?$'::text)),
  constraint caption_makings_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES users(id) ON DELETE CASCADE,
  constraint caption_makings_customer_id_clip_id_fkey FOREIGN KEY (customer_id, clip_id) REFERENCES footage_clips(customer_id, id) ON DELETE CASCADE,
  constraint caption_makings_pkey PRIMARY KEY (id),
  constraint caption_makings_clip_id_lang_key UNIQUE (clip_id, lang)
);
comment on table caption_makings is 'Captions that are being transcribed, or could not be.';

create table caption_versions (
  customer_id text not null,
  clip_id text,
  lang text not null,
  version_no integer not null,
  source text not null,
  cues jsonb not null,
  saved_by text,
  saved_at timestamp with time zone not null,
  version_id text,
  film_id text not null generated always as (COALESCE(clip_id, version_id)),
  constraint caption_versions_check CHECK ((num_nonnulls(clip_id, version_id) = 1)),
  constraint caption_versions_source_check CHECK ((source = ANY (ARRAY['upload'::text, 'human'::text, 'version'::text, 'speech'::text]))),
  constraint caption_versions_version_no_check CHECK ((version_no > 0)),
  constraint caption_versions_customer_id_clip_id_fkey FOREIGN KEY (customer_id, clip_id) REFERENCES footage_clips(customer_id, id) ON DELETE CASCADE,
  constraint caption_versions_customer_id_version_id_fkey FOREIGN KEY (customer_id, version_id) REFERENCES program_versions(customer_id, id) ON DELETE CASCADE,
  constraint caption_versions_saved_by_fkey FOREIGN KEY (saved_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint caption_versions_pkey PRIMARY KEY (film_id, lang, version_no)
);
CREATE INDEX caption_versions_clip ON caption_versions USING btree (clip_id) WHERE (clip_id IS NOT NULL);
CREATE INDEX caption_versions_version ON caption_versions USING btree (version_id) WHERE (version_id IS NOT NULL);
comment on column caption_versions.cues is 'Times count from the start of the whole take.';

create table captions (
  customer_id text not null,
  clip_id text,
  lang text not null,
  version_no integer not null,
  words_key text not null,
  version_id text,
  film_id text not null generated always as (COALESCE(clip_id, version_id)),
  constraint captions_check CHECK ((num_nonnulls(clip_id, version_id) = 1)),
  constraint captions_lang_check CHECK ((lang ~ '^[a-z]{2,3}(-[A-Z]{2})?$'::text)),
  constraint captions_version_no_check CHECK ((version_no > 0)),
  constraint captions_customer_id_clip_id_fkey FOREIGN KEY (customer_id, clip_id) REFERENCES footage_clips(customer_id, id) ON DELETE CASCADE,
  constraint captions_customer_id_version_id_fkey FOREIGN KEY (customer_id, version_id) REFERENCES program_versions(customer_id, id) ON DELETE CASCADE,
  constraint captions_pkey PRIMARY KEY (film_id, lang)
);
CREATE INDEX captions_clip ON captions USING btree (clip_id) WHERE (clip_id IS NOT NULL);
CREATE INDEX captions_version ON captions USING btree (version_id) WHERE (version_id IS NOT NULL);

create table channel_chat_hooks (
  channel_id text not null,
  customer_id text not null,
  kind text not null,
  host text not null,
  sealed_url text not null,
  told_at timestamp with time zone,
  fault text,
  saved_by text,
  saved_at timestamp with time zone not null,
  constraint channel_chat_hooks_fault_check CHECK ((fault = ANY (ARRAY['gone'::text, 'refused'::text, 'unreachable'::text]))),
  constraint channel_chat_hooks_kind_check CHECK ((kind = ANY (ARRAY['slack'::text, 'teams'::text, 'discord'::text]))),
  constraint channel_chat_hooks_customer_id_channel_id_fkey FOREIGN KEY (customer_id, channel_id) REFERENCES channels(customer_id, id) ON DELETE CASCADE,
  constraint channel_chat_hooks_saved_by_fkey FOREIGN KEY (saved_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint channel_chat_hooks_pkey PRIMARY KEY (channel_id)
);
comment on table channel_chat_hooks is 'The team chat that posts are announced in.';
comment on column channel_chat_hooks.sealed_url is 'Encrypted, and bound to the id of the channel.';

create table channel_owners (
  customer_id text not null,
  channel_id text not null,
  user_id text not null,
  constraint channel_owners_customer_id_channel_id_fkey FOREIGN KEY (customer_id, channel_id) REFERENCES channels(customer_id, id) ON DELETE CASCADE,
  constraint channel_owners_user_id_customer_id_fkey FOREIGN KEY (user_id, customer_id) REFERENCES memberships(user_id, customer_id) ON DELETE CASCADE,
  constraint channel_owners_pkey PRIMARY KEY (channel_id, user_id)
);
CREATE INDEX channel_owners_user ON channel_owners USING btree (user_id, customer_id);

create table channel_subscriptions (
  customer_id text not null,
  channel_id text not null,
  user_id text not null,
  state text not null,
  source text not null default 'self'::text,
  asked_at timestamp with time zone not null,
  joined_at timestamp with time zone,
  from_at timestamp with time zone,
  muted_until timestamp with time zone,
  mailed_at timestamp with time zone,
  constraint channel_subscriptions_check CHECK (((state <> 'active'::text) OR ((joined_at IS NOT NULL) AND (from_at IS NOT NULL)))),
  constraint channel_subscriptions_source_check CHECK ((source = ANY (ARRAY['self'::text, 'auto'::text, 'admin'::text]))),
  constraint channel_subscriptions_state_check CHECK ((state = ANY (ARRAY['requested'::text, 'active'::text, 'left'::text, 'denied'::text]))),
  constraint channel_subscriptions_customer_id_channel_id_fkey FOREIGN KEY (customer_id, channel_id) REFERENCES channels(customer_id, id) ON DELETE CASCADE,
  constraint channel_subscriptions_user_id_customer_id_fkey FOREIGN KEY (user_id, customer_id) REFERENCES memberships(user_id, customer_id) ON DELETE CASCADE,
  constraint channel_subscriptions_pkey PRIMARY KEY (user_id, channel_id)
);
CREATE INDEX channel_subscriptions_channel ON channel_subscriptions USING btree (customer_id, channel_id, state);
comment on column channel_subscriptions.from_at is 'Earlier posts stay out of the inbox, unless they are required.';
comment on column channel_subscriptions.mailed_at is 'The end of the period that the last daily email covered.';

create table channels (
  id text not null,
  customer_id text not null,
  name text not null,
  name_key text not null generated always as (search_key(name)),
  description text,
  search_key text not null generated always as (search_key(((name || ' '::text) || COALESCE(description, ''::text)))),
  picture_url text,
  access text not null default 'open'::text,
  posting text not null default 'owners'::text,
  auto_roles text[] not null default '{}'::text[],
  backfill text not null default '30days'::text,
  mail text not null default 'off'::text,
  has_comments boolean not null default true,
  default_expiry_days integer,
  chat_channel_id text,
  archived_at timestamp with time zone,
  state text not null generated always as (
CASE
    WHEN (archived_at IS NULL) THEN 'active'::text
    ELSE 'archived'::text
END),
  created_by text,
  created_at timestamp with time zone not null,
  updated_by text,
  updated_at timestamp with time zone not null,
  rev integer not null default 1,
  constraint channels_access_check CHECK ((access = ANY (ARRAY['open'::text, 'request'::text, 'secret'::text]))),
  constraint channels_backfill_check CHECK ((backfill = ANY (ARRAY['none'::text, '30days'::text, 'all'::text]))),
  constraint channels_chat_channel_id_check CHECK (((length(chat_channel_id) >= 1) AND (length(chat_channel_id) <= 200))),
  constraint channels_default_expiry_days_check CHECK (((default_expiry_days >= 1) AND (default_expiry_days <= 3650))),
  constraint channels_description_check CHECK ((length(description) <= 500)),
  constraint channels_id_check CHECK ((id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'::text)),
  constraint channels_mail_check CHECK ((mail = ANY (ARRAY['off'::text, 'instant'::text, 'daily'::text]))),
  constraint channels_name_check CHECK (((btrim(name) <> ''::text) AND (length(name) <= 80))),
  constraint channels_posting_check CHECK ((posting = ANY (ARRAY['owners'::text, 'creators'::text, 'members'::text]))),
  constraint channels_rev_check CHECK ((rev > 0)),
  constraint channels_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint channels_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint channels_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint channels_pkey PRIMARY KEY (id),
  constraint channels_customer_id_chat_channel_id_key UNIQUE (customer_id, chat_channel_id),
  constraint channels_customer_id_id_key UNIQUE (customer_id, id),
  constraint channels_customer_id_name_key_key UNIQUE (customer_id, name_key)
);
comment on column channels.posting is 'Who may post, besides campaign managers and owners.';
comment on column channels.auto_roles is 'People with one of these roles follow the channel without asking.';
comment on column channels.backfill is 'Which earlier posts reach the inbox of people who join later.';

create table comment_reports (
  comment_id text not null,
  user_id text not null,
  reported_at timestamp with time zone not null,
  constraint comment_reports_comment_id_fkey FOREIGN KEY (comment_id) REFERENCES review_comments(id) ON DELETE CASCADE,
  constraint comment_reports_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint comment_reports_pkey PRIMARY KEY (comment_id, user_id)
);
CREATE INDEX comment_reports_user ON comment_reports USING btree (user_id);

create table consent_forms (
  id text not null,
  customer_id text not null,
  name text not null,
  name_key text not null generated always as (search_key(name)),
  retired_at timestamp with time zone,
  created_by text,
  created_at timestamp with time zone not null,
  updated_by text,
  updated_at timestamp with time zone not null,
  rev integer not null default 1,
  constraint consent_forms_id_check CHECK ((id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'::text)),
  constraint consent_forms_name_check CHECK (((btrim(name) <> ''::text) AND (length(name) <= 120))),
  constraint consent_forms_rev_check CHECK ((rev > 0)),
  constraint consent_forms_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint consent_forms_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint consent_forms_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint consent_forms_pkey PRIMARY KEY (id),
  constraint consent_forms_customer_id_id_key UNIQUE (customer_id, id)
);
CREATE UNIQUE INDEX consent_forms_name ON consent_forms USING btree (customer_id, name_key) WHERE (retired_at IS NULL);
CREATE INDEX consent_forms_order ON consent_forms USING btree (customer_id, name_key, id);

create table consent_versions (
  customer_id text not null,
  form_id text not null,
  version integer not null,
  texts jsonb not null,
  active_from timestamp with time zone,
  created_at timestamp with time zone not null,
  constraint consent_versions_version_check CHECK ((version > 0)),
  constraint consent_versions_customer_id_form_id_fkey FOREIGN KEY (customer_id, form_id) REFERENCES consent_forms(customer_id, id) ON DELETE CASCADE,
  constraint consent_versions_pkey PRIMARY KEY (form_id, version)
);
CREATE UNIQUE INDEX consent_versions_draft ON consent_versions USING btree (form_id) WHERE (active_from IS NULL);
comment on column consent_versions.texts is 'Plain text by language.';
comment on column consent_versions.active_from is 'Null: a draft.';

create table consents (
  id text not null,
  customer_id text not null,
  submission_id text not null,
  form_id text not null,
  version integer not null,
  language text not null,
  text_hash text not null,
  name text not null,
  name_key text not null generated always as (search_key(name)),
  guardian text,
  email text,
  ip text,
  browser text,
  given_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  ended_by text,
  ended_by_user text,
  end_reason text,
  purge_on date,
  rev integer not null default 1,
  request_id text not null,
  request_title text not null,
  updated_at timestamp with time zone not null,
  updated_by text,
  constraint consents_browser_check CHECK ((length(browser) <= 400)),
  constraint consents_check CHECK (((ended_at IS NULL) = (ended_by IS NULL))),
  constraint consents_end_reason_check CHECK ((length(end_reason) <= 500)),
  constraint consents_ended_by_check CHECK ((ended_by = ANY (ARRAY['guest'::text, 'staff'::text]))),
  constraint consents_guardian_check CHECK (((btrim(guardian) <> ''::text) AND (length(guardian) <= 120))),
  constraint consents_id_check CHECK ((id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'::text)),
  constraint consents_name_check CHECK (((btrim(name) <> ''::text) AND (length(name) <= 120))),
  constraint consents_rev_check CHECK ((rev > 0)),
  constraint consents_text_hash_check CHECK ((text_hash ~ '^[0-9a-f]{64}$'::text)),
  constraint consents_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint consents_ended_by_user_fkey FOREIGN KEY (ended_by_user) REFERENCES users(id) ON DELETE SET NULL,
  constraint consents_form_id_version_fkey FOREIGN KEY (form_id, version) REFERENCES consent_versions(form_id, version),
  constraint consents_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint consents_pkey PRIMARY KEY (id),
  constraint consents_customer_id_id_key UNIQUE (customer_id, id)
);
CREATE INDEX consents_given ON consents USING btree (customer_id, given_at, id);
CREATE INDEX consents_name ON consents USING btree (customer_id, name_key, id);
CREATE INDEX consents_purge ON consents USING btree (purge_on) WHERE (purge_on IS NOT NULL);
CREATE UNIQUE INDEX consents_standing ON consents USING btree (customer_id, submission_id) WHERE (ended_at IS NULL);
comment on column consents.text_hash is 'SHA-256 of the text that was shown, in hex.';
comment on column consents.purge_on is 'The day on which the clips are erased.';
comment on column consents.request_title is 'The title of the request when the guest signed.';

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
comment on column contacts.lists_before is 'The lists of the contact before its last bulk change.';
comment on column contacts.lists_rev is 'The revision of the contact that its last bulk change made.';

create table crowd_answers (
  id text not null,
  customer_id text not null,
  submission_id text not null,
  prompt_id text not null,
  asset_id text not null,
  state text not null default 'recorded'::text,
  clip_id text,
  created_at timestamp with time zone not null,
  submitted_at timestamp with time zone,
  constraint crowd_answers_check CHECK (((state = 'accepted'::text) OR (clip_id IS NULL))),
  constraint crowd_answers_id_check CHECK ((id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'::text)),
  constraint crowd_answers_state_check CHECK ((state = ANY (ARRAY['recorded'::text, 'submitted'::text, 'accepted'::text, 'retake'::text, 'rejected'::text]))),
  constraint crowd_answers_customer_id_asset_id_fkey FOREIGN KEY (customer_id, asset_id) REFERENCES media_assets(customer_id, id) ON DELETE CASCADE,
  constraint crowd_answers_customer_id_prompt_id_fkey FOREIGN KEY (customer_id, prompt_id) REFERENCES crowd_prompts(customer_id, id) ON DELETE CASCADE,
  constraint crowd_answers_customer_id_submission_id_fkey FOREIGN KEY (customer_id, submission_id) REFERENCES crowd_submissions(customer_id, id) ON DELETE CASCADE,
  constraint crowd_answers_pkey PRIMARY KEY (id),
  constraint crowd_answers_customer_id_asset_id_key UNIQUE (customer_id, asset_id),
  constraint crowd_answers_customer_id_id_key UNIQUE (customer_id, id)
);
CREATE INDEX crowd_answers_clip ON crowd_answers USING btree (customer_id, clip_id) WHERE (clip_id IS NOT NULL);
CREATE INDEX crowd_answers_submission ON crowd_answers USING btree (customer_id, submission_id);
comment on column crowd_answers.clip_id is 'The clip in Footage, once the answer was accepted.';

create table crowd_prompts (
  id text not null,
  customer_id text not null,
  request_id text not null,
  position integer not null,
  text text not null,
  hint text not null default ''::text,
  script text not null default ''::text,
  min_ms integer,
  max_ms integer not null default 60000,
  is_required boolean not null default true,
  shot_id text,
  constraint crowd_prompts_check CHECK ((((max_ms >= 1000) AND (max_ms <= 600000)) AND (max_ms >= COALESCE(min_ms, 0)))),
  constraint crowd_prompts_hint_check CHECK ((length(hint) <= 500)),
  constraint crowd_prompts_id_check CHECK ((id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'::text)),
  constraint crowd_prompts_min_ms_check CHECK ((min_ms > 0)),
  constraint crowd_prompts_position_check CHECK (("position" > 0)),
  constraint crowd_prompts_script_check CHECK ((length(script) <= 10000)),
  constraint crowd_prompts_text_check CHECK (((btrim(text) <> ''::text) AND (length(text) <= 200))),
  constraint crowd_prompts_customer_id_request_id_fkey FOREIGN KEY (customer_id, request_id) REFERENCES crowd_requests(customer_id, id) ON DELETE CASCADE,
  constraint crowd_prompts_pkey PRIMARY KEY (id),
  constraint crowd_prompts_customer_id_id_key UNIQUE (customer_id, id),
  constraint crowd_prompts_request_id_position_key UNIQUE (request_id, "position") DEFERRABLE INITIALLY DEFERRED
);
CREATE INDEX crowd_prompts_shot ON crowd_prompts USING btree (customer_id, shot_id) WHERE (shot_id IS NOT NULL);

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
  title_key text not null generated always as (search_key(title)),
  welcome text not null default ''::text,
  welcome_clip_id text,
  sources text not null default 'both'::text,
  orientation text,
  languages text[] not null default '{en}'::text[],
  email_rule text not null default 'asked'::text,
  consent_form_id text,
  places integer not null default 200,
  has_open_link boolean not null default false,
  link_hash text,
  link_no integer not null default 1,
  pass_code_hash text,
  remind_days integer[] not null default '{3,7}'::integer[],
  updated_by text,
  draft_rule text not null default 'none'::text,
  program_id text,
  trial_hash text,
  trial_until timestamp with time zone,
  template_id text,
  constraint crowd_requests_check CHECK ((expires_at > opens_at)),
  constraint crowd_requests_draft_rule_check CHECK ((draft_rule = ANY (ARRAY['none'::text, 'perPerson'::text, 'one'::text]))),
  constraint crowd_requests_email_rule_check CHECK ((email_rule = ANY (ARRAY['none'::text, 'asked'::text, 'required'::text]))),
  constraint crowd_requests_id_check CHECK ((id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'::text)),
  constraint crowd_requests_link_no_check CHECK ((link_no > 0)),
  constraint crowd_requests_orientation_check CHECK ((orientation = ANY (ARRAY['landscape'::text, 'portrait'::text, 'square'::text]))),
  constraint crowd_requests_places_check CHECK (((places >= 1) AND (places <= 5000))),
  constraint crowd_requests_rev_check CHECK ((rev > 0)),
  constraint crowd_requests_sources_check CHECK ((sources = ANY (ARRAY['camera'::text, 'upload'::text, 'both'::text]))),
  constraint crowd_requests_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'open'::text, 'paused'::text, 'closed'::text, 'archived'::text]))),
  constraint crowd_requests_title_check CHECK ((btrim(title) <> ''::text)),
  constraint crowd_requests_welcome_check CHECK ((length(welcome) <= 1000)),
  constraint crowd_requests_created_by_customer_id_fkey FOREIGN KEY (created_by, customer_id) REFERENCES memberships(user_id, customer_id),
  constraint crowd_requests_customer_id_consent_form_id_fkey FOREIGN KEY (customer_id, consent_form_id) REFERENCES consent_forms(customer_id, id),
  constraint crowd_requests_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint crowd_requests_customer_id_program_id_fkey FOREIGN KEY (customer_id, program_id) REFERENCES programs(customer_id, id) ON DELETE SET NULL (program_id),
  constraint crowd_requests_customer_id_template_id_fkey FOREIGN KEY (customer_id, template_id) REFERENCES program_templates(customer_id, id) ON DELETE SET NULL (template_id),
  constraint crowd_requests_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint crowd_requests_pkey PRIMARY KEY (id),
  constraint crowd_requests_customer_id_id_key UNIQUE (customer_id, id),
  constraint crowd_requests_link_hash_key UNIQUE (link_hash),
  constraint crowd_requests_trial_hash_key UNIQUE (trial_hash)
);
CREATE INDEX crowd_requests_created ON crowd_requests USING btree (customer_id, created_at, id) WHERE (deleted_at IS NULL);
comment on column crowd_requests.sources is 'How guests may answer.';
comment on column crowd_requests.link_hash is 'Hash of the token in the open link; the token itself is never stored.';
comment on column crowd_requests.link_no is 'The number of the open link that the hash belongs to.';
comment on column crowd_requests.remind_days is 'Days after the invitation.';
comment on column crowd_requests.draft_rule is 'Which drafts accepted answers start.';
comment on column crowd_requests.program_id is 'The one draft that all answers go into.';
comment on column crowd_requests.trial_hash is 'Hash of the token in the link that managers try the request with.';
comment on column crowd_requests.trial_until is 'When the link for trying the request ends.';
comment on column crowd_requests.template_id is 'The template of those drafts.';

create table crowd_reviewers (
  request_id text not null,
  customer_id text not null,
  user_id text not null,
  constraint crowd_reviewers_customer_id_request_id_fkey FOREIGN KEY (customer_id, request_id) REFERENCES crowd_requests(customer_id, id) ON DELETE CASCADE,
  constraint crowd_reviewers_user_id_customer_id_fkey FOREIGN KEY (user_id, customer_id) REFERENCES memberships(user_id, customer_id) ON DELETE CASCADE,
  constraint crowd_reviewers_pkey PRIMARY KEY (request_id, user_id)
);
comment on table crowd_reviewers is 'Without reviewers, every campaign manager reviews.';

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
  token_hash text,
  came_by text not null default 'invited'::text,
  contact_id text,
  language text,
  timezone text,
  sent_at timestamp with time zone,
  opened_at timestamp with time zone,
  reminded integer not null default 0,
  reminded_at timestamp with time zone,
  retake_chips text[] not null default '{}'::text[],
  retake_words text,
  decided_by text,
  decided_at timestamp with time zone,
  withdrawn_at timestamp with time zone,
  rev integer not null default 1,
  guest_name_key text not null generated always as (search_key(guest_name)),
  updated_by text,
  program_id text,
  constraint crowd_submissions_came_by_check CHECK ((came_by = ANY (ARRAY['invited'::text, 'openLink'::text]))),
  constraint crowd_submissions_guest_name_check CHECK ((btrim(guest_name) <> ''::text)),
  constraint crowd_submissions_id_check CHECK ((id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'::text)),
  constraint crowd_submissions_reminded_check CHECK ((reminded >= 0)),
  constraint crowd_submissions_retake_words_check CHECK ((length(retake_words) <= 1000)),
  constraint crowd_submissions_rev_check CHECK ((rev > 0)),
  constraint crowd_submissions_state_check CHECK ((state = ANY (ARRAY['queued'::text, 'sent'::text, 'opened'::text, 'started'::text, 'submitted'::text, 'retake_requested'::text, 'accepted'::text, 'rejected'::text, 'withdrawn'::text, 'expired'::text, 'bounced'::text]))),
  constraint crowd_submissions_customer_id_program_id_fkey FOREIGN KEY (customer_id, program_id) REFERENCES programs(customer_id, id) ON DELETE SET NULL (program_id),
  constraint crowd_submissions_customer_id_request_id_fkey FOREIGN KEY (customer_id, request_id) REFERENCES crowd_requests(customer_id, id) ON DELETE CASCADE,
  constraint crowd_submissions_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint crowd_submissions_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint crowd_submissions_pkey PRIMARY KEY (id),
  constraint crowd_submissions_customer_id_id_key UNIQUE (customer_id, id),
  constraint crowd_submissions_token_hash_key UNIQUE (token_hash)
);
CREATE INDEX crowd_submissions_created ON crowd_submissions USING btree (customer_id, created_at, id);
CREATE INDEX crowd_submissions_request ON crowd_submissions USING btree (customer_id, request_id, created_at, id);
CREATE INDEX crowd_submissions_state ON crowd_submissions USING btree (customer_id, state);
comment on column crowd_submissions.token_hash is 'Hash of the token in the guest''s own link; the token itself is never stored.';
comment on column crowd_submissions.program_id is 'The draft that the answers went into.';

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
  render_minutes integer not null default 300,
  vendor_customer_id text,
  viewer_names text not null default 'required'::text,
  constraint customers_flags_check CHECK ((jsonb_typeof(flags) = 'object'::text)),
  constraint customers_id_check CHECK ((id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'::text)),
  constraint customers_life_state_check CHECK ((life_state = ANY (ARRAY['trial'::text, 'active'::text, 'closed'::text]))),
  constraint customers_name_check CHECK ((btrim(name) <> ''::text)),
  constraint customers_other_vendor CHECK ((vendor_customer_id <> id)),
  constraint customers_render_minutes_check CHECK (((render_minutes >= 0) AND (render_minutes <= 1000000))),
  constraint customers_rev_check CHECK ((rev > 0)),
  constraint customers_seats_check CHECK ((seats > 0)),
  constraint customers_storage_bytes_check CHECK ((storage_bytes >= 0)),
  constraint customers_viewer_names_check CHECK ((viewer_names = ANY (ARRAY['required'::text, 'all'::text, 'none'::text]))),
  constraint customers_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint customers_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint customers_vendor_customer_id_fkey FOREIGN KEY (vendor_customer_id) REFERENCES customers(id) ON DELETE SET NULL,
  constraint customers_pkey PRIMARY KEY (id)
);
CREATE INDEX customers_name_key ON customers USING btree (name_key, id);
comment on column customers.life_state is 'Whether the customer is on trial, active or closed; a lock is separate (is_locked).';
comment on column customers.flags is 'By flag id; a missing flag has its default from the manifest.';
comment on column customers.seats is 'How many people may belong to the customer.';
comment on column customers.storage_bytes is 'How much storage its files may take.';
comment on column customers.render_minutes is 'How many minutes of film may be rendered in a month.';
comment on column customers.vendor_customer_id is 'The customer that edits professionally for it.';
comment on column customers.viewer_names is 'Whose names analytics shows: viewers of required programs, of all, or of none.';

create table deliverables (
  id text not null,
  customer_id text not null,
  owner_user_id text,
  program_id text,
  title text not null,
  kind text not null default 'program'::text,
  state text not null default 'planned'::text,
  created_by text not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  rev integer not null default 1,
  deleted_at timestamp with time zone,
  due_on date,
  maker_user_id text,
  preset text not null default 'web'::text,
  max_seconds integer,
  languages text[] not null default '{}'::text[],
  notes text not null default ''::text,
  version_id text,
  file_id text,
  delivered_by text,
  delivered_at timestamp with time zone,
  accepted_words text,
  changes_words text,
  decided_at timestamp with time zone,
  state_before text,
  updated_by text,
  title_key text not null generated always as (search_key(title)),
  constraint deliverables_accepted_words_check CHECK ((length(accepted_words) <= 1000)),
  constraint deliverables_changes_words_check CHECK ((length(changes_words) <= 1000)),
  constraint deliverables_check CHECK (((version_id IS NULL) OR (file_id IS NULL))),
  constraint deliverables_id_check CHECK ((id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'::text)),
  constraint deliverables_kind_check CHECK ((kind = ANY (ARRAY['program'::text, 'cutdown'::text, 'captions'::text, 'still'::text, 'raw'::text]))),
  constraint deliverables_max_seconds_check CHECK ((max_seconds > 0)),
  constraint deliverables_notes_check CHECK ((length(notes) <= 2000)),
  constraint deliverables_preset_check CHECK ((preset = ANY (ARRAY['web'::text, 'social'::text, 'broadcast'::text, 'intranet'::text, 'captions'::text, 'still'::text, 'raw'::text]))),
  constraint deliverables_rev_check CHECK ((rev > 0)),
  constraint deliverables_state_before_check CHECK ((state_before = ANY (ARRAY['planned'::text, 'in_production'::text, 'delivered'::text, 'changes_requested'::text, 'accepted'::text, 'cancelled'::text]))),
  constraint deliverables_state_check CHECK ((state = ANY (ARRAY['planned'::text, 'in_production'::text, 'delivered'::text, 'changes_requested'::text, 'accepted'::text, 'cancelled'::text]))),
  constraint deliverables_title_check CHECK ((btrim(title) <> ''::text)),
  constraint deliverables_created_by_customer_id_fkey FOREIGN KEY (created_by, customer_id) REFERENCES memberships(user_id, customer_id),
  constraint deliverables_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint deliverables_customer_id_program_id_fkey FOREIGN KEY (customer_id, program_id) REFERENCES programs(customer_id, id),
  constraint deliverables_delivered_by_fkey FOREIGN KEY (delivered_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint deliverables_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id) ON DELETE SET NULL,
  constraint deliverables_maker_user_id_customer_id_fkey FOREIGN KEY (maker_user_id, customer_id) REFERENCES memberships(user_id, customer_id),
  constraint deliverables_owner_user_id_customer_id_fkey FOREIGN KEY (owner_user_id, customer_id) REFERENCES memberships(user_id, customer_id),
  constraint deliverables_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint deliverables_version_id_fkey FOREIGN KEY (version_id) REFERENCES program_versions(id) ON DELETE SET NULL,
  constraint deliverables_pkey PRIMARY KEY (id),
  constraint deliverables_customer_id_id_key UNIQUE (customer_id, id)
);
CREATE INDEX deliverables_created ON deliverables USING btree (customer_id, created_at, id) WHERE (deleted_at IS NULL);
CREATE INDEX deliverables_due ON deliverables USING btree (customer_id, due_on, id) WHERE (deleted_at IS NULL);
CREATE INDEX deliverables_maker ON deliverables USING btree (customer_id, maker_user_id) WHERE (deleted_at IS NULL);
CREATE INDEX deliverables_state ON deliverables USING btree (customer_id, state) WHERE (deleted_at IS NULL);
comment on column deliverables.owner_user_id is 'Null: every campaign manager.';
comment on column deliverables.program_id is 'The program whose version was delivered.';
comment on column deliverables.state_before is 'The state before it was cancelled.';

create table editor_profiles (
  user_id text not null,
  customer_id text not null,
  capacity_minutes integer not null default 0,
  skills text[] not null default '{}'::text[],
  time_off text[] not null default '{}'::text[],
  updated_by text,
  updated_at timestamp with time zone not null,
  rev integer not null default 1,
  constraint editor_profiles_capacity_minutes_check CHECK (((capacity_minutes >= 0) AND (capacity_minutes <= 6000))),
  constraint editor_profiles_rev_check CHECK ((rev > 0)),
  constraint editor_profiles_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint editor_profiles_user_id_customer_id_fkey FOREIGN KEY (user_id, customer_id) REFERENCES memberships(user_id, customer_id) ON DELETE CASCADE,
  constraint editor_profiles_pkey PRIMARY KEY (customer_id, user_id)
);

create table email_layouts (
  id text not null,
  key text not null,
  customer_id text,
  locale text not null,
  version_no integer not null,
  state text not null default 'draft'::text,
  doc jsonb not null,
  doc_rev integer not null default 1,
  from_name text,
  reply_to text,
  created_by text,
  created_at timestamp with time zone not null,
  updated_by text,
  updated_at timestamp with time zone not null,
  rev integer not null default 1,
  constraint email_layouts_doc_rev_check CHECK ((doc_rev > 0)),
  constraint email_layouts_from_name_check CHECK ((length(from_name) <= 80)),
  constraint email_layouts_id_check CHECK ((id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'::text)),
  constraint email_layouts_locale_check CHECK ((locale ~ '^[a-z]{2}$'::text)),
  constraint email_layouts_reply_to_check CHECK ((length(reply_to) <= 254)),
  constraint email_layouts_rev_check CHECK ((rev > 0)),
  constraint email_layouts_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'active'::text, 'retired'::text]))),
  constraint email_layouts_version_no_check CHECK ((version_no > 0)),
  constraint email_layouts_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint email_layouts_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint email_layouts_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint email_layouts_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX email_layouts_active ON email_layouts USING btree (key, locale, COALESCE(customer_id, ''::text)) WHERE (state = 'active'::text);
CREATE INDEX email_layouts_customer ON email_layouts USING btree (customer_id) WHERE (customer_id IS NOT NULL);
CREATE UNIQUE INDEX email_layouts_draft ON email_layouts USING btree (key, locale, COALESCE(customer_id, ''::text)) WHERE (state = 'draft'::text);
CREATE INDEX email_layouts_updated ON email_layouts USING btree (updated_at, id);
CREATE UNIQUE INDEX email_layouts_version ON email_layouts USING btree (key, locale, COALESCE(customer_id, ''::text), version_no);
comment on column email_layouts.key is 'The email in mail.yaml, such as session.invitation.';
comment on column email_layouts.customer_id is 'Null: for every customer without a layout of its own.';

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
  created_by text not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  rev integer not null default 1,
  deleted_at timestamp with time zone,
  due_on date,
  kinds text[] not null default '{}'::text[],
  min_count integer not null default 1,
  max_count integer not null default 50,
  max_megabytes integer,
  state_before text,
  return_words text,
  is_broken boolean not null default false,
  decline_reason text,
  decline_words text,
  previous_request_id text,
  submitted_at timestamp with time zone,
  decided_at timestamp with time zone,
  reminded_on date,
  updated_by text,
  title_key text not null generated always as (search_key(title)),
  constraint file_requests_check CHECK ((max_count >= min_count)),
  constraint file_requests_decline_reason_check CHECK ((decline_reason = ANY (ARRAY['noTime'::text, 'notMe'::text, 'unclear'::text, 'other'::text]))),
  constraint file_requests_decline_words_check CHECK ((length(decline_words) <= 500)),
  constraint file_requests_id_check CHECK ((id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'::text)),
  constraint file_requests_kinds_check CHECK ((kinds <@ ARRAY['image'::text, 'document'::text, 'music'::text, 'logo'::text, 'font'::text, 'subtitle'::text, 'other'::text])),
  constraint file_requests_max_count_check CHECK (((max_count >= 1) AND (max_count <= 50))),
  constraint file_requests_max_megabytes_check CHECK ((max_megabytes > 0)),
  constraint file_requests_min_count_check CHECK (((min_count >= 1) AND (min_count <= 50))),
  constraint file_requests_return_words_check CHECK ((length(return_words) <= 1000)),
  constraint file_requests_rev_check CHECK ((rev > 0)),
  constraint file_requests_state_before_check CHECK ((state_before = ANY (ARRAY['requested'::text, 'opened'::text, 'submitted'::text, 'returned'::text, 'accepted'::text, 'declined'::text, 'reassigned'::text, 'cancelled'::text]))),
  constraint file_requests_state_check CHECK ((state = ANY (ARRAY['requested'::text, 'opened'::text, 'submitted'::text, 'returned'::text, 'accepted'::text, 'declined'::text, 'reassigned'::text, 'cancelled'::text]))),
  constraint file_requests_title_check CHECK ((btrim(title) <> ''::text)),
  constraint file_requests_assignee_user_id_customer_id_fkey FOREIGN KEY (assignee_user_id, customer_id) REFERENCES memberships(user_id, customer_id),
  constraint file_requests_created_by_customer_id_fkey FOREIGN KEY (created_by, customer_id) REFERENCES memberships(user_id, customer_id),
  constraint file_requests_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint file_requests_customer_id_previous_request_id_fkey FOREIGN KEY (customer_id, previous_request_id) REFERENCES file_requests(customer_id, id),
  constraint file_requests_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint file_requests_pkey PRIMARY KEY (id),
  constraint file_requests_customer_id_id_key UNIQUE (customer_id, id)
);
CREATE INDEX file_requests_assignee ON file_requests USING btree (customer_id, assignee_user_id, state) WHERE (deleted_at IS NULL);
CREATE INDEX file_requests_created ON file_requests USING btree (customer_id, created_at, id) WHERE (deleted_at IS NULL);
CREATE INDEX file_requests_sent ON file_requests USING btree (customer_id, state, submitted_at) WHERE (deleted_at IS NULL);
comment on column file_requests.kinds is 'Empty: every kind that Files takes.';
comment on column file_requests.state_before is 'The state before it was cancelled.';
comment on column file_requests.is_broken is 'Whether it was returned because a file could not be read.';
comment on column file_requests.previous_request_id is 'The request that was reassigned.';

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
  awaited_by text,
  constraint files_id_check CHECK ((id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'::text)),
  constraint files_kind_check CHECK ((kind = ANY (ARRAY['image'::text, 'logo'::text, 'document'::text, 'music'::text, 'font'::text, 'subtitle'::text, 'other'::text]))),
  constraint files_licence_check CHECK ((licence = ANY (ARRAY['own'::text, 'stock'::text, 'cc'::text, 'ofl'::text, 'other'::text]))),
  constraint files_licence_text_check CHECK ((length(licence_text) <= 500)),
  constraint files_rev_check CHECK ((rev > 0)),
  constraint files_title_check CHECK (((btrim(title) <> ''::text) AND (length(title) <= 300))),
  constraint files_version_no_check CHECK ((version_no > 0)),
  constraint files_visibility_check CHECK ((visibility = ANY (ARRAY['private'::text, 'shared'::text, 'customer'::text]))),
  constraint files_awaited_by_fkey FOREIGN KEY (awaited_by) REFERENCES file_requests(id) ON DELETE SET NULL,
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
CREATE INDEX files_awaited ON files USING btree (awaited_by) WHERE (awaited_by IS NOT NULL);
CREATE INDEX files_name ON files USING btree (customer_id, title_key, id) WHERE (deleted_at IS NULL);
CREATE INDEX files_newest ON files USING btree (customer_id, created_at, id) WHERE (deleted_at IS NULL);
CREATE INDEX files_trash ON files USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
comment on column files.awaited_by is 'The request that the file was handed in for, until it is accepted.';

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
comment on table footage_clip_people is 'Either a user or a contact.';

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
comment on table footage_clip_versions is 'The films of a clip that has or had several.';
comment on column footage_clip_versions.is_coming is 'Whether it replaces the current version as soon as it can be watched.';

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
  consent_id text,
  withdrawn_by text,
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
  constraint footage_clips_customer_id_consent_id_fkey FOREIGN KEY (customer_id, consent_id) REFERENCES consents(customer_id, id),
  constraint footage_clips_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint footage_clips_deleted_by_fkey FOREIGN KEY (deleted_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint footage_clips_owner_user_id_customer_id_fkey FOREIGN KEY (owner_user_id, customer_id) REFERENCES memberships(user_id, customer_id),
  constraint footage_clips_shot_type_id_fkey FOREIGN KEY (shot_type_id) REFERENCES shot_types(id) ON DELETE SET NULL,
  constraint footage_clips_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint footage_clips_pkey PRIMARY KEY (id),
  constraint footage_clips_customer_id_asset_id_key UNIQUE (customer_id, asset_id),
  constraint footage_clips_customer_id_id_key UNIQUE (customer_id, id)
);
CREATE INDEX footage_clips_consent ON footage_clips USING btree (customer_id, consent_id) WHERE (consent_id IS NOT NULL);
CREATE INDEX footage_clips_name ON footage_clips USING btree (customer_id, title_key, id) WHERE (deleted_at IS NULL);
CREATE INDEX footage_clips_newest ON footage_clips USING btree (customer_id, created_at, id) WHERE (deleted_at IS NULL);
CREATE INDEX footage_clips_trash ON footage_clips USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
comment on column footage_clips.rating is '0: not rated.';
comment on column footage_clips.version_no is 'The version of the film that the clip shows.';
comment on column footage_clips.consent_id is 'The consent of the guest who recorded the clip.';
comment on column footage_clips.withdrawn_by is 'The guest who withdrew consent: the clip is in no list and is erased later.';

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
comment on column import_rows.fingerprint is 'Tells rows with the same match but other values apart.';
comment on column import_rows.earlier is 'The previous values of changed fields; null: the row was created.';

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
comment on column imports.id is 'The id that the client gave it.';
comment on column imports.call is 'The id of the import call.';

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
comment on table industry_types is 'Kinds of business that customers have; kept by super-admin.';

create table integration_connections (
  id text not null,
  customer_id text not null,
  user_id text not null,
  kind text not null,
  account_id text not null,
  account text not null,
  scopes text not null,
  state text not null,
  sealed_tokens text,
  expires_at timestamp with time zone,
  connected_at timestamp with time zone not null,
  renewed_at timestamp with time zone not null,
  last_notice_at timestamp with time zone,
  constraint integration_connections_account_id_check CHECK ((account_id <> ''::text)),
  constraint integration_connections_check CHECK (((state = 'active'::text) = (sealed_tokens IS NOT NULL))),
  constraint integration_connections_id_check CHECK ((id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'::text)),
  constraint integration_connections_kind_check CHECK ((kind = ANY (ARRAY['zoom'::text, 'youtube'::text]))),
  constraint integration_connections_state_check CHECK ((state = ANY (ARRAY['active'::text, 'expired'::text, 'revoked'::text]))),
  constraint integration_connections_user_id_customer_id_fkey FOREIGN KEY (user_id, customer_id) REFERENCES memberships(user_id, customer_id) ON DELETE CASCADE,
  constraint integration_connections_pkey PRIMARY KEY (id),
  constraint integration_connections_user_id_customer_id_kind_key UNIQUE (user_id, customer_id, kind)
);
CREATE INDEX integration_connections_account ON integration_connections USING btree (kind, account_id) WHERE (state = 'active'::text);
comment on column integration_connections.account_id is 'The account as the service identifies it.';
comment on column integration_connections.account is 'The account as people know it.';
comment on column integration_connections.state is 'Expired: the service no longer accepts it. Revoked: it was disconnected.';
comment on column integration_connections.sealed_tokens is 'Encrypted, and bound to the id of the row; present while active.';
comment on column integration_connections.expires_at is 'When the access token expires.';

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
  constraint jobs_lane_check CHECK ((lane = ANY (ARRAY['examine'::text, 'file'::text, 'imports'::text, 'ladder'::text, 'mail'::text, 'moment'::text, 'prepare'::text, 'render'::text, 'runs'::text, 'speech'::text, 'upkeep'::text, 'uploads'::text]))),
  constraint jobs_progress_check CHECK (((progress >= 0) AND (progress <= 100))),
  constraint jobs_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint jobs_pkey PRIMARY KEY (subject_id, kind)
);
CREATE INDEX jobs_due ON jobs USING btree (lane, due_at);
comment on table jobs is 'Jobs that are not done yet; their results are in the tables of the area.';
comment on column jobs.asks is 'How often it was requested.';
comment on column jobs.interruptions is 'Attempts that ended with their process, neither done nor failed.';

create table letter_opt_outs (
  user_id text not null,
  customer_id text not null,
  kind text not null,
  constraint letter_opt_outs_user_id_customer_id_fkey FOREIGN KEY (user_id, customer_id) REFERENCES memberships(user_id, customer_id) ON DELETE CASCADE,
  constraint letter_opt_outs_pkey PRIMARY KEY (user_id, customer_id, kind)
);

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
comment on column letters.kind is 'The area and name of its definition, such as session.invitation.';
comment on column letters.user_id is 'Null until it is composed, if only a typed name is known.';
comment on column letters.params is 'Values for its definition. Never a secret.';
comment on column letters.state is 'Sending: offered to the mail server, which has not answered yet. Kept: there is no mail server.';
comment on column letters.fault is 'The answer of the mail server; never any of the email''s text.';
comment on column letters.body_text is 'Only of kept emails: the text of sent email is not stored.';

create table mail_batches (
  id text not null,
  customer_id text not null,
  kind text not null,
  state text not null default 'running'::text,
  paused_for text,
  is_watched boolean not null default true,
  created_at timestamp with time zone not null,
  constraint mail_batches_check CHECK (((paused_for IS NOT NULL) = (state = 'paused'::text))),
  constraint mail_batches_id_check CHECK ((id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'::text)),
  constraint mail_batches_kind_check CHECK ((kind <> ''::text)),
  constraint mail_batches_paused_for_check CHECK ((paused_for = ANY (ARRAY['person'::text, 'bounces'::text]))),
  constraint mail_batches_state_check CHECK ((state = ANY (ARRAY['running'::text, 'paused'::text, 'over'::text]))),
  constraint mail_batches_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint mail_batches_pkey PRIMARY KEY (id),
  constraint mail_batches_customer_id_id_key UNIQUE (customer_id, id)
);
CREATE INDEX mail_batches_running ON mail_batches USING btree (id) WHERE (state = 'running'::text);
comment on column mail_batches.id is 'The id of what the batch was written for.';
comment on column mail_batches.kind is 'The kind of email, such as campaigns.letter.';
comment on column mail_batches.is_watched is 'Whether the batch pauses when many emails bounce; false once somebody resumed it.';

create table mail_domain_rests (
  domain text not null,
  rests_until timestamp with time zone not null,
  constraint mail_domain_rests_pkey PRIMARY KEY (domain)
);

create table mail_messages (
  id text not null,
  customer_id text not null,
  letter_id text not null,
  group_id text not null,
  contact_id text,
  address_key text not null,
  is_first boolean not null,
  state text not null,
  held_for text,
  tries integer not null default 0,
  fault text,
  due_at timestamp with time zone not null,
  offered_at timestamp with time zone,
  settled_at timestamp with time zone,
  unsubscribed_at timestamp with time zone,
  visited_at timestamp with time zone,
  started_at timestamp with time zone,
  watched_at timestamp with time zone,
  replied_at timestamp with time zone,
  constraint mail_messages_check CHECK (((held_for IS NOT NULL) = (state = 'held'::text))),
  constraint mail_messages_held_for_check CHECK ((held_for = ANY (ARRAY['bounce'::text, 'complaint'::text, 'unsubscribed'::text, 'manual'::text, 'trial'::text, 'gone'::text, 'noConsent'::text]))),
  constraint mail_messages_id_check CHECK ((id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'::text)),
  constraint mail_messages_state_check CHECK ((state = ANY (ARRAY['queued'::text, 'sending'::text, 'sent'::text, 'deferred'::text, 'bounced'::text, 'unsure'::text, 'held'::text]))),
  constraint mail_messages_tries_check CHECK ((tries >= 0)),
  constraint mail_messages_contact_id_fkey FOREIGN KEY (contact_id) REFERENCES contacts(id) ON DELETE SET NULL,
  constraint mail_messages_customer_id_letter_id_fkey FOREIGN KEY (customer_id, letter_id) REFERENCES mail_batches(customer_id, id) ON DELETE CASCADE,
  constraint mail_messages_pkey PRIMARY KEY (id),
  constraint mail_messages_letter_id_address_key_key UNIQUE (letter_id, address_key)
);
CREATE INDEX mail_messages_contact ON mail_messages USING btree (contact_id) WHERE (contact_id IS NOT NULL);
CREATE INDEX mail_messages_due ON mail_messages USING btree (letter_id, due_at, id) WHERE (state = ANY (ARRAY['queued'::text, 'deferred'::text]));
CREATE INDEX mail_messages_group ON mail_messages USING btree (customer_id, group_id, address_key);
CREATE INDEX mail_messages_newest ON mail_messages USING btree (customer_id, due_at, id);
CREATE INDEX mail_messages_offered ON mail_messages USING btree (offered_at) WHERE (offered_at IS NOT NULL);
CREATE INDEX mail_messages_sending ON mail_messages USING btree (id) WHERE (state = 'sending'::text);
comment on column mail_messages.group_id is 'The batch or campaign that the message belongs to.';
comment on column mail_messages.is_first is 'Whether it is the first message of the group to this address.';
comment on column mail_messages.held_for is 'Trial: a customer on trial reaches only addresses that staff have listed.';

create table mail_soft_bounces (
  message_id text not null,
  customer_id text not null,
  address_key text not null,
  bounced_at timestamp with time zone not null,
  constraint mail_soft_bounces_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint mail_soft_bounces_message_id_fkey FOREIGN KEY (message_id) REFERENCES mail_messages(id) ON DELETE CASCADE,
  constraint mail_soft_bounces_pkey PRIMARY KEY (message_id)
);
CREATE INDEX mail_soft_bounces_address ON mail_soft_bounces USING btree (customer_id, address_key, bounced_at);

create table mail_whitelist (
  id text not null,
  customer_id text not null,
  purpose text not null,
  pattern text not null,
  verified_at timestamp with time zone,
  disabled_at timestamp with time zone,
  state text not null generated always as (
CASE
    WHEN (disabled_at IS NOT NULL) THEN 'disabled'::text
    WHEN (verified_at IS NULL) THEN 'pending'::text
    ELSE 'verified'::text
END),
  checked_at timestamp with time zone,
  found text[] not null default '{}'::text[],
  created_by text,
  created_at timestamp with time zone not null,
  updated_by text,
  updated_at timestamp with time zone not null,
  rev integer not null default 1,
  constraint mail_whitelist_id_check CHECK ((id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'::text)),
  constraint mail_whitelist_pattern_check CHECK (((pattern ~ '^[^@\s]*@[^@\s]+$'::text) AND (length(pattern) <= 254))),
  constraint mail_whitelist_purpose_check CHECK ((purpose = ANY (ARRAY['sender'::text, 'recipient'::text]))),
  constraint mail_whitelist_rev_check CHECK ((rev > 0)),
  constraint mail_whitelist_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint mail_whitelist_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint mail_whitelist_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint mail_whitelist_pkey PRIMARY KEY (id)
);
CREATE INDEX mail_whitelist_created ON mail_whitelist USING btree (created_at, id);
CREATE UNIQUE INDEX mail_whitelist_pattern ON mail_whitelist USING btree (customer_id, purpose, pattern);
comment on column mail_whitelist.pattern is 'An address, or @domain.';

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
  longest_silence_ms integer,
  longest_black_ms integer,
  made_bytes bigint not null default 0,
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
  constraint media_assets_longest_black_ms_check CHECK ((longest_black_ms >= 0)),
  constraint media_assets_longest_silence_ms_check CHECK ((longest_silence_ms >= 0)),
  constraint media_assets_made_bytes_check CHECK ((made_bytes >= 0)),
  constraint media_assets_name_check CHECK ((name <> ''::text)),
  constraint media_assets_purpose_check CHECK ((purpose = ANY (ARRAY['clip'::text, 'file'::text]))),
  constraint media_assets_sha256_check CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text)),
  constraint media_assets_silence_ratio_check CHECK (((silence_ratio >= (0)::double precision) AND (silence_ratio <= (1)::double precision))),
  constraint media_assets_source_check CHECK ((source = ANY (ARRAY['upload'::text, 'camera'::text, 'screen'::text, 'screenAndCamera'::text, 'audio'::text, 'zoom'::text]))),
  constraint media_assets_state_check CHECK ((state = ANY (ARRAY['uploading'::text, 'uploaded'::text, 'probing'::text, 'playable'::text, 'ready'::text, 'failed'::text, 'rejected'::text]))),
  constraint media_assets_width_check CHECK ((width > 0)),
  constraint media_assets_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint media_assets_pkey PRIMARY KEY (id),
  constraint media_assets_customer_id_id_key UNIQUE (customer_id, id)
);
CREATE INDEX media_assets_content ON media_assets USING btree (customer_id, sha256);
comment on column media_assets.fail_reason is 'A code of the area that the asset is for.';
comment on column media_assets.bytes is 'Null: an upload that is still growing.';
comment on column media_assets.lead_ms is 'How much of the prepared film precedes its start.';
comment on column media_assets.qa_flags is 'Null: not measured yet.';
comment on column media_assets.address_rev is 'Grows when fewer people may see the asset, so that old addresses end.';
comment on column media_assets.made_bytes is 'The size of everything prepared from the original.';

create table media_removals (
  prefix text not null,
  created_at timestamp with time zone not null,
  constraint media_removals_prefix_check CHECK ((prefix ~~ '%/'::text)),
  constraint media_removals_pkey PRIMARY KEY (prefix)
);
comment on table media_removals is 'Objects that are yet to be removed from storage after their row was deleted.';

create table media_uploads (
  id text not null,
  customer_id text not null,
  asset_id text not null,
  owner_user_id text,
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
  guest_submission_id text,
  arrived_bytes bigint not null default 0,
  constraint media_uploads_arrived_bytes_check CHECK ((arrived_bytes >= 0)),
  constraint media_uploads_bytes_check CHECK ((bytes > 0)),
  constraint media_uploads_check CHECK (((parts IS NOT NULL) OR (state = ANY (ARRAY['open'::text, 'aborted'::text, 'expired'::text])))),
  constraint media_uploads_check1 CHECK (((sent_bytes >= 0) AND (sent_bytes <= bytes))),
  constraint media_uploads_check2 CHECK (((bytes IS NOT NULL) OR ((take_id IS NOT NULL) AND (state = ANY (ARRAY['open'::text, 'aborted'::text, 'expired'::text]))))),
  constraint media_uploads_edge_hash_check CHECK ((edge_hash ~ '^[0-9a-f]{64}$'::text)),
  constraint media_uploads_id_check CHECK ((id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'::text)),
  constraint media_uploads_one_owner CHECK (((owner_user_id IS NULL) <> (guest_submission_id IS NULL))),
  constraint media_uploads_part_bytes_check CHECK ((part_bytes > 0)),
  constraint media_uploads_state_check CHECK ((state = ANY (ARRAY['open'::text, 'assembling'::text, 'done'::text, 'aborted'::text, 'expired'::text]))),
  constraint media_uploads_take_id_check CHECK ((take_id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'::text)),
  constraint media_uploads_customer_id_asset_id_fkey FOREIGN KEY (customer_id, asset_id) REFERENCES media_assets(customer_id, id) ON DELETE CASCADE,
  constraint media_uploads_customer_id_guest_submission_id_fkey FOREIGN KEY (customer_id, guest_submission_id) REFERENCES crowd_submissions(customer_id, id) ON DELETE CASCADE,
  constraint media_uploads_owner_user_id_customer_id_fkey FOREIGN KEY (owner_user_id, customer_id) REFERENCES memberships(user_id, customer_id),
  constraint media_uploads_pkey PRIMARY KEY (id),
  constraint media_uploads_asset_id_key UNIQUE (asset_id),
  constraint media_uploads_customer_id_guest_submission_id_take_id_key UNIQUE (customer_id, guest_submission_id, take_id),
  constraint media_uploads_customer_id_owner_user_id_take_id_key UNIQUE (customer_id, owner_user_id, take_id)
);
CREATE INDEX media_uploads_content ON media_uploads USING btree (customer_id, edge_hash) WHERE (state = 'done'::text);
CREATE INDEX media_uploads_same_file ON media_uploads USING btree (customer_id, owner_user_id, edge_hash) WHERE (state = 'open'::text);
CREATE INDEX media_uploads_unfinished ON media_uploads USING btree (expires_at) WHERE (state = ANY (ARRAY['open'::text, 'assembling'::text]));
comment on column media_uploads.owner_user_id is 'Null: a guest uploads.';
comment on column media_uploads.bytes is 'Null: the upload is still growing.';
comment on column media_uploads.sent_at is 'Null: nobody is sending it.';
comment on column media_uploads.saved_at is 'When its take became a clip.';
comment on column media_uploads.arrived_bytes is 'The size of the parts that arrived while it grows.';

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
comment on table memberships is 'A person in a customer, and what only this customer knows about them.';
comment on column memberships.state is 'Invited: not accepted yet. Inactive: no longer a member.';
comment on column memberships.invited_name is 'As the inviting person typed it; shown until the invitation is accepted.';
comment on column memberships.extra is 'Values of the customer''s profile fields, by their ids.';
comment on column memberships.archived_extra is 'Values of archived profile fields.';

create table notifications (
  id text not null,
  customer_id text not null,
  user_id text not null,
  kind text not null,
  group_key text not null,
  subject jsonb not null,
  params jsonb not null,
  count integer not null default 1,
  created_at timestamp with time zone not null,
  told_at timestamp with time zone not null,
  read_at timestamp with time zone,
  mail_at timestamp with time zone,
  mailed_at timestamp with time zone,
  constraint notifications_count_check CHECK ((count > 0)),
  constraint notifications_id_check CHECK ((id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'::text)),
  constraint notifications_user_id_customer_id_fkey FOREIGN KEY (user_id, customer_id) REFERENCES memberships(user_id, customer_id) ON DELETE CASCADE,
  constraint notifications_pkey PRIMARY KEY (id)
);
CREATE INDEX notifications_latest ON notifications USING btree (user_id, customer_id, told_at DESC);
CREATE INDEX notifications_old ON notifications USING btree (told_at);
CREATE INDEX notifications_to_mail ON notifications USING btree (mail_at) WHERE ((mail_at IS NOT NULL) AND (read_at IS NULL));
CREATE UNIQUE INDEX notifications_unread ON notifications USING btree (user_id, customer_id, kind, group_key) WHERE (read_at IS NULL);
comment on column notifications.told_at is 'When it happened last.';
comment on column notifications.mail_at is 'When an email is due about it; null: none is.';

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
comment on column one_time_codes.family_id is 'The only session that may use the code.';
comment on column one_time_codes.customer_id is 'The customer that an invitation opens.';

create table order_events (
  id text not null,
  order_id text not null,
  event text not null,
  round integer not null,
  words text,
  by_user text,
  at timestamp with time zone not null,
  constraint order_events_event_check CHECK ((event = ANY (ARRAY['submit'::text, 'discard'::text, 'accept'::text, 'decline'::text, 'assign'::text, 'unassign'::text, 'start'::text, 'deliver'::text, 'approve'::text, 'ask'::text, 'hold'::text, 'resume'::text, 'cancel'::text, 'close'::text]))),
  constraint order_events_id_check CHECK ((id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'::text)),
  constraint order_events_by_user_fkey FOREIGN KEY (by_user) REFERENCES users(id) ON DELETE SET NULL,
  constraint order_events_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  constraint order_events_pkey PRIMARY KEY (id)
);
CREATE INDEX order_events_order ON order_events USING btree (order_id, at, id);

create table order_items (
  id text not null,
  order_id text not null,
  kind text not null,
  clip_id text,
  file_id text,
  version_id text,
  round integer,
  source_asset_id text,
  created_by text not null,
  created_at timestamp with time zone not null,
  constraint order_items_check CHECK ((num_nonnulls(clip_id, file_id, version_id) = 1)),
  constraint order_items_id_check CHECK ((id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'::text)),
  constraint order_items_kind_check CHECK ((kind = ANY (ARRAY['clip'::text, 'file'::text, 'version'::text]))),
  constraint order_items_round_check CHECK ((round > 0)),
  constraint order_items_clip_id_fkey FOREIGN KEY (clip_id) REFERENCES footage_clips(id) ON DELETE CASCADE,
  constraint order_items_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint order_items_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id) ON DELETE CASCADE,
  constraint order_items_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  constraint order_items_source_asset_id_fkey FOREIGN KEY (source_asset_id) REFERENCES media_assets(id),
  constraint order_items_pkey PRIMARY KEY (id)
);
CREATE INDEX order_items_clip ON order_items USING btree (clip_id) WHERE (clip_id IS NOT NULL);
CREATE INDEX order_items_file ON order_items USING btree (file_id) WHERE (file_id IS NOT NULL);
CREATE INDEX order_items_order ON order_items USING btree (order_id, created_at, id);
CREATE INDEX order_items_source ON order_items USING btree (source_asset_id) WHERE (source_asset_id IS NOT NULL);
comment on column order_items.round is 'The round in which it was delivered; null: the customer provided it.';

create table order_times (
  id text not null,
  order_id text not null,
  user_id text not null,
  day date not null,
  minutes integer not null,
  note text not null default ''::text,
  created_at timestamp with time zone not null,
  constraint order_times_id_check CHECK ((id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'::text)),
  constraint order_times_minutes_check CHECK (((minutes >= 1) AND (minutes <= 1440))),
  constraint order_times_note_check CHECK ((length(note) <= 500)),
  constraint order_times_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  constraint order_times_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint order_times_pkey PRIMARY KEY (id)
);
CREATE INDEX order_times_order ON order_times USING btree (order_id, day, id);

create table orders (
  id text not null,
  customer_id text not null,
  vendor_customer_id text not null,
  program_id text,
  storyboard_id text,
  title text not null,
  title_key text not null generated always as (search_key(title)),
  brief text not null default ''::text,
  priority text not null default 'normal'::text,
  state text not null default 'draft'::text,
  state_before text,
  due_on date,
  owner_user_id text not null,
  editor_user_id text,
  estimate_minutes integer not null default 0,
  round integer not null default 1,
  max_rounds integer not null default 3,
  decline_words text,
  hold_words text,
  changes_words text,
  submitted_at timestamp with time zone,
  first_delivered_at timestamp with time zone,
  delivered_at timestamp with time zone,
  approved_at timestamp with time zone,
  closed_at timestamp with time zone,
  held_at timestamp with time zone,
  held_ms bigint not null default 0,
  moved_at timestamp with time zone not null,
  created_by text not null,
  created_at timestamp with time zone not null,
  updated_by text,
  updated_at timestamp with time zone not null,
  rev integer not null default 1,
  constraint orders_brief_check CHECK ((length(brief) <= 5000)),
  constraint orders_changes_words_check CHECK ((length(changes_words) <= 2000)),
  constraint orders_check CHECK ((customer_id <> vendor_customer_id)),
  constraint orders_decline_words_check CHECK ((length(decline_words) <= 1000)),
  constraint orders_estimate_minutes_check CHECK (((estimate_minutes >= 0) AND (estimate_minutes <= 60000))),
  constraint orders_held_ms_check CHECK ((held_ms >= 0)),
  constraint orders_hold_words_check CHECK ((length(hold_words) <= 1000)),
  constraint orders_id_check CHECK ((id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'::text)),
  constraint orders_max_rounds_check CHECK (((max_rounds >= 1) AND (max_rounds <= 20))),
  constraint orders_priority_check CHECK ((priority = ANY (ARRAY['normal'::text, 'rush'::text]))),
  constraint orders_rev_check CHECK ((rev > 0)),
  constraint orders_round_check CHECK ((round > 0)),
  constraint orders_state_before_check CHECK ((state_before = ANY (ARRAY['draft'::text, 'submitted'::text, 'declined'::text, 'accepted'::text, 'assigned'::text, 'in_edit'::text, 'in_review'::text, 'changes_requested'::text, 'on_hold'::text, 'approved'::text, 'closed'::text, 'cancelled'::text]))),
  constraint orders_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'submitted'::text, 'declined'::text, 'accepted'::text, 'assigned'::text, 'in_edit'::text, 'in_review'::text, 'changes_requested'::text, 'on_hold'::text, 'approved'::text, 'closed'::text, 'cancelled'::text]))),
  constraint orders_title_check CHECK (((btrim(title) <> ''::text) AND (length(title) <= 200))),
  constraint orders_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint orders_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint orders_customer_id_program_id_fkey FOREIGN KEY (customer_id, program_id) REFERENCES programs(customer_id, id) ON DELETE SET NULL (program_id),
  constraint orders_customer_id_storyboard_id_fkey FOREIGN KEY (customer_id, storyboard_id) REFERENCES storyboards(customer_id, id) ON DELETE SET NULL (storyboard_id),
  constraint orders_editor_user_id_vendor_customer_id_fkey FOREIGN KEY (editor_user_id, vendor_customer_id) REFERENCES memberships(user_id, customer_id),
  constraint orders_owner_user_id_customer_id_fkey FOREIGN KEY (owner_user_id, customer_id) REFERENCES memberships(user_id, customer_id),
  constraint orders_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint orders_vendor_customer_id_fkey FOREIGN KEY (vendor_customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint orders_pkey PRIMARY KEY (id)
);
CREATE INDEX orders_bought ON orders USING btree (customer_id, due_on, id);
CREATE INDEX orders_edited ON orders USING btree (vendor_customer_id, due_on, id);
CREATE INDEX orders_editor ON orders USING btree (vendor_customer_id, editor_user_id);
CREATE INDEX orders_program ON orders USING btree (customer_id, program_id);
CREATE INDEX orders_storyboard ON orders USING btree (customer_id, storyboard_id);
comment on column orders.customer_id is 'The customer that buys.';
comment on column orders.state_before is 'The state before it was put on hold.';
comment on column orders.submitted_at is 'Null: it has always been a draft.';

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
comment on column profile_fields.sequence is 'The position among the fields of the customer.';

create table program_collaborators (
  customer_id text not null,
  program_id text not null,
  user_id text not null,
  constraint program_collaborators_customer_id_program_id_fkey FOREIGN KEY (customer_id, program_id) REFERENCES programs(customer_id, id) ON DELETE CASCADE,
  constraint program_collaborators_user_id_customer_id_fkey FOREIGN KEY (user_id, customer_id) REFERENCES memberships(user_id, customer_id) ON DELETE CASCADE,
  constraint program_collaborators_pkey PRIMARY KEY (program_id, user_id)
);
CREATE INDEX program_collaborators_user ON program_collaborators USING btree (user_id, customer_id);

create table program_curves (
  program_id text not null,
  version_no integer not null,
  month date not null,
  customer_id text not null,
  plays integer not null,
  watched integer[] not null,
  again integer[] not null,
  constraint program_curves_check CHECK ((cardinality(again) = cardinality(watched))),
  constraint program_curves_plays_check CHECK ((plays >= 0)),
  constraint program_curves_version_no_check CHECK ((version_no > 0)),
  constraint program_curves_watched_check CHECK ((cardinality(watched) <= 200)),
  constraint program_curves_customer_id_program_id_fkey FOREIGN KEY (customer_id, program_id) REFERENCES programs(customer_id, id) ON DELETE CASCADE,
  constraint program_curves_pkey PRIMARY KEY (program_id, version_no, month)
);
CREATE INDEX program_curves_program ON program_curves USING btree (customer_id, program_id);
comment on column program_curves.month is 'The first day of the month.';

create table program_days (
  program_id text not null,
  day date not null,
  source text not null,
  customer_id text not null,
  plays integer not null,
  seconds bigint not null,
  finished integer not null,
  computers integer not null,
  phones integer not null,
  tablets integer not null,
  constraint program_days_computers_check CHECK ((computers >= 0)),
  constraint program_days_finished_check CHECK ((finished >= 0)),
  constraint program_days_phones_check CHECK ((phones >= 0)),
  constraint program_days_plays_check CHECK ((plays >= 0)),
  constraint program_days_seconds_check CHECK ((seconds >= 0)),
  constraint program_days_source_check CHECK ((source = ANY (ARRAY['feed'::text, 'channel'::text, 'share'::text, 'embed'::text]))),
  constraint program_days_tablets_check CHECK ((tablets >= 0)),
  constraint program_days_customer_id_program_id_fkey FOREIGN KEY (customer_id, program_id) REFERENCES programs(customer_id, id) ON DELETE CASCADE,
  constraint program_days_pkey PRIMARY KEY (program_id, day, source)
);
CREATE INDEX program_days_day ON program_days USING btree (customer_id, day);
CREATE INDEX program_days_program ON program_days USING btree (customer_id, program_id);

create table program_deliveries (
  id text not null,
  customer_id text not null,
  program_id text not null,
  channel_id text,
  user_id text,
  delivered_at timestamp with time zone not null,
  required boolean not null default false,
  due_at timestamp with time zone,
  due_days integer,
  pinned_until timestamp with time zone,
  recalled_at timestamp with time zone,
  created_by text,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone,
  mailed_at timestamp with time zone,
  mailed_to text not null default ''::text,
  chat_told_at timestamp with time zone,
  constraint program_deliveries_check CHECK (((channel_id IS NULL) <> (user_id IS NULL))),
  constraint program_deliveries_due_days_check CHECK (((due_days >= 1) AND (due_days <= 3650))),
  constraint program_deliveries_id_check CHECK ((id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'::text)),
  constraint program_deliveries_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint program_deliveries_customer_id_channel_id_fkey FOREIGN KEY (customer_id, channel_id) REFERENCES channels(customer_id, id) ON DELETE CASCADE,
  constraint program_deliveries_customer_id_program_id_fkey FOREIGN KEY (customer_id, program_id) REFERENCES programs(customer_id, id) ON DELETE CASCADE,
  constraint program_deliveries_user_id_customer_id_fkey FOREIGN KEY (user_id, customer_id) REFERENCES memberships(user_id, customer_id) ON DELETE CASCADE,
  constraint program_deliveries_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX program_deliveries_channel ON program_deliveries USING btree (channel_id, program_id) INCLUDE (delivered_at, required, due_at) WHERE ((recalled_at IS NULL) AND (channel_id IS NOT NULL));
CREATE INDEX program_deliveries_expiring ON program_deliveries USING btree (expires_at) WHERE ((expires_at IS NOT NULL) AND (recalled_at IS NULL));
CREATE INDEX program_deliveries_person ON program_deliveries USING btree (user_id, customer_id) WHERE (user_id IS NOT NULL);
CREATE INDEX program_deliveries_program ON program_deliveries USING btree (customer_id, program_id);
CREATE INDEX program_deliveries_to_mail ON program_deliveries USING btree (delivered_at) WHERE ((channel_id IS NOT NULL) AND (mailed_at IS NULL) AND (recalled_at IS NULL));
CREATE UNIQUE INDEX program_deliveries_user ON program_deliveries USING btree (user_id, program_id) WHERE ((recalled_at IS NULL) AND (user_id IS NOT NULL));
comment on table program_deliveries is 'A program sent to a channel or to one person.';
comment on column program_deliveries.delivered_at is 'In the future: the post is scheduled.';
comment on column program_deliveries.due_days is 'Days after joining, for people who join later.';
comment on column program_deliveries.expires_at is 'The delivery is taken back at this time.';
comment on column program_deliveries.mailed_at is 'Set when every follower of the channel was written to.';
comment on column program_deliveries.mailed_to is 'The last follower who was written to.';
comment on column program_deliveries.chat_told_at is 'When the post was announced in the team chat.';

create table program_films (
  id text not null,
  customer_id text not null,
  program_id text not null,
  asset_id text not null,
  sent_by text,
  sent_at timestamp with time zone not null,
  constraint program_films_id_check CHECK ((id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'::text)),
  constraint program_films_customer_id_asset_id_fkey FOREIGN KEY (customer_id, asset_id) REFERENCES media_assets(customer_id, id) ON DELETE CASCADE,
  constraint program_films_customer_id_program_id_fkey FOREIGN KEY (customer_id, program_id) REFERENCES programs(customer_id, id) ON DELETE CASCADE,
  constraint program_films_sent_by_fkey FOREIGN KEY (sent_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint program_films_pkey PRIMARY KEY (id),
  constraint program_films_customer_id_asset_id_key UNIQUE (customer_id, asset_id)
);
CREATE INDEX program_films_program ON program_films USING btree (program_id, sent_at);
comment on column program_films.id is 'The id of the version that it becomes.';

create table program_likes (
  program_id text not null,
  user_id text not null,
  customer_id text not null,
  liked_at timestamp with time zone not null,
  constraint program_likes_customer_id_program_id_fkey FOREIGN KEY (customer_id, program_id) REFERENCES programs(customer_id, id) ON DELETE CASCADE,
  constraint program_likes_user_id_customer_id_fkey FOREIGN KEY (user_id, customer_id) REFERENCES memberships(user_id, customer_id) ON DELETE CASCADE,
  constraint program_likes_pkey PRIMARY KEY (program_id, user_id)
);
CREATE INDEX program_likes_program ON program_likes USING btree (customer_id, program_id);
CREATE INDEX program_likes_user ON program_likes USING btree (user_id, customer_id);

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
  owed_ms bigint not null default 0,
  constraint program_renders_check CHECK (((parts_done >= 0) AND (parts_done <= parts))),
  constraint program_renders_fail_at_ms_check CHECK ((fail_at_ms >= 0)),
  constraint program_renders_fail_code_check CHECK ((fail_code = ANY (ARRAY['unreadable'::text, 'notDrawn'::text, 'tooDemanding'::text, 'serverFault'::text, 'mediaGone'::text, 'consentRevoked'::text]))),
  constraint program_renders_id_check CHECK ((id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'::text)),
  constraint program_renders_note_check CHECK ((length(note) <= 500)),
  constraint program_renders_owed_ms_check CHECK ((owed_ms >= 0)),
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
comment on column program_renders.owed_ms is 'What was left to draw when it was requested, less what was drawn since.';

create table program_slots (
  customer_id text not null,
  program_id text not null,
  slot_id text not null,
  label text not null,
  direction text,
  min_ms integer,
  max_ms integer,
  is_required boolean not null,
  constraint program_slots_direction_check CHECK ((length(direction) <= 2000)),
  constraint program_slots_label_check CHECK ((length(label) <= 200)),
  constraint program_slots_max_ms_check CHECK ((max_ms >= 0)),
  constraint program_slots_min_ms_check CHECK ((min_ms >= 0)),
  constraint program_slots_slot_id_check CHECK (((length(slot_id) >= 1) AND (length(slot_id) <= 64))),
  constraint program_slots_customer_id_program_id_fkey FOREIGN KEY (customer_id, program_id) REFERENCES programs(customer_id, id) ON DELETE CASCADE,
  constraint program_slots_pkey PRIMARY KEY (program_id, slot_id)
);
CREATE INDEX program_slots_slot ON program_slots USING btree (customer_id, slot_id);
comment on table program_slots is 'A place that waits for an accepted take, as the draft described it when it was made.';

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
CREATE INDEX program_versions_shown ON program_versions USING gin (timeline jsonb_path_ops) WHERE (timeline IS NOT NULL);

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
  view_again_version_no integer,
  description text,
  reminded_at timestamp with time zone,
  slot_revs integer not null default 0,
  constraint programs_description_check CHECK ((length(description) <= 2000)),
  constraint programs_duration_ms_check CHECK ((duration_ms >= 0)),
  constraint programs_id_check CHECK ((id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'::text)),
  constraint programs_kind_check CHECK ((kind = ANY (ARRAY['standard'::text, 'bio'::text, 'imported'::text]))),
  constraint programs_rev_check CHECK ((rev > 0)),
  constraint programs_slot_revs_check CHECK ((slot_revs >= 0)),
  constraint programs_state_before_check CHECK ((state_before = ANY (ARRAY['draft'::text, 'rendering'::text, 'ready'::text, 'in_approval'::text, 'changes_requested'::text, 'approved'::text, 'published'::text, 'unpublished'::text, 'archived'::text]))),
  constraint programs_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'rendering'::text, 'ready'::text, 'in_approval'::text, 'changes_requested'::text, 'approved'::text, 'published'::text, 'unpublished'::text, 'archived'::text]))),
  constraint programs_template_version_no_check CHECK ((template_version_no > 0)),
  constraint programs_timeline_rev_check CHECK ((timeline_rev > 0)),
  constraint programs_title_check CHECK ((btrim(title) <> ''::text)),
  constraint programs_version_no_check CHECK ((version_no >= 0)),
  constraint programs_view_again_version_no_check CHECK ((view_again_version_no > 0)),
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
comment on column programs.state_before is 'The state before it was archived.';
comment on column programs.edit_user_id is 'Who is editing the program.';
comment on column programs.edit_tab is 'The browser tab in which it is being edited.';
comment on column programs.edit_until is 'When the edit lock ends.';
comment on column programs.approval_policy_id is 'Null: nobody has to approve the program.';
comment on column programs.published_version_id is 'The version that is published, or was last.';
comment on column programs.view_again_version_no is 'People who viewed an earlier version view it again; null: any version counts.';
comment on column programs.reminded_at is 'The last reminder to people who have to watch it.';
comment on column programs.slot_revs is 'How many of the latest revisions only filled or emptied slots.';

create table recording_tasks (
  id text not null,
  customer_id text not null,
  storyboard_id text,
  assignee_user_id text,
  reviewer_user_id text,
  title text not null,
  instructions text not null default ''::text,
  priority text not null default 'normal'::text,
  state text not null default 'assigned'::text,
  created_by text not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  rev integer not null default 1,
  deleted_at timestamp with time zone,
  mode text not null default 'person'::text,
  shot_id text,
  shot_no integer,
  storyboard_title text,
  script text not null default ''::text,
  orientation text,
  min_ms integer,
  max_ms integer,
  words text not null default ''::text,
  due_on date,
  max_takes integer not null default 0,
  held boolean not null default false,
  state_before text,
  cancelled_with text,
  retake_count integer not null default 0,
  retake_chips text[] not null default '{}'::text[],
  retake_words text,
  checklist jsonb not null default '[]'::jsonb,
  decline_reason text,
  decline_words text,
  previous_task_id text,
  submitted_at timestamp with time zone,
  decided_at timestamp with time zone,
  reminded_on date,
  updated_by text,
  title_key text not null generated always as (search_key(title)),
  due_told smallint,
  due_told_for date,
  person_told boolean not null default false,
  constraint recording_tasks_cancelled_with_check CHECK ((cancelled_with = ANY (ARRAY['shot'::text, 'storyboard'::text]))),
  constraint recording_tasks_check CHECK ((max_ms >= min_ms)),
  constraint recording_tasks_check1 CHECK (((state = ANY (ARRAY['offered'::text, 'reassigned'::text, 'cancelled'::text])) OR (assignee_user_id IS NOT NULL))),
  constraint recording_tasks_decline_reason_check CHECK ((decline_reason = ANY (ARRAY['noTime'::text, 'notMe'::text, 'unclear'::text, 'other'::text]))),
  constraint recording_tasks_decline_words_check CHECK ((length(decline_words) <= 500)),
  constraint recording_tasks_due_told_check CHECK ((due_told = ANY (ARRAY['-1'::integer, 1, 4, 8]))),
  constraint recording_tasks_id_check CHECK ((id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'::text)),
  constraint recording_tasks_max_takes_check CHECK (((max_takes >= 0) AND (max_takes <= 50))),
  constraint recording_tasks_min_ms_check CHECK ((min_ms > 0)),
  constraint recording_tasks_mode_check CHECK ((mode = ANY (ARRAY['person'::text, 'anyOf'::text, 'self'::text]))),
  constraint recording_tasks_orientation_check CHECK ((orientation = ANY (ARRAY['landscape'::text, 'portrait'::text, 'square'::text]))),
  constraint recording_tasks_priority_check CHECK ((priority = ANY (ARRAY['low'::text, 'normal'::text, 'high'::text]))),
  constraint recording_tasks_retake_count_check CHECK ((retake_count >= 0)),
  constraint recording_tasks_rev_check CHECK ((rev > 0)),
  constraint recording_tasks_script_check CHECK ((length(script) <= 10000)),
  constraint recording_tasks_shot_no_check CHECK ((shot_no > 0)),
  constraint recording_tasks_state_before_check CHECK ((state_before = ANY (ARRAY['offered'::text, 'assigned'::text, 'opened'::text, 'in_progress'::text, 'submitted'::text, 'retake_requested'::text, 'accepted'::text, 'declined'::text, 'reassigned'::text, 'cancelled'::text]))),
  constraint recording_tasks_state_check CHECK ((state = ANY (ARRAY['offered'::text, 'assigned'::text, 'opened'::text, 'in_progress'::text, 'submitted'::text, 'retake_requested'::text, 'accepted'::text, 'declined'::text, 'reassigned'::text, 'cancelled'::text]))),
  constraint recording_tasks_title_check CHECK ((btrim(title) <> ''::text)),
  constraint recording_tasks_words_check CHECK ((length(words) <= 1000)),
  constraint recording_tasks_assignee_user_id_customer_id_fkey FOREIGN KEY (assignee_user_id, customer_id) REFERENCES memberships(user_id, customer_id),
  constraint recording_tasks_created_by_customer_id_fkey FOREIGN KEY (created_by, customer_id) REFERENCES memberships(user_id, customer_id),
  constraint recording_tasks_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint recording_tasks_customer_id_previous_task_id_fkey FOREIGN KEY (customer_id, previous_task_id) REFERENCES recording_tasks(customer_id, id),
  constraint recording_tasks_customer_id_storyboard_id_fkey FOREIGN KEY (customer_id, storyboard_id) REFERENCES storyboards(customer_id, id),
  constraint recording_tasks_reviewer_user_id_customer_id_fkey FOREIGN KEY (reviewer_user_id, customer_id) REFERENCES memberships(user_id, customer_id),
  constraint recording_tasks_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint recording_tasks_pkey PRIMARY KEY (id),
  constraint recording_tasks_customer_id_id_key UNIQUE (customer_id, id)
);
CREATE INDEX recording_tasks_assignee ON recording_tasks USING btree (customer_id, assignee_user_id, state) WHERE (deleted_at IS NULL);
CREATE INDEX recording_tasks_created ON recording_tasks USING btree (customer_id, created_at, id) WHERE (deleted_at IS NULL);
CREATE INDEX recording_tasks_due ON recording_tasks USING btree (due_on) WHERE ((due_on IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX recording_tasks_reviewer ON recording_tasks USING btree (customer_id, state, submitted_at) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX recording_tasks_shot ON recording_tasks USING btree (customer_id, shot_id) WHERE ((deleted_at IS NULL) AND (state = ANY (ARRAY['offered'::text, 'assigned'::text, 'opened'::text, 'in_progress'::text, 'submitted'::text, 'retake_requested'::text, 'accepted'::text])));
CREATE INDEX recording_tasks_storyboard ON recording_tasks USING btree (customer_id, storyboard_id) WHERE (storyboard_id IS NOT NULL);
comment on table recording_tasks is 'The task keeps what it asks for as it was assigned; later changes to the storyboard do not reach it.';
comment on column recording_tasks.assignee_user_id is 'Null: it is offered to several people.';
comment on column recording_tasks.reviewer_user_id is 'Null: every campaign manager.';
comment on column recording_tasks.words is 'A message to the assignee.';
comment on column recording_tasks.max_takes is '0: no limit.';
comment on column recording_tasks.held is 'Whether its storyboard is on hold.';
comment on column recording_tasks.state_before is 'The state before it was cancelled or declined.';
comment on column recording_tasks.cancelled_with is 'What it was cancelled with, and comes back with.';
comment on column recording_tasks.previous_task_id is 'The task that was reassigned.';
comment on column recording_tasks.due_told is 'The last reminder: -1 is the day before, otherwise days overdue.';
comment on column recording_tasks.due_told_for is 'The due day that the reminder was about.';
comment on column recording_tasks.person_told is 'Whether the requester knows that the assignee has left.';

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
comment on column render_chunks.key is 'SHA-256 of the recipe, in hex.';

create table render_usage (
  customer_id text not null,
  month text not null,
  drawn_ms bigint not null,
  constraint render_usage_drawn_ms_check CHECK ((drawn_ms >= 0)),
  constraint render_usage_month_check CHECK ((month ~ '^\d{4}-\d{2}$'::text)),
  constraint render_usage_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint render_usage_pkey PRIMARY KEY (customer_id, month)
);

create table requested_files (
  file_id text not null,
  customer_id text not null,
  request_id text not null,
  step text not null default 'added'::text,
  words text,
  created_at timestamp with time zone not null,
  constraint requested_files_step_check CHECK ((step = ANY (ARRAY['added'::text, 'sent'::text, 'returned'::text, 'accepted'::text]))),
  constraint requested_files_words_check CHECK ((length(words) <= 300)),
  constraint requested_files_customer_id_file_id_fkey FOREIGN KEY (customer_id, file_id) REFERENCES files(customer_id, id) ON DELETE CASCADE,
  constraint requested_files_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint requested_files_customer_id_request_id_fkey FOREIGN KEY (customer_id, request_id) REFERENCES file_requests(customer_id, id) ON DELETE CASCADE,
  constraint requested_files_pkey PRIMARY KEY (file_id)
);
CREATE INDEX requested_files_request ON requested_files USING btree (request_id);

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
  visibility text not null default 'team'::text,
  share_page_id text,
  guest_name text,
  guest_address text,
  constraint review_comments_body_check CHECK (((btrim(body) <> ''::text) AND (length(body) <= 2000))),
  constraint review_comments_check CHECK ((to_ms >= from_ms)),
  constraint review_comments_from_ms_check CHECK ((from_ms >= 0)),
  constraint review_comments_guest_name_check CHECK ((length(guest_name) <= 80)),
  constraint review_comments_id_check CHECK ((id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'::text)),
  constraint review_comments_rev_check CHECK ((rev > 0)),
  constraint review_comments_visibility_check CHECK ((visibility = ANY (ARRAY['team'::text, 'audience'::text]))),
  constraint review_comments_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint review_comments_customer_id_program_id_fkey FOREIGN KEY (customer_id, program_id) REFERENCES programs(customer_id, id) ON DELETE CASCADE,
  constraint review_comments_customer_id_version_id_fkey FOREIGN KEY (customer_id, version_id) REFERENCES program_versions(customer_id, id) ON DELETE CASCADE,
  constraint review_comments_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES review_comments(id) ON DELETE CASCADE,
  constraint review_comments_resolved_by_fkey FOREIGN KEY (resolved_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint review_comments_share_page_id_fkey FOREIGN KEY (share_page_id) REFERENCES share_pages(id) ON DELETE SET NULL,
  constraint review_comments_pkey PRIMARY KEY (id)
);
CREATE INDEX review_comments_parent ON review_comments USING btree (parent_id) WHERE (parent_id IS NOT NULL);
CREATE INDEX review_comments_program ON review_comments USING btree (customer_id, program_id, created_at);
CREATE INDEX review_comments_share_page ON review_comments USING btree (share_page_id) WHERE (share_page_id IS NOT NULL);
CREATE INDEX review_comments_version ON review_comments USING btree (version_id);
comment on column review_comments.author_id is 'Null: the author was removed, or never had an account.';
comment on column review_comments.visibility is 'Who reads the comment: those who build the program, or those who watch it.';
comment on column review_comments.share_page_id is 'The share page whose visitor wrote the comment without an account.';

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
comment on table roles is 'The roles of the manifest, and those that customers made of them.';
comment on column roles.customer_id is 'Null: a role of the manifest.';
comment on column roles.closed is 'The calls and routes that a customer''s own role takes away.';

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
comment on column runs.customer_id is 'Null: it is about the whole installation.';

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
comment on column saved_searches.list is 'The list call that it searches.';

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
comment on table session_families is 'One sign-in: all refresh tokens that descend from it, on the device with its binding cookie.';

create table share_codes (
  page_id text not null,
  address text not null,
  code_hash text not null,
  tries integer not null default 0,
  expires_at timestamp with time zone not null,
  constraint share_codes_page_id_fkey FOREIGN KEY (page_id) REFERENCES share_pages(id) ON DELETE CASCADE,
  constraint share_codes_pkey PRIMARY KEY (page_id, address)
);

create table share_decisions (
  page_id text not null,
  version_id text not null,
  address text not null,
  customer_id text not null,
  decision text not null,
  note text,
  decided_at timestamp with time zone not null,
  constraint share_decisions_decision_check CHECK ((decision = ANY (ARRAY['approve'::text, 'changes'::text]))),
  constraint share_decisions_note_check CHECK ((length(note) <= 2000)),
  constraint share_decisions_customer_id_page_id_fkey FOREIGN KEY (customer_id, page_id) REFERENCES share_pages(customer_id, id) ON DELETE CASCADE,
  constraint share_decisions_customer_id_version_id_fkey FOREIGN KEY (customer_id, version_id) REFERENCES program_versions(customer_id, id) ON DELETE CASCADE,
  constraint share_decisions_pkey PRIMARY KEY (page_id, version_id, address)
);
CREATE INDEX share_decisions_version ON share_decisions USING btree (version_id);

create table share_items (
  customer_id text not null,
  page_id text not null,
  program_id text not null,
  position integer not null,
  constraint share_items_position_check CHECK (("position" >= 0)),
  constraint share_items_customer_id_page_id_fkey FOREIGN KEY (customer_id, page_id) REFERENCES share_pages(customer_id, id) ON DELETE CASCADE,
  constraint share_items_customer_id_program_id_fkey FOREIGN KEY (customer_id, program_id) REFERENCES programs(customer_id, id) ON DELETE CASCADE,
  constraint share_items_pkey PRIMARY KEY (page_id, program_id)
);
CREATE INDEX share_items_program ON share_items USING btree (customer_id, program_id);

create table share_layouts (
  id text not null,
  customer_id text,
  name text not null,
  name_key text not null generated always as (search_key(name)),
  logo_url text,
  accent text,
  footer text,
  imprint_url text,
  privacy_url text,
  cta_label text,
  cta_url text,
  is_active boolean not null default true,
  created_by text,
  created_at timestamp with time zone not null,
  updated_by text,
  updated_at timestamp with time zone not null,
  rev integer not null default 1,
  constraint share_layouts_accent_check CHECK ((accent ~ '^#[0-9a-f]{6}$'::text)),
  constraint share_layouts_check CHECK (((cta_label IS NULL) = (cta_url IS NULL))),
  constraint share_layouts_cta_label_check CHECK ((length(cta_label) <= 40)),
  constraint share_layouts_footer_check CHECK ((length(footer) <= 200)),
  constraint share_layouts_id_check CHECK ((id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'::text)),
  constraint share_layouts_name_check CHECK (((btrim(name) <> ''::text) AND (length(name) <= 80))),
  constraint share_layouts_rev_check CHECK ((rev > 0)),
  constraint share_layouts_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint share_layouts_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint share_layouts_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint share_layouts_pkey PRIMARY KEY (id)
);
CREATE INDEX share_layouts_customer ON share_layouts USING btree (customer_id) WHERE (customer_id IS NOT NULL);
CREATE UNIQUE INDEX share_layouts_name ON share_layouts USING btree (COALESCE(customer_id, ''::text), name_key);
comment on column share_layouts.customer_id is 'Null: for every customer.';

create table share_pages (
  id text not null,
  customer_id text not null,
  title text not null,
  title_key text not null generated always as (search_key(title)),
  message text,
  token_hash text not null,
  link_no integer not null default 1,
  grant_no integer not null default 1,
  access text not null,
  slug text,
  password_hash text,
  addresses text[] not null default '{}'::text[],
  opens_on date,
  expires_on date,
  max_plays integer,
  plays integer not null default 0,
  allow_download boolean not null default false,
  allow_comment boolean not null default false,
  allow_approve boolean not null default false,
  watermark boolean not null default false,
  layout_id text,
  cta_label text,
  cta_url text,
  embed_sites text[] not null default '{}'::text[],
  disabled_at timestamp with time zone,
  revoked_at timestamp with time zone,
  created_by text,
  created_at timestamp with time zone not null,
  updated_by text,
  updated_at timestamp with time zone not null,
  rev integer not null default 1,
  constraint share_pages_access_check CHECK ((access = ANY (ARRAY['link'::text, 'password'::text, 'emailCode'::text, 'allowlist'::text, 'public'::text]))),
  constraint share_pages_check CHECK (((access = 'public'::text) = (slug IS NOT NULL))),
  constraint share_pages_check1 CHECK (((access <> 'password'::text) OR (password_hash IS NOT NULL))),
  constraint share_pages_check2 CHECK (((access <> 'allowlist'::text) OR (cardinality(addresses) > 0))),
  constraint share_pages_check3 CHECK ((NOT (watermark AND allow_download))),
  constraint share_pages_check4 CHECK (((cta_label IS NULL) = (cta_url IS NULL))),
  constraint share_pages_check5 CHECK (((opens_on IS NULL) OR (expires_on IS NULL) OR (opens_on <= expires_on))),
  constraint share_pages_cta_label_check CHECK ((length(cta_label) <= 40)),
  constraint share_pages_grant_no_check CHECK ((grant_no > 0)),
  constraint share_pages_id_check CHECK ((id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'::text)),
  constraint share_pages_link_no_check CHECK ((link_no > 0)),
  constraint share_pages_max_plays_check CHECK ((max_plays > 0)),
  constraint share_pages_message_check CHECK ((length(message) <= 500)),
  constraint share_pages_plays_check CHECK ((plays >= 0)),
  constraint share_pages_rev_check CHECK ((rev > 0)),
  constraint share_pages_slug_check CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND ((length(slug) >= 3) AND (length(slug) <= 60)))),
  constraint share_pages_title_check CHECK (((btrim(title) <> ''::text) AND (length(title) <= 120))),
  constraint share_pages_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint share_pages_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint share_pages_layout_id_fkey FOREIGN KEY (layout_id) REFERENCES share_layouts(id) ON DELETE SET NULL,
  constraint share_pages_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint share_pages_pkey PRIMARY KEY (id),
  constraint share_pages_customer_id_id_key UNIQUE (customer_id, id),
  constraint share_pages_slug_key UNIQUE (slug),
  constraint share_pages_token_hash_key UNIQUE (token_hash)
);
CREATE INDEX share_pages_created ON share_pages USING btree (customer_id, created_at, id);
CREATE INDEX share_pages_layout ON share_pages USING btree (layout_id) WHERE (layout_id IS NOT NULL);
CREATE INDEX share_pages_owner ON share_pages USING btree (created_by) WHERE (created_by IS NOT NULL);
comment on column share_pages.grant_no is 'Grants with a lower number no longer open the page.';

create table share_visits (
  visit_id text not null,
  customer_id text not null,
  page_id text not null,
  version_id text not null,
  address text,
  device text not null,
  started_at timestamp with time zone not null,
  last_at timestamp with time zone not null,
  coverage bit varying not null,
  is_play boolean not null default false,
  downloaded_at timestamp with time zone,
  constraint share_visits_device_check CHECK ((device = ANY (ARRAY['phone'::text, 'tablet'::text, 'computer'::text]))),
  constraint share_visits_visit_id_check CHECK ((visit_id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'::text)),
  constraint share_visits_customer_id_page_id_fkey FOREIGN KEY (customer_id, page_id) REFERENCES share_pages(customer_id, id) ON DELETE CASCADE,
  constraint share_visits_customer_id_version_id_fkey FOREIGN KEY (customer_id, version_id) REFERENCES program_versions(customer_id, id) ON DELETE CASCADE,
  constraint share_visits_pkey PRIMARY KEY (visit_id, version_id)
);
CREATE INDEX share_visits_last ON share_visits USING btree (last_at);
CREATE INDEX share_visits_page ON share_visits USING btree (page_id, address);
CREATE INDEX share_visits_version ON share_visits USING btree (version_id);
comment on column share_visits.address is 'Null: not verified.';
comment on column share_visits.coverage is 'One bit for each second of the film.';

create table shot_types (
  id text not null,
  name text not null,
  description text,
  position integer not null,
  name_key text generated always as (search_key(name)),
  search_key text generated always as (search_key(((name || ' '::text) || COALESCE(description, ''::text)))),
  created_by text,
  created_at timestamp with time zone not null,
  updated_by text,
  updated_at timestamp with time zone,
  rev integer not null default 1,
  state text not null default 'inUse'::text,
  constraint shot_types_id_check CHECK ((id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'::text)),
  constraint shot_types_name_check CHECK ((btrim(name) <> ''::text)),
  constraint shot_types_rev_check CHECK ((rev > 0)),
  constraint shot_types_state_check CHECK ((state = ANY (ARRAY['inUse'::text, 'archived'::text]))),
  constraint shot_types_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint shot_types_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint shot_types_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX shot_types_name ON shot_types USING btree (name_key);
CREATE INDEX shot_types_sorted ON shot_types USING btree ("position", id);

create table storyboard_collaborators (
  customer_id text not null,
  storyboard_id text not null,
  user_id text not null,
  constraint storyboard_collaborators_customer_id_storyboard_id_fkey FOREIGN KEY (customer_id, storyboard_id) REFERENCES storyboards(customer_id, id) ON DELETE CASCADE,
  constraint storyboard_collaborators_user_id_customer_id_fkey FOREIGN KEY (user_id, customer_id) REFERENCES memberships(user_id, customer_id) ON DELETE CASCADE,
  constraint storyboard_collaborators_pkey PRIMARY KEY (storyboard_id, user_id)
);
CREATE INDEX storyboard_collaborators_user ON storyboard_collaborators USING btree (user_id, customer_id);

create table storyboard_programs (
  customer_id text not null,
  storyboard_id text not null,
  program_id text not null,
  made_at timestamp with time zone not null,
  constraint storyboard_programs_customer_id_program_id_fkey FOREIGN KEY (customer_id, program_id) REFERENCES programs(customer_id, id) ON DELETE CASCADE,
  constraint storyboard_programs_customer_id_storyboard_id_fkey FOREIGN KEY (customer_id, storyboard_id) REFERENCES storyboards(customer_id, id) ON DELETE CASCADE,
  constraint storyboard_programs_pkey PRIMARY KEY (storyboard_id, program_id)
);
CREATE INDEX storyboard_programs_program ON storyboard_programs USING btree (program_id);

create table storyboard_scenes (
  customer_id text not null,
  storyboard_id text not null,
  id text not null,
  place text not null,
  content jsonb not null,
  field_revs jsonb not null default '{}'::jsonb,
  removed_at timestamp with time zone,
  constraint storyboard_scenes_id_check CHECK ((id ~ '^[A-Za-z0-9_-]{8,64}$'::text)),
  constraint storyboard_scenes_place_check CHECK (((length(place) >= 1) AND (length(place) <= 200))),
  constraint storyboard_scenes_customer_id_storyboard_id_fkey FOREIGN KEY (customer_id, storyboard_id) REFERENCES storyboards(customer_id, id) ON DELETE CASCADE,
  constraint storyboard_scenes_pkey PRIMARY KEY (storyboard_id, id)
);

create table storyboard_shots (
  customer_id text not null,
  storyboard_id text not null,
  scene_id text not null,
  id text not null,
  place text not null,
  content jsonb not null,
  field_revs jsonb not null default '{}'::jsonb,
  removed_at timestamp with time zone,
  constraint storyboard_shots_id_check CHECK ((id ~ '^[A-Za-z0-9_-]{8,64}$'::text)),
  constraint storyboard_shots_place_check CHECK (((length(place) >= 1) AND (length(place) <= 200))),
  constraint storyboard_shots_customer_id_storyboard_id_fkey FOREIGN KEY (customer_id, storyboard_id) REFERENCES storyboards(customer_id, id) ON DELETE CASCADE,
  constraint storyboard_shots_storyboard_id_scene_id_fkey FOREIGN KEY (storyboard_id, scene_id) REFERENCES storyboard_scenes(storyboard_id, id) ON DELETE CASCADE,
  constraint storyboard_shots_pkey PRIMARY KEY (storyboard_id, id)
);
CREATE INDEX storyboard_shots_scene ON storyboard_shots USING btree (storyboard_id, scene_id);

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
  goal text,
  is_template boolean not null default false,
  begin text,
  copy_of text,
  due_on date,
  outline_rev integer not null default 1,
  scenes integer not null default 0,
  shots integer not null default 0,
  planned_ms integer not null default 0,
  updated_by text,
  deleted_by text,
  title_key text not null generated always as (search_key(title)),
  search_key text not null generated always as (search_key(((title || ' '::text) || COALESCE(goal, ''::text)))),
  constraint storyboards_begin_check CHECK ((begin = ANY (ARRAY['blank'::text, 'welcome'::text, 'howTo'::text, 'portrait'::text]))),
  constraint storyboards_goal_check CHECK ((length(goal) <= 500)),
  constraint storyboards_id_check CHECK ((id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'::text)),
  constraint storyboards_outline_rev_check CHECK ((outline_rev > 0)),
  constraint storyboards_planned_ms_check CHECK ((planned_ms >= 0)),
  constraint storyboards_rev_check CHECK ((rev > 0)),
  constraint storyboards_scenes_check CHECK ((scenes >= 0)),
  constraint storyboards_shots_check CHECK ((shots >= 0)),
  constraint storyboards_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'active'::text, 'on_hold'::text, 'cancelled'::text, 'archived'::text]))),
  constraint storyboards_title_check CHECK ((btrim(title) <> ''::text)),
  constraint storyboards_copy_of_fkey FOREIGN KEY (copy_of) REFERENCES storyboards(id) ON DELETE SET NULL,
  constraint storyboards_created_by_customer_id_fkey FOREIGN KEY (created_by, customer_id) REFERENCES memberships(user_id, customer_id),
  constraint storyboards_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint storyboards_deleted_by_fkey FOREIGN KEY (deleted_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint storyboards_owner_user_id_customer_id_fkey FOREIGN KEY (owner_user_id, customer_id) REFERENCES memberships(user_id, customer_id),
  constraint storyboards_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint storyboards_pkey PRIMARY KEY (id),
  constraint storyboards_customer_id_id_key UNIQUE (customer_id, id)
);
CREATE INDEX storyboards_changed ON storyboards USING btree (customer_id, updated_at, id) WHERE (deleted_at IS NULL);
CREATE INDEX storyboards_copy ON storyboards USING btree (copy_of) WHERE (copy_of IS NOT NULL);
CREATE INDEX storyboards_title ON storyboards USING btree (customer_id, title_key, id) WHERE (deleted_at IS NULL);
CREATE INDEX storyboards_trash ON storyboards USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);

create table suppressions (
  id text not null,
  customer_id text not null,
  address_key text not null,
  reason text not null,
  contact_id text,
  created_at timestamp with time zone not null,
  updated_by text,
  updated_at timestamp with time zone not null,
  rev integer not null default 1,
  constraint suppressions_id_check CHECK ((id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'::text)),
  constraint suppressions_reason_check CHECK ((reason = ANY (ARRAY['bounce'::text, 'complaint'::text, 'unsubscribed'::text, 'manual'::text]))),
  constraint suppressions_rev_check CHECK ((rev > 0)),
  constraint suppressions_contact_id_fkey FOREIGN KEY (contact_id) REFERENCES contacts(id) ON DELETE SET NULL,
  constraint suppressions_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint suppressions_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint suppressions_pkey PRIMARY KEY (id),
  constraint suppressions_customer_id_address_key_key UNIQUE (customer_id, address_key)
);
CREATE INDEX suppressions_contact ON suppressions USING btree (contact_id) WHERE (contact_id IS NOT NULL);
CREATE INDEX suppressions_newest ON suppressions USING btree (customer_id, created_at, id);

create table take_notes (
  id text not null,
  customer_id text not null,
  task_id text not null,
  take_id text not null,
  at_ms integer not null,
  body text not null,
  created_by text not null,
  created_at timestamp with time zone not null,
  constraint take_notes_at_ms_check CHECK ((at_ms >= 0)),
  constraint take_notes_body_check CHECK (((length(body) >= 1) AND (length(body) <= 1000))),
  constraint take_notes_id_check CHECK ((id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'::text)),
  constraint take_notes_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE CASCADE,
  constraint take_notes_customer_id_task_id_fkey FOREIGN KEY (customer_id, task_id) REFERENCES recording_tasks(customer_id, id) ON DELETE CASCADE,
  constraint take_notes_take_id_fkey FOREIGN KEY (take_id) REFERENCES takes(id) ON DELETE CASCADE,
  constraint take_notes_pkey PRIMARY KEY (id)
);
CREATE INDEX take_notes_take ON take_notes USING btree (take_id);
CREATE INDEX take_notes_task ON take_notes USING btree (task_id, at_ms, id);

create table takes (
  id text not null,
  customer_id text not null,
  task_id text not null,
  shot_id text,
  clip_id text not null,
  take_no integer not null,
  note text,
  state text not null default 'recorded'::text,
  chosen boolean not null default false,
  created_at timestamp with time zone not null,
  submitted_at timestamp with time zone,
  decided_by text,
  decided_at timestamp with time zone,
  constraint takes_check CHECK (((NOT chosen) OR (state = 'accepted'::text))),
  constraint takes_id_check CHECK ((id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'::text)),
  constraint takes_note_check CHECK ((length(note) <= 1000)),
  constraint takes_state_check CHECK ((state = ANY (ARRAY['recorded'::text, 'submitted'::text, 'accepted'::text, 'retake'::text, 'aside'::text]))),
  constraint takes_take_no_check CHECK ((take_no > 0)),
  constraint takes_customer_id_clip_id_fkey FOREIGN KEY (customer_id, clip_id) REFERENCES footage_clips(customer_id, id) ON DELETE CASCADE,
  constraint takes_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint takes_customer_id_task_id_fkey FOREIGN KEY (customer_id, task_id) REFERENCES recording_tasks(customer_id, id) ON DELETE CASCADE,
  constraint takes_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint takes_pkey PRIMARY KEY (id),
  constraint takes_task_id_clip_id_key UNIQUE (task_id, clip_id),
  constraint takes_task_id_take_no_key UNIQUE (task_id, take_no)
);
CREATE UNIQUE INDEX takes_chosen_shot ON takes USING btree (customer_id, shot_id) WHERE (chosen AND (shot_id IS NOT NULL));
CREATE UNIQUE INDEX takes_chosen_task ON takes USING btree (task_id) WHERE chosen;
CREATE INDEX takes_clip ON takes USING btree (customer_id, clip_id);
comment on column takes.shot_id is 'The shot of the task, so that a shot has one chosen take.';

create table task_candidates (
  customer_id text not null,
  task_id text not null,
  user_id text not null,
  declined_at timestamp with time zone,
  constraint task_candidates_customer_id_task_id_fkey FOREIGN KEY (customer_id, task_id) REFERENCES recording_tasks(customer_id, id) ON DELETE CASCADE,
  constraint task_candidates_user_id_customer_id_fkey FOREIGN KEY (user_id, customer_id) REFERENCES memberships(user_id, customer_id) ON DELETE CASCADE,
  constraint task_candidates_pkey PRIMARY KEY (task_id, user_id)
);
CREATE INDEX task_candidates_user ON task_candidates USING btree (customer_id, user_id) WHERE (declined_at IS NULL);

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
comment on table third_party_identities is 'An account at an OpenID provider with which a person may sign in.';
comment on column third_party_identities.name is 'As the provider reported it; no decision depends on it.';

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
comment on table users is 'The account of a person, whichever customers they belong to.';
comment on column users.password_hash is 'Null until the person chooses a password: no password opens the account.';
comment on column users.state is 'Invited: only an emailed link opens it. Inactive or locked: nothing does.';
comment on column users.temporary_password_expires_at is 'Set for a temporary password, which opens one session before this time.';

create table view_sessions (
  program_id text not null,
  version_no integer not null,
  viewer text not null generated always as (COALESCE(user_id, session_id)),
  session_id text not null,
  user_id text,
  customer_id text not null,
  source text not null,
  device text not null,
  started_at timestamp with time zone not null,
  reported_slot integer not null,
  coverage bit varying not null,
  seconds integer not null generated always as ((bit_count((coverage)::"bit"))::integer),
  is_play boolean not null generated always as ((bit_count((coverage)::"bit") >= LEAST(5, ((length((coverage)::"bit") + 1) / 2)))),
  visitor text,
  constraint view_sessions_device_check CHECK ((device = ANY (ARRAY['computer'::text, 'phone'::text, 'tablet'::text]))),
  constraint view_sessions_session_id_check CHECK ((length(session_id) <= 64)),
  constraint view_sessions_source_check CHECK ((source = ANY (ARRAY['feed'::text, 'channel'::text, 'share'::text, 'embed'::text]))),
  constraint view_sessions_version_no_check CHECK ((version_no > 0)),
  constraint view_sessions_visitor_check CHECK ((length(visitor) <= 64)),
  constraint view_sessions_customer_id_program_id_fkey FOREIGN KEY (customer_id, program_id) REFERENCES programs(customer_id, id) ON DELETE CASCADE,
  constraint view_sessions_user_id_customer_id_fkey FOREIGN KEY (user_id, customer_id) REFERENCES memberships(user_id, customer_id) ON DELETE CASCADE,
  constraint view_sessions_pkey PRIMARY KEY (program_id, version_no, viewer, session_id)
);
CREATE INDEX view_sessions_program ON view_sessions USING btree (customer_id, program_id);
CREATE INDEX view_sessions_reported ON view_sessions USING btree (reported_slot);
CREATE INDEX view_sessions_started ON view_sessions USING btree (customer_id, started_at, program_id);
CREATE INDEX view_sessions_user ON view_sessions USING btree (user_id, customer_id) WHERE (user_id IS NOT NULL);
comment on table view_sessions is 'One visit in which somebody watched a version of a program.';
comment on column view_sessions.viewer is 'The user, or the visit of a person without an account.';
comment on column view_sessions.reported_slot is 'The five-minute slot of the last report.';
comment on column view_sessions.coverage is 'One bit for each second of the version, up to its outro.';
comment on column view_sessions.visitor is 'Stands for the verified address of a person without an account.';

create table view_sums (
  id integer not null,
  summed_slot integer not null,
  constraint view_sums_id_check CHECK ((id = 1)),
  constraint view_sums_pkey PRIMARY KEY (id)
);

create table viewing_reminders (
  user_id text not null,
  program_id text not null,
  customer_id text not null,
  due_on date not null,
  days_left integer not null,
  reminded_at timestamp with time zone not null,
  constraint viewing_reminders_customer_id_program_id_fkey FOREIGN KEY (customer_id, program_id) REFERENCES programs(customer_id, id) ON DELETE CASCADE,
  constraint viewing_reminders_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint viewing_reminders_pkey PRIMARY KEY (user_id, program_id, due_on, days_left)
);
CREATE INDEX viewing_reminders_program ON viewing_reminders USING btree (customer_id, program_id);

create table viewings (
  user_id text not null,
  program_id text not null,
  customer_id text not null,
  version_no integer not null,
  viewed_version_no integer,
  coverage bit varying not null default ''::bit varying,
  position_ms integer not null default 0,
  position_from text not null default ''::text,
  opened_at timestamp with time zone not null,
  completed_at timestamp with time zone,
  completed_by text,
  constraint viewings_check CHECK (((viewed_version_no IS NULL) = (completed_at IS NULL))),
  constraint viewings_check1 CHECK (((viewed_version_no IS NULL) = (completed_by IS NULL))),
  constraint viewings_completed_by_check CHECK ((completed_by = ANY (ARRAY['auto'::text, 'manual'::text]))),
  constraint viewings_position_ms_check CHECK ((position_ms >= 0)),
  constraint viewings_version_no_check CHECK ((version_no > 0)),
  constraint viewings_viewed_version_no_check CHECK ((viewed_version_no > 0)),
  constraint viewings_customer_id_program_id_fkey FOREIGN KEY (customer_id, program_id) REFERENCES programs(customer_id, id) ON DELETE CASCADE,
  constraint viewings_user_id_customer_id_fkey FOREIGN KEY (user_id, customer_id) REFERENCES memberships(user_id, customer_id) ON DELETE CASCADE,
  constraint viewings_pkey PRIMARY KEY (user_id, program_id) INCLUDE (viewed_version_no)
);
CREATE INDEX viewings_program ON viewings USING btree (customer_id, program_id);
comment on table viewings is 'How far somebody has watched a program, whether it was sent to them or not.';
comment on column viewings.version_no is 'The version that the coverage is of.';
comment on column viewings.viewed_version_no is 'The latest version viewed; null: none, or marked as not viewed.';
comment on column viewings.coverage is 'One bit for each second of the version, up to its outro; empty: nothing was reported.';
comment on column viewings.position_from is 'The visit that reported the position.';

create table youtube_uploads (
  id text not null,
  customer_id text not null,
  connection_id text not null,
  program_id text not null,
  version_id text not null,
  title text not null,
  description text not null,
  privacy text not null,
  is_for_kids boolean not null,
  is_synthetic boolean not null,
  state text not null default 'waiting'::text,
  fail_code text,
  sealed_session text,
  sent_bytes bigint not null default 0,
  total_bytes bigint not null,
  video_id text,
  shown_privacy text,
  begun_at timestamp with time zone,
  waits_until timestamp with time zone,
  asked_at timestamp with time zone not null,
  constraint youtube_uploads_check CHECK (((state = 'failed'::text) = (fail_code IS NOT NULL))),
  constraint youtube_uploads_description_check CHECK ((octet_length(description) <= 5000)),
  constraint youtube_uploads_fail_code_check CHECK ((fail_code = ANY (ARRAY['offAir'::text, 'noFilm'::text, 'disconnected'::text, 'refused'::text, 'rejected'::text, 'removed'::text, 'notSent'::text]))),
  constraint youtube_uploads_id_check CHECK ((id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'::text)),
  constraint youtube_uploads_privacy_check CHECK ((privacy = ANY (ARRAY['private'::text, 'unlisted'::text, 'public'::text]))),
  constraint youtube_uploads_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'sending'::text, 'processing'::text, 'done'::text, 'failed'::text]))),
  constraint youtube_uploads_title_check CHECK (((btrim(title) <> ''::text) AND (length(title) <= 100))),
  constraint youtube_uploads_connection_id_fkey FOREIGN KEY (connection_id) REFERENCES integration_connections(id) ON DELETE CASCADE,
  constraint youtube_uploads_customer_id_program_id_fkey FOREIGN KEY (customer_id, program_id) REFERENCES programs(customer_id, id) ON DELETE CASCADE,
  constraint youtube_uploads_customer_id_version_id_fkey FOREIGN KEY (customer_id, version_id) REFERENCES program_versions(customer_id, id) ON DELETE CASCADE,
  constraint youtube_uploads_pkey PRIMARY KEY (id)
);
CREATE INDEX youtube_uploads_begun ON youtube_uploads USING btree (begun_at) WHERE (begun_at IS NOT NULL);
CREATE INDEX youtube_uploads_latest ON youtube_uploads USING btree (connection_id, asked_at, id);
CREATE UNIQUE INDEX youtube_uploads_once ON youtube_uploads USING btree (connection_id, version_id) WHERE (state <> 'failed'::text);
CREATE INDEX youtube_uploads_open ON youtube_uploads USING btree (state) WHERE (state = ANY (ARRAY['waiting'::text, 'processing'::text]));
CREATE INDEX youtube_uploads_program ON youtube_uploads USING btree (customer_id, program_id);
CREATE INDEX youtube_uploads_version ON youtube_uploads USING btree (customer_id, version_id);
comment on column youtube_uploads.sealed_session is 'The upload address, encrypted and bound to the id of the row.';
comment on column youtube_uploads.shown_privacy is 'The privacy that YouTube shows, which may differ from the one chosen.';
comment on column youtube_uploads.begun_at is 'When the upload was counted against the daily limit of YouTube.';

create table zoom_imports (
  id text not null,
  customer_id text not null,
  connection_id text not null,
  meeting_id text not null,
  topic text not null,
  held_at timestamp with time zone not null,
  is_by_rule boolean not null,
  state text not null default 'waiting'::text,
  fail_code text,
  clip_id text,
  asked_at timestamp with time zone not null,
  constraint zoom_imports_check CHECK (((state = 'failed'::text) = (fail_code IS NOT NULL))),
  constraint zoom_imports_fail_code_check CHECK ((fail_code = ANY (ARRAY['gone'::text, 'noFilm'::text, 'noRoom'::text, 'disconnected'::text, 'notFetched'::text]))),
  constraint zoom_imports_id_check CHECK ((id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'::text)),
  constraint zoom_imports_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'done'::text, 'failed'::text]))),
  constraint zoom_imports_connection_id_fkey FOREIGN KEY (connection_id) REFERENCES integration_connections(id) ON DELETE CASCADE,
  constraint zoom_imports_customer_id_clip_id_fkey FOREIGN KEY (customer_id, clip_id) REFERENCES footage_clips(customer_id, id) ON DELETE SET NULL (clip_id),
  constraint zoom_imports_pkey PRIMARY KEY (id),
  constraint zoom_imports_connection_id_meeting_id_key UNIQUE (connection_id, meeting_id)
);
CREATE INDEX zoom_imports_clip ON zoom_imports USING btree (customer_id, clip_id) WHERE (clip_id IS NOT NULL);
comment on column zoom_imports.id is 'The id of the asset, too.';
comment on column zoom_imports.meeting_id is 'Zoom''s uuid of one meeting; a meeting''s number can recur.';

create table zoom_rules (
  connection_id text not null,
  is_on boolean not null,
  words text[] not null,
  picture text not null,
  with_transcript boolean not null,
  constraint zoom_rules_picture_check CHECK ((picture = ANY (ARRAY['speakerWithScreen'::text, 'speaker'::text, 'gallery'::text]))),
  constraint zoom_rules_words_check CHECK ((cardinality(words) <= 20)),
  constraint zoom_rules_connection_id_fkey FOREIGN KEY (connection_id) REFERENCES integration_connections(id) ON DELETE CASCADE,
  constraint zoom_rules_pkey PRIMARY KEY (connection_id)
);
