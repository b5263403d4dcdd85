-- Posts, news and announcements, their comments, and what each reader does with them.
create table publications (
  id uuid primary key,
  type text not null check (type in ('publication', 'actualite', 'annonce')),
  titre text,
  -- Sanitised HTML, and its visible text.
  contenu text not null,
  contenu_texte text not null,
  -- Empty: the whole network. On the row, because lists read it with each post.
  territoire_ids uuid[] not null default '{}',
  -- [{ id, nom, proportions, texteAlternatif }], in their order.
  images jsonb not null default '[]',
  -- The first link of the text, and what the worker has read of it.
  lien text,
  apercu jsonb,
  apercu_le timestamptz,
  evenement_id uuid references evenements on delete set null,
  coup_de_pouce_id uuid references coups_de_pouce on delete set null,
  statut text not null check (statut in ('brouillon', 'programmee', 'publiee', 'archivee', 'masquee', 'supprimee')),
  -- Of a hidden or deleted post: the status that it returns to.
  statut_avant text check (statut_avant in ('programmee', 'publiee', 'archivee', 'masquee')),
  programmee_le timestamptz,
  -- The last day, included.
  epinglee_jusquau date,
  commentaires_ouverts boolean not null default true,
  -- An erased account leaves its posts, without a name.
  auteure_id uuid references comptes on delete set null,
  cree_le timestamptz not null,
  publiee_le timestamptz,
  modifiee_le timestamptz,
  supprimee_le timestamptz,
  version integer not null default 1,
  -- An announcement has been told up to this account; null before the first. Then all of them have been told.
  avertie_jusqua uuid,
  avertie_le timestamptz,
  nb_destinataires integer check (nb_destinataires >= 0),

  -- Published comments.
  nb_commentaires integer not null default 0 check (nb_commentaires >= 0),
  nb_jaime integer not null default 0 check (nb_jaime >= 0),
  nb_bravo integer not null default 0 check (nb_bravo >= 0),
  nb_merci integer not null default 0 check (nb_merci >= 0),
  nb_soutien integer not null default 0 check (nb_soutien >= 0),
  nb_vues integer not null default 0 check (nb_vues >= 0),
  nb_clics integer not null default 0 check (nb_clics >= 0),

  check ((statut in ('masquee', 'supprimee')) = (statut_avant is not null)),
  check ((statut = 'supprimee') = (supprimee_le is not null)),
  check (statut <> 'programmee' or programmee_le is not null),
  check (statut not in ('publiee', 'archivee') or publiee_le is not null),
  -- A hidden or deleted post is never pinned.
  check (epinglee_jusquau is null or statut = 'publiee'),
  check (type = 'publication' or statut = 'brouillon' or titre is not null)
)
-- Reactions, comments and views change the counters alone: the new line stays in its page, and no index is touched. No
-- index may name them.
with (fillfactor = 75, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
create index publications_auteure on publications (auteure_id, statut);
create index publications_evenement on publications (evenement_id) where evenement_id is not null;
create index publications_coup_de_pouce on publications (coup_de_pouce_id) where coup_de_pouce_id is not null;
-- What the jobs and the calendar look for.
create index publications_programmees on publications (programmee_le, id) where statut = 'programmee';
create index publications_epinglees on publications (epinglee_jusquau, id) where epinglee_jusquau is not null;
create index publications_supprimees on publications (supprimee_le, id) where statut = 'supprimee';
create index publications_orphelines on publications (id)
  where statut in ('brouillon', 'programmee') and auteure_id is null;

-- What moderators may compare: the words before each edit.
create table versions_publication (
  publication_id uuid not null references publications on delete cascade,
  version integer not null,
  titre text,
  contenu text not null,
  images jsonb not null,
  remplacee_le timestamptz not null,
  primary key (publication_id, version)
);

-- What a reader does with a post, on one row: a page of the feed reads a short stretch of hers.
create table lectrices_publication (
  compte_id uuid not null references comptes on delete cascade,
  publication_id uuid not null references publications on delete cascade,
  reaction text check (reaction in ('jaime', 'bravo', 'merci', 'soutien')),
  suivi text check (suivi in ('suivie', 'muette')),
  favori_le timestamptz,
  -- Of news and announcements only.
  vue_le timestamptz,
  clic_le timestamptz,
  primary key (compte_id, publication_id)
);
create index lectrices_publication_objet on lectrices_publication (publication_id, compte_id) include (suivi);

create table commentaires (
  id uuid primary key,
  publication_id uuid not null references publications on delete cascade,
  -- One level: an answer to a comment.
  commentaire_parent_id uuid references commentaires on delete cascade,
  -- The first comment of its thread, or itself: threads are listed one after the other.
  racine_id uuid not null,
  racine_le timestamptz not null,
  auteure_id uuid references comptes on delete set null,
  contenu text not null,
  contenu_texte text not null,
  -- { id, nom, proportions, texteAlternatif }
  image jsonb,
  statut text not null default 'publie' check (statut in ('publie', 'masque', 'supprime')),
  publie_le timestamptz not null,
  modifie_le timestamptz,
  version integer not null default 1,
  -- The followers have been told up to this account; null before the first. Then all of them have been told.
  averti_jusqua uuid,
  averti_le timestamptz,
  nb_jaime integer not null default 0 check (nb_jaime >= 0),
  nb_bravo integer not null default 0 check (nb_bravo >= 0),
  nb_merci integer not null default 0 check (nb_merci >= 0),
  nb_soutien integer not null default 0 check (nb_soutien >= 0),
  check (statut <> 'supprime' or (contenu = '' and image is null)),
  check ((commentaire_parent_id is null) = (racine_id = id))
)
with (fillfactor = 85, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
-- The latest thread first; the answers of a thread in the order in which they were written.
create index commentaires_liste on commentaires
  (publication_id, racine_le desc, racine_id desc, (commentaire_parent_id is not null), publie_le, id)
  include (auteure_id, statut);
create index commentaires_parent on commentaires (commentaire_parent_id) where commentaire_parent_id is not null;
create index commentaires_auteure on commentaires (auteure_id);

create table versions_commentaire (
  commentaire_id uuid not null references commentaires on delete cascade,
  version integer not null,
  contenu text not null,
  image jsonb,
  remplacee_le timestamptz not null,
  primary key (commentaire_id, version)
);

create table reactions_commentaire (
  compte_id uuid not null references comptes on delete cascade,
  commentaire_id uuid not null references commentaires on delete cascade,
  reaction text not null check (reaction in ('jaime', 'bravo', 'merci', 'soutien')),
  primary key (compte_id, commentaire_id)
);
create index reactions_commentaire_objet on reactions_commentaire (commentaire_id);

-- For each thing that one may look for, the posts in the order of the pages: a filter reads its own stretch alone.
--   p:r:<type or *>              published, for the whole network
--   p:t:<branch>:<type or *>     published, for that branch
--   p:*:<type or *>              published, all of them: what administrators read
--   e:r · e:t:<branch>           pinned, for the network and for that branch
--   p:m:<word>                   published; a word of its title or of the beginning of its text
--   f:<reader>                   saved by her
--   <p b s h m>:a:<author>       published, draft, scheduled, archived, hidden
--   n:<status>:<branch or *>     news and announcements, for their back office; * has all of them
-- Each line carries what narrows it, and who may read it.
create table publications_cles (
  cle text collate "C" not null,
  -- Minus the microseconds since 1970: the newest come first.
  ordre bigint not null,
  publication_id uuid not null,
  type text not null,
  auteure_id uuid,
  territoire_ids uuid[] not null,
  epinglee_jusquau date,
  primary key (cle, ordre, publication_id) include (type, auteure_id, territoire_ids, epinglee_jusquau)
) partition by range (cle);
create table publications_cles_autres partition of publications_cles for values from (minvalue) to ('p')
  with (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
create table publications_cles_publiees partition of publications_cles for values from ('p') to ('q')
  with (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
create table publications_cles_programmees partition of publications_cles for values from ('q') to (maxvalue)
  with (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
create index publications_cles_objet on publications_cles (publication_id);

create function etat_publication(statut text) returns text language sql immutable parallel safe
  return case statut when 'publiee' then 'p' when 'brouillon' then 'b' when 'programmee' then 's'
    when 'archivee' then 'h' when 'masquee' then 'm' end;

create function publications_ajoute_cles(p publications, cles text[]) returns void language plpgsql as $$
begin
  insert into publications_cles (cle, ordre, publication_id, type, auteure_id, territoire_ids, epinglee_jusquau)
  select k, -(extract(epoch from coalesce(p.publiee_le, p.programmee_le, p.cree_le)) * 1000000)::bigint, p.id, p.type,
    p.auteure_id, p.territoire_ids, p.epinglee_jusquau
  from unnest(cles) k where k is not null
  on conflict do nothing;
end
$$;

create function publications_ecrit_cles(p publications) returns void language plpgsql as $$
declare
  etat text := etat_publication(p.statut);
begin
  delete from publications_cles where publication_id = p.id;
  -- What is in the bin is in no list.
  if etat is null then return; end if;
  perform publications_ajoute_cles(p, array[etat || ':a:' || p.auteure_id]);
  if p.type <> 'publication' then
    perform publications_ajoute_cles(p, array(
      select 'n:' || p.statut || ':' || t from unnest(array['*'] || p.territoire_ids::text[]) t));
  end if;
  if etat <> 'p' then return; end if;
  perform publications_ajoute_cles(p, array(
      select 'p:' || l || ':' || t
      from unnest(array['*', case when p.territoire_ids = '{}' then 'r' end]
        || array(select 't:' || id from unnest(p.territoire_ids) id)) l,
        unnest(array['*', p.type]) t
      where l is not null)
    || case when p.epinglee_jusquau is null then '{}'::text[]
      when p.territoire_ids = '{}' then array['e:r']
      else array(select 'e:t:' || id from unnest(p.territoire_ids) id) end
    || array(select 'p:m:' || mot from unnest(mots_nom(left(coalesce(p.titre || ' ', '') || p.contenu_texte, 160))) mot)
    || array(select 'f:' || compte_id from lectrices_publication where publication_id = p.id and favori_le is not null));
end
$$;

create function publications_tient_cles() returns trigger language plpgsql as $$
declare
  p publications;
begin
  -- As it is by now: what an erased account leaves behind changes the post twice, and the first change is told last.
  select * into p from publications where id = new.id;
  if p.id is not null then perform publications_ecrit_cles(p); end if;
  return null;
end
$$;
create trigger publications_premieres_cles after insert on publications
  for each row execute function publications_tient_cles();
-- Reactions, comments and views change none of these: they write no key.
create trigger publications_tient_cles after update on publications
  for each row when ((new.titre, new.contenu_texte, new.type, new.territoire_ids, new.auteure_id, new.statut, new.publiee_le,
    new.programmee_le, new.epinglee_jusquau)
    is distinct from (old.titre, old.contenu_texte, old.type, old.territoire_ids, old.auteure_id, old.statut, old.publiee_le,
    old.programmee_le, old.epinglee_jusquau))
  execute function publications_tient_cles();

create function publications_oublie_cles() returns trigger language plpgsql as $$
begin
  delete from publications_cles where publication_id = old.id;
  return null;
end
$$;
create trigger publications_oublie_cles after delete on publications
  for each row execute function publications_oublie_cles();

-- The key of a reader who saves a post.
create function lectrices_publication_tient_cle() returns trigger language plpgsql as $$
declare
  p publications;
begin
  if tg_op = 'DELETE' or new.favori_le is null then
    delete from publications_cles where publication_id = old.publication_id and cle = 'f:' || old.compte_id;
    return null;
  end if;
  -- Held: a change of its state waits, and then writes this reader's key too.
  select * into p from publications where id = new.publication_id for share;
  if p.statut = 'publiee' then perform publications_ajoute_cles(p, array['f:' || new.compte_id]); end if;
  return null;
end
$$;
create trigger lectrices_publication_premier_favori after insert on lectrices_publication
  for each row when (new.favori_le is not null) execute function lectrices_publication_tient_cle();
create trigger lectrices_publication_tient_cle after update of favori_le on lectrices_publication
  for each row when (new.favori_le is distinct from old.favori_le) execute function lectrices_publication_tient_cle();
create trigger lectrices_publication_oublie_cle after delete on lectrices_publication
  for each row when (old.favori_le is not null) execute function lectrices_publication_tient_cle();

-- Pictures of posts and of link previews keep their shape, which the page must know before they load.
alter table medias add largeur integer, add hauteur integer;
alter table medias drop constraint medias_usage_check;
alter table medias add constraint medias_usage_check
  check (usage in ('portrait', 'couverture', 'evenement', 'vignette', 'intervenant', 'publication', 'apercu'));
