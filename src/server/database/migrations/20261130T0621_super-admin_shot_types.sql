-- sequence is called position from now on.
alter table shot_types rename column sequence to position;

-- New rows say position themselves.
alter table shot_types alter column position drop default;

-- Rows have state.
alter table shot_types add column state text not null default 'inUse'::text;

-- What was not active is archived.
update shot_types set state = 'archived' where not is_active;
alter table shot_types drop column is_active;

-- The rule shot_types_state_check holds for all rows.
alter table shot_types add constraint shot_types_state_check CHECK ((state = ANY (ARRAY['inUse'::text, 'archived'::text])));

-- Serves the usual order of the list.
CREATE INDEX shot_types_sorted ON shot_types USING btree ("position", id);
