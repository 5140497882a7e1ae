-- Search reads tables of its own, filled behind the events: the tables of contacts, conversations and messages carry no
-- index for it. What is written here may lag and may linger: whatever is found is read again from where it lives.

-- Documents of one kind whose ids stand between first_id and the next segment's: some thousands, so that the newest matches
-- of a very frequent word are found without reading all the others.
create table search_segments (
  id integer generated always as identity primary key,
  environment_id integer not null,
  kind text not null check (kind in ('contact', 'conversation', 'message')),
  first_id text collate "C" not null,
  last_id text collate "C" not null,
  documents integer not null,
  unique (environment_id, kind, first_id)
);

create table search_documents (
  environment_id integer not null,
  -- The contact of a conversation, the conversation of a message, a contact itself: what is deleted goes with it.
  parent_id text collate "C" not null,
  id text collate "C" not null,
  segment integer not null,
  -- Segment in the upper 21 bits, what it is found by in the lower 42.
  keys bigint[] not null,
  primary key (environment_id, parent_id, id)
);

alter table search_documents alter column keys set statistics 0;

-- Each batch empties the list of what is pending: inserted together, equal keys cost one descent.
create index search_documents_by_key on search_documents using gin (keys) with (fastupdate = on, gin_pending_list_limit = 1048576);

-- Every word that is kept: completes beginnings, puts errors right.
create table search_words (
  environment_id integer not null,
  key bigint not null,
  word text collate "C" not null,
  -- The power of two in the number of its documents: changes seldom, so that an index may stand on it.
  frequency smallint not null,
  -- Its spellings with one letter left out.
  spellings bigint[],
  primary key (environment_id, key)
);

alter table search_words alter column spellings set statistics 0;

create index search_words_by_word on search_words (environment_id, word);
create index search_words_frequent on search_words (environment_id, word) where frequency >= 5;
create index search_words_by_spelling on search_words using gin (spellings)
  with (fastupdate = on, gin_pending_list_limit = 1048576) where spellings is not null;

-- In how many documents each stands. Apart, narrow and half empty: counting writes no index. A word in none is forgotten.
create table search_word_counts (
  environment_id integer not null,
  key bigint not null,
  documents integer not null,
  primary key (environment_id, key)
) with (fillfactor = 50);

-- How far the index of an environment has come: the last event it holds, and, while it is filled from the tables, where.
create table search_progress (
  environment_id integer primary key,
  sequence bigint not null,
  filling text check (filling in ('contact', 'conversation', 'message', 'leftovers')),
  after_parent_id text collate "C" not null default '',
  after_id text collate "C" not null default ''
);

-- Messages that were there before they were followed, put in the order of their ids: the table has them by conversation, and
-- what is kept in no order costs nearly twice as much (measured).
create table search_waiting (
  environment_id integer not null,
  id text collate "C" not null,
  parent_id text collate "C" not null,
  primary key (environment_id, id)
);
