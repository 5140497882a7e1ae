-- {to, refusals, has_arrived}: who is still to get a message whose other recipients have it, or were refused for good. Null before that is known.
alter table outgoing add column remaining json;
