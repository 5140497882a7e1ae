-- How a lead stands with its CRMs is asked for lead by lead.
create index crm_jobs_by_lead on crm_jobs (environment_id, lead_id);
