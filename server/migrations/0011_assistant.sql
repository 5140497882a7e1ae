-- How the assistant behaves in one environment. No row: as the defaults say.
create table assistant_settings (
  environment_id integer primary key references environments on delete cascade,
  status text not null default 'on' check (status in ('on', 'off')),
  name text not null default 'Assistant',
  -- Who answers a new conversation of a channel where its start does not say: {"api": "human"}.
  channels json not null default '{}',
  -- The language model, if any; without one the embedded engine does all.
  provider text check (provider in ('openai_compatible', 'anthropic')),
  base_url text,
  model text,
  -- Encrypted with a key of the deployment.
  api_key bytea,
  -- Which way of asking for JSON this model understands, as the test call found out.
  structured_output text,
  -- remote: personal data is replaced before it goes to a model that is not on this machine.
  redaction text not null default 'remote' check (redaction in ('remote', 'always', 'never')),
  tokens_per_day bigint,
  tokens_per_conversation bigint,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1,
  constraint a_model_has_an_address check ((provider is null) = (base_url is null) and (provider is null) = (model is null))
);

-- What a hand-over tells has grown.
update conversations set handover = (handover::jsonb || '{"tried": [], "open_question": null}')::json where handover is not null;
