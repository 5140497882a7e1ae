-- Only the owner of an index may merge its pending list, and the service may run as another role. Each function does this for one index.
create function merge_search_keys() returns bigint language sql security definer set search_path from current
  as $$ select gin_clean_pending_list('search_documents_by_key') $$;

create function merge_search_words() returns bigint language sql security definer set search_path from current
  as $$ select gin_clean_pending_list('search_words_by_spelling') $$;
