-- These columns held any text, although the product writes only these words.
alter table programs add check (state_before in ('draft', 'rendering', 'ready', 'in_approval', 'changes_requested', 'approved', 'published', 'unpublished', 'archived'));
alter table deliverables add check (state_before in ('planned', 'in_production', 'delivered', 'changes_requested', 'accepted', 'cancelled'));
alter table file_requests add check (state_before in ('requested', 'opened', 'submitted', 'returned', 'accepted', 'declined', 'reassigned', 'cancelled'));
alter table recording_tasks add check (state_before in ('offered', 'assigned', 'opened', 'in_progress', 'submitted', 'retake_requested', 'accepted', 'declined', 'reassigned', 'cancelled'));
alter table orders add check (state_before in ('draft', 'submitted', 'declined', 'accepted', 'assigned', 'in_edit', 'in_review', 'changes_requested', 'on_hold', 'approved', 'closed', 'cancelled'));
alter table order_events add check (event in ('submit', 'discard', 'accept', 'decline', 'assign', 'unassign', 'start', 'deliver', 'approve', 'ask', 'hold', 'resume', 'cancel', 'close'));
alter table program_renders add check (fail_code in ('unreadable', 'notDrawn', 'tooDemanding', 'serverFault', 'mediaGone', 'consentRevoked'));
alter table jobs add check (lane in ('examine', 'file', 'imports', 'ladder', 'mail', 'moment', 'prepare', 'render', 'runs', 'speech', 'upkeep', 'uploads'));
