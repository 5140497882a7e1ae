-- Scoring all leads of an environment anew, a batch at a time: `through_lead` is the last one that was scored.
create table lead_scorings (
  environment_id integer not null references environments on delete cascade,
  id text collate "C" not null,
  status text not null default 'running' check (status in ('running', 'finished', 'superseded')),
  leads_total integer not null,
  leads_done integer not null default 0,
  leads_changed integer not null default 0,
  through_lead text collate "C" not null default '',
  leased_until timestamptz,
  created_at timestamptz not null,
  finished_at timestamptz,
  primary key (environment_id, id)
);

create index lead_scorings_running on lead_scorings (leased_until) where status = 'running';

-- The best leads first, also of one status or grade.
create index leads_by_status_and_score on leads (environment_id, status, score, id);
create index leads_by_grade_and_score on leads (environment_id, grade, score, id);
