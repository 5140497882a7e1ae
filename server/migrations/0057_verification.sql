-- How sure it is that the sender of a message is who they say they are. Null: nobody of outside wrote it, or the API said who it was.
alter table messages add column verification text check (verification in ('verified', 'claimed', 'stranger'));

update messages set
  verification = case
    when direction = 'outbound' then null
    when not (email ->> 'is_participant')::boolean then 'stranger'
    when (email ->> 'is_verified')::boolean then 'verified'
    else 'claimed' end,
  email = (email::jsonb || '{"is_new_contact": false}')::json
where email is not null;

-- The weakest of what it rests on.
alter table summary_records add column verification text check (verification in ('verified', 'claimed', 'stranger'));
alter table leads add column verification text check (verification in ('verified', 'claimed'));

-- Few: a summary asks whether there is one.
create index messages_of_strangers on messages (environment_id, conversation_id, id) where verification = 'stranger';

-- While processes of the version before still store mail, which know nothing of this.
create function mark_mail() returns trigger language plpgsql as $$
begin
  new.verification = case
    when not (new.email ->> 'is_participant')::boolean then 'stranger'
    when (new.email ->> 'is_verified')::boolean then 'verified'
    else 'claimed' end;
  new.email = (new.email::jsonb || '{"is_new_contact": false}')::json;
  return new;
end $$;

create trigger mark_mail before insert on messages for each row
  when (new.email is not null and new.direction = 'inbound' and new.verification is null) execute function mark_mail();
