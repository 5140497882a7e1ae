-- What the business knows, in its own words: the assistant answers from it.
create table articles (
  environment_id integer not null references environments on delete cascade,
  id text collate "C" not null,
  -- What the tables below call it: a quarter of the bytes of its id, a million times. Never shown.
  number integer generated always as identity,
  title text not null,
  body text not null,
  language text not null check (language ~ '^[a-z]{2}$'),
  status text not null check (status in ('draft', 'published')),
  url text,
  -- What the client that keeps the original calls it, such as the path of a file.
  source text collate "C",
  published_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1,
  primary key (environment_id, id),
  constraint articles_number_key unique (environment_id, number),
  constraint published_since_some_moment check ((status = 'published') = (published_at is not null))
);

create index articles_by_status on articles (environment_id, status, id);
create index articles_by_language on articles (environment_id, language, id);
create unique index articles_by_source on articles (environment_id, source) where source is not null;

-- An article in parts of a few sentences: what is found, judged and quoted. Written with the article, in its transaction.
create table article_passages (
  environment_id integer not null,
  article integer not null,
  place smallint not null,
  published boolean not null,
  language text not null,
  -- A part of the body, letter by letter.
  passage text not null,
  -- How many words count in it, those of the titles above it several times.
  length smallint not null,
  primary key (environment_id, article, place),
  foreign key (environment_id, article) references articles (environment_id, number) on delete cascade
);

create index article_passages_by_language on article_passages (environment_id, published, language) include (length);

-- Where each word stands, by its stem.
create table article_terms (
  environment_id integer not null,
  published boolean not null,
  language text not null,
  term text collate "C" not null,
  article integer not null,
  place smallint not null,
  -- How often, a title several times; and how long the passage is.
  frequency smallint not null,
  length smallint not null,
  primary key (environment_id, published, language, term, article, place),
  foreign key (environment_id, article) references articles (environment_id, number) on delete cascade
);

create index article_terms_by_article on article_terms (environment_id, article);

-- The words as they are written, and their stems: to put wrong letters right, and to find the parts of long words.
create table article_words (
  environment_id integer not null,
  language text not null,
  word text collate "C" not null,
  term text collate "C" not null,
  primary key (environment_id, language, word)
);

-- A word with one letter left out, each in turn: two words one letter apart have one of these in common.
create table article_spellings (
  environment_id integer not null,
  language text not null,
  spelling text collate "C" not null,
  word text collate "C" not null,
  primary key (environment_id, language, spelling, word),
  foreign key (environment_id, language, word) references article_words on delete cascade
);

create index article_spellings_by_word on article_spellings (environment_id, language, word);
