-- Who works together: people, what comes to them, and how it finds one of them.
create table teams (
  environment_id integer not null references environments on delete cascade,
  id text collate "C" not null,
  name text not null,
  -- Two names that differ only in the case of letters or their spelling are one.
  folded_name text not null,
  description text,
  visibility text not null default 'everyone' check (visibility in ('everyone', 'members')),
  routing text not null default 'manual' check (routing in ('manual', 'round_robin', 'least_busy')),
  -- For how many days a customer comes back to the same person. Null: never.
  sticky_days integer,
  -- How many open conversations a member has at most, over all teams. Null: no limit.
  capacity integer,
  return_after_seconds integer,
  respect_hours boolean not null default false,
  hours_id text collate "C",
  fallback_team_id text collate "C",
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- It takes no new conversations, and what is resolved still names it.
  archived_at timestamptz,
  version integer not null default 1,
  primary key (environment_id, id),
  constraint teams_hours foreign key (environment_id, hours_id) references hours on delete set null (hours_id),
  foreign key (environment_id, fallback_team_id) references teams
);

create unique index teams_by_name on teams (environment_id, folded_name) where archived_at is null;
create index teams_by_hours on teams (environment_id, hours_id) where hours_id is not null;
create index teams_by_fallback on teams (environment_id, fallback_team_id) where fallback_team_id is not null;

create table team_members (
  environment_id integer not null,
  team_id text collate "C" not null,
  user_id text collate "C" not null references users on delete cascade,
  role text not null default 'member' check (role in ('member', 'lead')),
  -- Instead of the team's.
  capacity integer,
  last_assigned_at timestamptz,
  created_at timestamptz not null,
  primary key (environment_id, team_id, user_id),
  foreign key (environment_id, team_id) references teams on delete cascade
);

create index team_members_by_user on team_members (user_id, environment_id);

-- A team is never deleted on its own, so its conversations need no foreign key: a message would check it.
alter table conversations add column team text collate "C";
-- Whoever has no teams pays nothing for it with each message.
create index conversations_by_team_status on conversations (environment_id, team, status, id) where team is not null;

-- Where new conversations of a channel go.
alter table channels add column default_team_id text collate "C",
  add constraint channels_default_team foreign key (environment_id, default_team_id) references teams;
create index channels_by_default_team on channels (environment_id, default_team_id) where default_team_id is not null;
