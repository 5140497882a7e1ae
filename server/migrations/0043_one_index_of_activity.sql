-- Every message sent changes each index of its conversation. Lists of all statuses merge those of each, from the index that
-- begins with the status.
drop index conversations_by_activity;
