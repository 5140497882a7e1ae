-- Ratings of a period, from the index alone.
create index visitor_conversations_rated on visitor_conversations (environment_id, conversation_id) include (score) where score is not null;
