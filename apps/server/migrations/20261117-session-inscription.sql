-- The browser that signed up is recognised when the link of the mail is opened there: its password is kept. Null once the address is
-- confirmed, and as soon as a second sign-up arrives for the same address: the link then asks for a password.
alter table comptes add column inscription_hash bytea;
