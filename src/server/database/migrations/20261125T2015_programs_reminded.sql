-- When those who have to watch it were reminded last; deliveries never said so.
alter table programs add column reminded_at timestamptz;
alter table program_deliveries drop column reminded_on;
