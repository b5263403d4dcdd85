-- The library: links, articles, files and replays, what readers do with them, and what members propose or correct.
create table ressources (
  id uuid primary key,
  type text not null check (type in ('article', 'lien', 'fichier', 'replay')),
  titre text not null,
  resume text,
  -- Of an article: sanitised HTML, and its visible text.
  contenu text,
  contenu_texte text,
  -- Of a link or a replay.
  url text,
  -- Minutes to read an article, or to watch a replay.
  duree integer check (duree > 0),
  -- { id, nom, type, taille }: on the row, because lists read it. Its bytes and its rights are those of `fichiers`.
  fichier jsonb,
  -- { id, nom, proportions, texteAlternatif }
  image jsonb,
  -- [{ id, nom, proportions }]: the pictures inside the text, those of the unpublished changes included.
  figures jsonb not null default '[]',
  thematique_id uuid references referentiels on delete set null,
  mots_cles text[] not null default '{}',
  public text not null default 'reseau' check (public in ('reseau', 'territoires', 'coordinatrices')),
  territoire_ids uuid[] not null default '{}',
  evenement_id uuid references evenements on delete set null,
  intervenant_ids uuid[] not null default '{}',
  statut text not null default 'brouillon' check (statut in ('brouillon', 'publiee', 'a_verifier', 'archivee')),
  -- An erased account leaves what it wrote, without a name.
  auteure_id uuid references comptes on delete set null,
  modifiee_par_id uuid references comptes on delete set null,
  relue_par_id uuid references comptes on delete set null,
  relue_le timestamptz,
  date_revision date,
  cree_le timestamptz not null,
  publiee_le timestamptz,
  modifiee_le timestamptz,
  version integer not null default 1,
  -- Changes of a published article that are not published: what its form would write.
  brouillon jsonb,
  brouillon_le timestamptz,

  -- The last check of the link. It is broken once it was found dead on two days; the first of them is `lien_mort_le`.
  etat_lien text check (etat_lien in ('ok', 'brise')),
  lien_verifie_le timestamptz,
  lien_mort_le date,

  -- Its readers are told of it from then on, up to this account; then all of them have been told.
  a_annoncer boolean not null default false,
  avertie_jusqua uuid,
  avertie_le timestamptz,

  nb_vues integer not null default 0 check (nb_vues >= 0),
  nb_utiles integer not null default 0 check (nb_utiles >= 0),
  -- Remarks that nobody has handled yet.
  nb_remarques integer not null default 0 check (nb_remarques >= 0),

  check ((type = 'article') = (contenu is not null)),
  check ((contenu is null) = (contenu_texte is null)),
  check ((type in ('lien', 'replay')) = (url is not null)),
  -- A new file is attached to its row, and described on it after.
  check (fichier is null or type = 'fichier'),
  check ((public = 'territoires') = (territoire_ids <> '{}')),
  check (statut = 'brouillon' or publiee_le is not null),
  check (statut = 'brouillon' or type <> 'article' or contenu_texte <> ''),
  check ((brouillon is null) = (brouillon_le is null)),
  check (brouillon is null or (type = 'article' and statut in ('publiee', 'a_verifier'))),
  check ((relue_par_id is null) or relue_le is not null)
)
-- Views and remarks change the counters alone: the new line stays in its page, and no index is touched.
with (fillfactor = 75);
create index ressources_id_hache on ressources using hash (id);
create index ressources_auteure on ressources (auteure_id) where auteure_id is not null;
create index ressources_modifiee_par on ressources (modifiee_par_id) where modifiee_par_id is not null;
create index ressources_relue_par on ressources (relue_par_id) where relue_par_id is not null;
create index ressources_evenement on ressources (evenement_id) where evenement_id is not null;
create index ressources_thematique on ressources (thematique_id) where thematique_id is not null;
-- What the jobs look for.
create index ressources_a_revoir on ressources (date_revision, id) where statut = 'publiee';
create index ressources_liens on ressources (lien_verifie_le nulls first, id)
  where url is not null and statut in ('publiee', 'a_verifier');
create index ressources_liens_morts on ressources (lien_mort_le, id)
  where lien_mort_le is not null and etat_lien is distinct from 'brise' and statut in ('publiee', 'a_verifier');

-- What a reader does with a resource. What she saves is in `favoris`.
create table lectrices_ressource (
  compte_id uuid not null references comptes on delete cascade,
  ressource_id uuid not null references ressources on delete cascade,
  utile_le timestamptz,
  vue_le timestamptz,
  primary key (compte_id, ressource_id) include (utile_le)
);
create index lectrices_ressource_objet on lectrices_ressource (ressource_id);

