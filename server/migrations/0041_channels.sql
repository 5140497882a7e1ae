-- Several channels of a kind. Conversations say which one they came in through. A chore sets it for existing ones
-- (`conversations/fill-channels.ts`) in batches, so that a big installation starts at once.
drop index channels_one_api;
-- A deleted channel takes no new conversations and stays for those it has.
alter table channels add column deleted_at timestamptz;

alter table conversations add column channel_id text collate "C";
-- Each row is checked when its channel is set. No existing row has one.
alter table conversations add constraint conversations_channel foreign key (environment_id, channel_id) references channels not valid;

-- Processes of the previous version name no channel. Like the service, take the oldest of the kind.
create function join_channel() returns trigger language plpgsql as $$
begin
  new.channel_id := (
    select id from channels where environment_id = new.environment_id and kind = new.channel and deleted_at is null order by id limit 1);
  return new;
end $$;

create trigger join_channel before insert on conversations for each row when (new.channel_id is null) execute function join_channel();

-- Environments with conversations that have no channel yet. Those with IDs from `before_id` on have one.
create table channel_backfills (
  environment_id integer not null references environments on delete cascade,
  channel_id text collate "C" not null,
  before_id text collate "C" not null default '~',
  primary key (environment_id),
  foreign key (environment_id, channel_id) references channels on delete cascade
);

insert into channel_backfills (environment_id, channel_id)
select environment_id, id from channels where kind = 'api' and exists (
  select from conversations where conversations.environment_id = channels.environment_id);
