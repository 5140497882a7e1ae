-- What a customer who may be in danger is told beside the fixed sentence.
alter table assistant_settings add column emergency_text text;
