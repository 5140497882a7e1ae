-- Teams whose conversations only their members see: looked up for each session, and there are few.
create index teams_hidden on teams (environment_id, id) where visibility = 'members';
