-- Whether a discussion counts among those that its author opens in a day. Not those that the back office opens in her name, nor with a
-- member who answered her request, nor that of an event or of a branch.
alter table discussions add comptee boolean not null default true;
drop index discussions_creee_par;
create index discussions_creee_par on discussions (creee_par, comptee, creee_le) where creee_par is not null;