-- The links that members propose.
create table propositions_ressource (
  id uuid primary key,
  titre text not null,
  url text not null,
  commentaire text,
  auteure_id uuid references comptes on delete set null,
  statut text not null default 'a_traiter' check (statut in ('a_traiter', 'acceptee', 'refusee')),
  -- Why it was refused: its proposer reads it.
  mot text,
  -- What came of it.
  ressource_id uuid references ressources on delete set null,
  cree_le timestamptz not null,
  repondue_le timestamptz,
  repondue_par_id uuid references comptes on delete set null,
  check ((statut = 'a_traiter') = (repondue_le is null)),
  check ((statut = 'refusee') = (mot is not null))
);
create index propositions_ressource_liste on propositions_ressource (statut, cree_le, id);
create index propositions_ressource_reponses on propositions_ressource (statut, repondue_le desc, id);
create index propositions_ressource_auteure on propositions_ressource (auteure_id) where auteure_id is not null;
create index propositions_ressource_repondue_par on propositions_ressource (repondue_par_id)
  where repondue_par_id is not null;
create index propositions_ressource_objet on propositions_ressource (ressource_id) where ressource_id is not null;

-- What members say is wrong or out of date.
create table remarques_ressource (
  id uuid primary key,
  ressource_id uuid not null references ressources on delete cascade,
  texte text not null,
  auteure_id uuid references comptes on delete set null,
  statut text not null default 'a_traiter' check (statut in ('a_traiter', 'traitee')),
  cree_le timestamptz not null,
  traitee_le timestamptz,
  traitee_par_id uuid references comptes on delete set null,
  check ((statut = 'traitee') = (traitee_le is not null))
);
create index remarques_ressource_liste on remarques_ressource (statut, cree_le, id) include (ressource_id);
create index remarques_ressource_objet on remarques_ressource (ressource_id);
create index remarques_ressource_auteure on remarques_ressource (auteure_id) where auteure_id is not null;
create index remarques_ressource_traitee_par on remarques_ressource (traitee_par_id) where traitee_par_id is not null;

-- A member saves resources as she saves events and help requests.
alter table favoris
  add column ressource_id uuid references ressources on delete cascade,
  drop constraint favoris_un_objet,
  add constraint favoris_un_objet check (num_nonnulls(evenement_id, coup_de_pouce_id, ressource_id) = 1);
create unique index favoris_ressource on favoris (compte_id, ressource_id) include (id) where ressource_id is not null;
create index favoris_ressource_objet on favoris (ressource_id) where ressource_id is not null;

