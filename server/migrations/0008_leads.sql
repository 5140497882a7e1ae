create table leads (
  environment_id integer not null,
  id text collate "C" not null,
  contact_id text collate "C" not null,
  conversation_id text collate "C",
  status text not null default 'new' check (status in ('new', 'working', 'qualified', 'unqualified', 'converted')),
  grade text not null default 'cold' check (grade in ('hot', 'warm', 'cold')),
  score integer check (score between 0 and 100),
  qualification json,
  crm json not null default '[]',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1,
  primary key (environment_id, id),
  constraint leads_contact_key unique (environment_id, contact_id),
  foreign key (environment_id, contact_id) references contacts on delete cascade
);
