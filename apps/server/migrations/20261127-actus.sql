-- A page looks each of its posts and comments up by id. A hash index takes as many pages for a million rows as for a thousand.
create index publications_id_hache on publications using hash (id);
create index commentaires_id_hache on commentaires using hash (id);

-- The list of comments is read from its index alone, up to the page: the column is in it for the expression that orders it.
drop index commentaires_liste;
create index commentaires_liste on commentaires
  (publication_id, racine_le desc, racine_id desc, (commentaire_parent_id is not null), publie_le, id)
  include (auteure_id, statut, commentaire_parent_id);
-- The newest comments are the most read: PostgreSQL must soon know that every transaction sees them.
alter table commentaires set (autovacuum_vacuum_insert_scale_factor = 0.002);

-- The reactions of a reader to a page of comments are one range of this index.
alter table reactions_commentaire drop constraint reactions_commentaire_pkey;
alter table reactions_commentaire add primary key (compte_id, commentaire_id) include (reaction);

-- The mails that have left for an announcement: counted as they leave.
alter table publications add nb_courriels integer not null default 0 check (nb_courriels >= 0);
update publications p set nb_courriels = e.nb from (
  select objet_id, count(*)::int as nb from envois
  where lettre = 'publication_antenne' and canal = 'mail' and statut = 'envoye' group by objet_id) e
where p.id = e.objet_id;
