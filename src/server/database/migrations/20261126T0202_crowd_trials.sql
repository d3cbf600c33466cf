-- 20261126T0202_crowd_trials: whoever asks guests tries the page out by a link that leaves no answers (work.md 6).
alter table crowd_requests
  add column trial_hash  text unique,
  add column trial_until timestamptz;
