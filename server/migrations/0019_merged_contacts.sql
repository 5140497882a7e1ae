-- Two contacts become one, and so do their leads: the link to a record over there goes to the lead that stays, its notes with it.
alter table crm_notes
  drop constraint crm_notes_environment_id_connection_id_lead_id_fkey,
  add constraint crm_notes_link_fkey foreign key (environment_id, connection_id, lead_id)
    references crm_links on delete cascade on update cascade;
