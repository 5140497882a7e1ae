-- A contact seen as somebody who may buy. status, grade and score are what is shown: what was found, unless overridden.
create table leads (
  environment_id integer not null,
  id text collate "C" not null,
  contact_id text collate "C" not null,
  conversation_id text collate "C",
  status text not null check (status in ('new', 'working', 'qualified', 'unqualified', 'converted')),
  grade text not null check (grade in ('hot', 'warm', 'cold')),
  score integer not null check (score between 0 and 100),
  -- What status would be without the override.
  found_status text not null check (found_status in ('new', 'working', 'qualified', 'unqualified')),
  -- A person's word: {status, grade, score, note, actor, at}
  override json,
  -- The latest of lead_qualifications, as it is shown.
  qualification json not null,
  -- Where it was passed on to: [{connection_id, provider, remote_id, remote_url, synced_at}]
  crm json not null default '[]',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1,
  primary key (environment_id, id),
  constraint leads_contact_key unique (environment_id, contact_id),
  foreign key (environment_id, contact_id) references contacts on delete cascade
);

create index leads_by_status on leads (environment_id, status, id);
create index leads_by_grade on leads (environment_id, grade, id);
create index leads_by_score on leads (environment_id, score, id);

-- Every qualification whose result differed from the one before.
create table lead_qualifications (
  environment_id integer not null,
  lead_id text collate "C" not null,
  id text collate "C" not null,
  contact_id text collate "C" not null,
  conversation_id text collate "C",
  status text not null check (status in ('qualified', 'unqualified', 'insufficient_information')),
  reason text,
  score integer not null,
  grade text not null,
  fit integer not null,
  intent integer not null,
  criteria json not null,
  engine text not null,
  as_of timestamptz not null,
  created_at timestamptz not null,
  primary key (environment_id, lead_id, id),
  foreign key (environment_id, lead_id) references leads on delete cascade
);

-- Rules of an environment's own, and what it changed on those that come with the service (null: as they come).
create table lead_rules (
  environment_id integer not null references environments on delete cascade,
  id text collate "C" not null,
  -- Null: the service's own rule, which says the rest.
  name text,
  part text check (part in ('fit', 'intent')),
  description text,
  points integer check (points between -50 and 50),
  enabled boolean,
  words json,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null,
  primary key (environment_id, id),
  constraint own_rules_say_all check (name is null or (part is not null and points is not null and enabled is not null and words is not null))
);

create unique index lead_rules_by_name on lead_rules (environment_id, name) where name is not null;
