-- Each call of a language model: what it cost and how it ended, never what was said.
create table model_calls (
  environment_id integer not null,
  id text collate "C" not null,
  purpose text not null,
  conversation_id text collate "C",
  -- The model's name.
  engine text not null,
  -- Null while it is under way, and for good where the process ended in the middle of it.
  outcome text,
  -- What was set aside for it before it began; then what it took.
  tokens bigint not null,
  input_tokens bigint,
  output_tokens bigint,
  -- Whether the tokens were estimated, for the server did not tell them.
  estimated boolean,
  ms integer,
  created_at timestamptz not null,
  primary key (environment_id, id),
  foreign key (environment_id) references environments on delete cascade
);

-- What an environment's models took on a day (UTC), with what is set aside for calls under way.
create table model_days (
  environment_id integer not null references environments on delete cascade,
  day date not null,
  tokens bigint not null,
  primary key (environment_id, day)
);

-- The same for each conversation, whatever the day.
create table model_conversations (
  environment_id integer not null,
  conversation_id text collate "C" not null,
  tokens bigint not null,
  primary key (environment_id, conversation_id),
  foreign key (environment_id, conversation_id) references conversations on delete cascade
);

-- What a model found in a contact's message when it read it, so that it is never asked again: the same is judged the same.
create table lead_readings (
  environment_id integer not null,
  conversation_id text collate "C" not null,
  message_id text collate "C" not null,
  -- Names what was read and how: another is read anew.
  basis text not null,
  engine text not null,
  extractions json not null,
  created_at timestamptz not null,
  primary key (environment_id, conversation_id, message_id, basis),
  foreign key (environment_id, conversation_id, message_id) references messages on delete cascade
);
