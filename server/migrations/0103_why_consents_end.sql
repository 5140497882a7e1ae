-- The provider's code of why a consent ended, so that whoever looks later learns it too. Null: it named none.
alter table email_consents add column end_code text;
