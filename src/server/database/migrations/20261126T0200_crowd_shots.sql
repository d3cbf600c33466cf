-- 20261126T0200_crowd_shots: storyboards ask guests for shots, and look which of theirs are with guests (work.md 3).
create index crowd_prompts_shot on crowd_prompts (customer_id, shot_id) where shot_id is not null;
