-- Articles are found by what they mean, too, where somebody set a model that turns texts into vectors.
alter table assistant_settings
  add column embedding_model text,
  add constraint embeddings_come_from_its_server check (embedding_model is null or provider = 'openai_compatible');

create index assistant_settings_embedding on assistant_settings (environment_id) where embedding_model is not null;

alter table articles
  -- Whose vectors all its passages have, and as of which version. Another version is looked through again.
  add column embedded_by text collate "C",
  add column embedded_version integer;

create index articles_to_embed on articles (environment_id, (case when embedded_version = version then embedded_by end), number);

-- The model whose vectors an environment's articles have or are about to have: one row, in which the work on them is taken, too.
create table embedders (
  environment_id integer primary key references environments on delete cascade,
  -- Names a model at an address; empty: to be begun anew.
  embedder text collate "C" not null,
  -- Of its vectors; null until it was asked once.
  dimensions integer,
  -- The vectors of questions that no business answers: what stands out from them is no chance.
  yardsticks bytea,
  -- Counts what was added, so that a process knows what it has not seen yet.
  version integer not null default 0,
  -- When somebody may work on it next: later while somebody does, or after something failed.
  due_at timestamptz not null default now(),
  -- In a row.
  failures integer not null default 0,
  -- What failed last, in words.
  problem text
);

-- The passages of articles as vectors, each by the hash of its title and text: what stays the same in a changed article keeps its own.
create table article_vectors (
  environment_id integer not null,
  article integer not null,
  hash uuid not null,
  version integer not null,
  -- Whole numbers from -127 to 127, a byte each; null where the model refused the text.
  vector bytea,
  primary key (environment_id, article, hash),
  foreign key (environment_id, article) references articles (environment_id, number) on delete cascade
);

-- Not compressed: numbers without order only cost the attempt.
alter table article_vectors alter column vector set storage external;

create index article_vectors_by_version on article_vectors (environment_id, version);
