-- What members answer to the rating banner: one row for each member and month. Without a note, the row says that she closed the
-- banner without an answer. A rating and its comment are deleted with the account.
create table notations (
  id uuid primary key,
  compte_id uuid not null references comptes on delete cascade,
  -- First day of the month of publication in Paris.
  mois date not null check (extract(day from mois) = 1),
  note smallint check (note between 1 and 5),
  commentaire text check (char_length(commentaire) between 1 and 255),
  date_publication timestamptz not null,
  check (note is not null or commentaire is null),
  unique (compte_id, mois)
);
create index notations_commentaires on notations (mois desc, date_publication desc, id desc)
  where commentaire is not null;

-- The answers of each month, counted in the transaction of each rating, so that the results do not read the ratings. They name
-- nobody, and stay when an account is deleted.
create table notations_mois (
  mois date primary key,
  sans_note integer not null default 0 check (sans_note >= 0),
  note_1 integer not null default 0 check (note_1 >= 0),
  note_2 integer not null default 0 check (note_2 >= 0),
  note_3 integer not null default 0 check (note_3 >= 0),
  note_4 integer not null default 0 check (note_4 >= 0),
  note_5 integer not null default 0 check (note_5 >= 0)
);
