-- When the password was last typed again in this session: calls that hurt require it a moment ago. Null while it never was.
alter table sessions add column confirmee_le timestamptz;
