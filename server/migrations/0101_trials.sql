-- Trials of the assistant: sets of cases, and what it would do in each. Nothing here reaches a customer.
create table trial_sets (
  environment_id integer not null references environments on delete cascade,
  id text collate "C" not null,
  name text not null,
  created_at timestamptz not null,
  primary key (environment_id, id)
);

create unique index trial_sets_by_name on trial_sets (environment_id, name);

create table trial_cases (
  environment_id integer not null,
  id text collate "C" not null,
  trial_set_id text collate "C" not null,
  kind text not null check (kind in ('scripted', 'replay')),
  name text,
  turns json not null,
  -- What was said before, masked, for a replay.
  situation json,
  -- It goes with its conversation, and so with its contact.
  conversation_id text collate "C",
  message_id text collate "C",
  -- What was done then.
  label json,
  created_at timestamptz not null,
  primary key (environment_id, id),
  foreign key (environment_id, trial_set_id) references trial_sets on delete cascade,
  foreign key (environment_id, conversation_id) references conversations on delete cascade
);

create unique index trial_cases_of_set on trial_cases (environment_id, trial_set_id, id);
create unique index trial_cases_by_message on trial_cases (environment_id, trial_set_id, message_id);
create index trial_cases_by_conversation on trial_cases (environment_id, conversation_id) where conversation_id is not null;

create table trials (
  environment_id integer not null,
  id text collate "C" not null,
  trial_set_id text collate "C" not null,
  assistant_version text not null,
  total integer not null,
  done integer not null default 0,
  through_case text collate "C" not null default '',
  created_at timestamptz not null,
  canceled_at timestamptz,
  finished_at timestamptz,
  leased_until timestamptz,
  primary key (environment_id, id),
  foreign key (environment_id, trial_set_id) references trial_sets on delete cascade
);

create index trials_of_set on trials (environment_id, trial_set_id, id);
create index trials_due on trials (leased_until) where finished_at is null and canceled_at is null;

create table trial_results (
  environment_id integer not null,
  id text collate "C" not null,
  trial_id text collate "C" not null,
  case_id text collate "C" not null,
  turn integer not null,
  question text not null,
  decision text not null check (decision in ('answer', 'clarify', 'hand_over', 'silent')),
  outcome text,
  reply text not null,
  reason text,
  language text not null,
  engine text not null,
  confidence double precision,
  sources json not null,
  why json,
  rules json not null,
  label text check (label in ('agrees', 'differs')),
  verdict text check (verdict in ('good', 'acceptable', 'wrong', 'should_hand_over', 'should_answer')),
  verdict_by text check (verdict_by in ('rule', 'person')),
  latency_ms integer not null,
  created_at timestamptz not null,
  primary key (environment_id, id),
  foreign key (environment_id, trial_id) references trials on delete cascade,
  foreign key (environment_id, case_id) references trial_cases on delete cascade
);

create unique index trial_results_of_trial on trial_results (environment_id, trial_id, case_id, turn);
create index trial_results_by_verdict on trial_results (environment_id, trial_id, verdict, id);
create index trial_results_in_order on trial_results (environment_id, trial_id, id);
-- For what a person has said of the same reply before.
create index trial_results_of_case on trial_results (environment_id, case_id, turn, id);