-- For each thing that one may look for, the resources in the order of the pages: a filter reads its own stretch alone.
--   l:r:<type or *>:<theme or *>            what members read, for the whole network
--   l:t:<branch>:<type or *>:<theme or *>   for that branch
--   l:c:<type or *>:<theme or *>            for coordinators
--   l:*:<type or *>:<theme or *>            all of them: what administrators read
--   f:<reader>                              saved by her, and read
--   m:<word>                                a word of the title, the summary or the key words, in any state
--   b:<status>:<branch or *>                for the back office; * has all of them
-- Each line carries what narrows it, and who may read it.
create table ressources_cles (
  cle text collate "C" not null,
  -- Minus the microseconds since 1970 of its publication: the newest come first. In the back office, of its last change;
  -- of what is to verify, the day of its review: the oldest comes first.
  ordre bigint not null,
  -- Minus the number of readers whom it was useful to.
  ordre_utile integer not null,
  ressource_id uuid not null,
  type text not null,
  thematique_id uuid,
  public text not null,
  territoire_ids uuid[] not null,
  statut text not null,
  etat_lien text,
  primary key (cle, ordre, ressource_id) include (type, thematique_id, public, territoire_ids, statut, etat_lien)
)
with (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
create index ressources_cles_utiles on ressources_cles (cle, ordre_utile, ordre, ressource_id)
  include (type, thematique_id, public, territoire_ids, statut, etat_lien);
create index ressources_cles_objet on ressources_cles (ressource_id);

create function ressources_ajoute_cles(r ressources, cles text[]) returns void language plpgsql as $$
begin
  insert into ressources_cles
    (cle, ordre, ordre_utile, ressource_id, type, thematique_id, public, territoire_ids, statut, etat_lien)
  select k,
    case when k like 'b:a\_verifier:%' then extract(epoch from coalesce(r.date_revision, r.cree_le::date))::bigint * 1000000
      when k like 'b:%' then -(extract(epoch from greatest(r.cree_le, r.modifiee_le, r.brouillon_le)) * 1000000)::bigint
      else -(extract(epoch from coalesce(r.publiee_le, r.cree_le)) * 1000000)::bigint end,
    -r.nb_utiles, r.id, r.type, r.thematique_id, r.public, r.territoire_ids, r.statut, r.etat_lien
  from unnest(cles) k
  on conflict do nothing;
end
$$;

create function ressources_ecrit_cles(r ressources) returns void language plpgsql as $$
begin
  delete from ressources_cles where ressource_id = r.id;
  perform ressources_ajoute_cles(r,
    array(select 'b:' || r.statut || ':' || t from unnest(array['*'] || r.territoire_ids::text[]) t)
    || array(select 'm:' || mot
      from unnest(mots_nom(r.titre || ' ' || coalesce(r.resume, '') || ' ' || array_to_string(r.mots_cles, ' '))) mot));
  if r.statut not in ('publiee', 'a_verifier') then return; end if;
  perform ressources_ajoute_cles(r,
    array(
      select 'l:' || l || ':' || t || ':' || h
      from unnest(array['*'] || case r.public when 'reseau' then array['r'] when 'coordinatrices' then array['c']
          else array(select 't:' || id from unnest(r.territoire_ids) id) end) l,
        unnest(array['*', r.type]) t, unnest(array['*', r.thematique_id::text]) h
      where h is not null)
    || array(select 'f:' || compte_id from favoris where ressource_id = r.id));
end
$$;

create function ressources_tient_cles() returns trigger language plpgsql as $$
declare
  r ressources;
begin
  -- As it is by now: two changes of one statement are told one after the other.
  select * into r from ressources where id = new.id;
  if r.id is not null then perform ressources_ecrit_cles(r); end if;
  return null;
end
$$;
create trigger ressources_premieres_cles after insert on ressources
  for each row execute function ressources_tient_cles();
-- Views and remarks change none of these: they write no key.
create trigger ressources_tient_cles after update on ressources
  for each row when ((new.titre, new.resume, new.mots_cles, new.type, new.thematique_id, new.public, new.territoire_ids, new.statut,
    new.publiee_le, new.modifiee_le, new.brouillon_le, new.date_revision, new.etat_lien)
    is distinct from (old.titre, old.resume, old.mots_cles, old.type, old.thematique_id, old.public, old.territoire_ids, old.statut,
    old.publiee_le, old.modifiee_le, old.brouillon_le, old.date_revision, old.etat_lien))
  execute function ressources_tient_cles();

create function ressources_classe_cles() returns trigger language plpgsql as $$
begin
  update ressources_cles set ordre_utile = -new.nb_utiles
  where ressource_id = new.id and ordre_utile <> -new.nb_utiles;
  return null;
end
$$;
create trigger ressources_classe_cles after update of nb_utiles on ressources
  for each row when (new.nb_utiles <> old.nb_utiles) execute function ressources_classe_cles();

create function ressources_oublie_cles() returns trigger language plpgsql as $$
begin
  delete from ressources_cles where ressource_id = old.id;
  return null;
end
$$;
create trigger ressources_oublie_cles after delete on ressources
  for each row execute function ressources_oublie_cles();

-- The key of a reader who saves a resource.
create function favoris_tient_cle_ressource() returns trigger language plpgsql as $$
declare
  r ressources;
begin
  if tg_op = 'DELETE' then
    delete from ressources_cles where ressource_id = old.ressource_id and cle = 'f:' || old.compte_id;
    return null;
  end if;
  -- Held: a change of its state waits, and then writes this reader's key too.
  select * into r from ressources where id = new.ressource_id for share;
  if r.statut in ('publiee', 'a_verifier') then
    perform ressources_ajoute_cles(r, array['f:' || new.compte_id]);
  end if;
  return null;
end
$$;
create trigger favoris_premiere_cle_ressource after insert on favoris
  for each row when (new.ressource_id is not null) execute function favoris_tient_cle_ressource();
create trigger favoris_oublie_cle_ressource after delete on favoris
  for each row when (old.ressource_id is not null) execute function favoris_tient_cle_ressource();

-- Pictures of resources keep their shape.
alter table medias drop constraint medias_usage_check;
alter table medias add constraint medias_usage_check
  check (usage in ('portrait', 'couverture', 'evenement', 'vignette', 'intervenant', 'publication', 'ressource', 'apercu'));
