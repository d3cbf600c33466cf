-- 20261127T1830_crowd_templates: first drafts of what guests answer have the look, music and fixed parts of a template (work.md 6).
alter table crowd_requests
  add column template_id text,
  add foreign key (customer_id, template_id) references program_templates (customer_id, id) on delete set null (template_id);
