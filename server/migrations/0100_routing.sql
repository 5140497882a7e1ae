-- What people said about being there. Otherwise, it follows from when they last did something in the dashboard.
create table availabilities (
  user_id text collate "C" primary key references users on delete cascade,
  state text not null check (state in ('available', 'away', 'off')),
  until timestamptz,
  set_at timestamptz not null
);

-- Who had a conversation when, and why: written in the statement that assigns it.
create table assignments (
  environment_id integer not null,
  id text collate "C" not null,
  conversation_id text collate "C" not null,
  user_id text collate "C" not null,
  team_id text collate "C",
  reason text not null,
  -- Of how many people who could have taken it. Null if nobody was chosen.
  candidates integer,
  actor json not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (environment_id, id),
  foreign key (environment_id, conversation_id) references conversations on delete cascade
);

create index assignments_by_conversation on assignments (environment_id, conversation_id, id);
create index assignments_running on assignments (environment_id, conversation_id) where ended_at is null;
-- Whose last one was longest ago.
create index assignments_by_user on assignments (environment_id, user_id, created_at);

-- What waits for somebody of a team, as routing takes it: urgent first, then whoever waits longest.
create index conversations_queued on conversations (
  environment_id, team, (priority <> 'urgent'), coalesce(unanswered_since, 'infinity'), id)
  where team is not null and status = 'open' and assignee is null;

create index teams_routed on teams (environment_id, id) where routing <> 'manual' and archived_at is null;
