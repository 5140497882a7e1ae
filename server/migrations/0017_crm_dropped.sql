alter table crm_links
  -- Of the fields as they were last written: where a note alone differs, the record is left alone.
  add column fields_hash text,
  -- Fields that the CRM did not keep when they were last written.
  add column dropped json not null default '[]';

-- What went through and still needs somebody: [{name, problem}].
alter table crm_syncs add column warnings json not null default '[]';
