-- Up Migration
-- What a member tells of herself, and who may read each part of it.
create table profils (
  compte_id uuid primary key references comptes on delete cascade,
  profession text,
  nom_entreprise text,
  presentation text,
  telephone text,
  site text,
  linkedin text,
  instagram text,
  facebook text,
  sollicitable boolean not null default true,
  sur_la_carte boolean not null default true,
  -- Field → reseau | antenne | personne. A field that is not there has the reach that `portee_de` gives it.
  portees jsonb not null default '{}',
  version integer not null default 1,
  modifie_le timestamptz not null
);

create table competences_profil (
  compte_id uuid not null references comptes on delete cascade,
  sens text not null check (sens in ('offerte', 'recherchee')),
  referentiel_id uuid not null references referentiels,
  primary key (compte_id, sens, referentiel_id)
);

-- A branch. « Antenne » on the screens.
alter table territoires
  add column region text,
  add column description text,
  add column image text,
  add column image_alt text,
  add column email_contact text,
  add column facebook text,
  add column instagram text,
  add column linkedin text,
  add column statut text not null default 'ouverte' check (statut in ('en_creation', 'ouverte', 'en_pause', 'fermee')),
  add column date_ouverture date,
  add column version integer not null default 1;

-- Where its members come from. A commune is that of one branch; a whole department is that of the branches which
-- have nothing more precise.
create table territoires_departements (
  territoire_id uuid not null references territoires on delete cascade,
  departement text not null,
  primary key (territoire_id, departement)
);
create index territoires_departements_departement on territoires_departements (departement);
create table territoires_communes (
  ville_id text primary key references villes,
  territoire_id uuid not null references territoires on delete cascade
);
create index territoires_communes_territoire on territoires_communes (territoire_id);

-- One branch is hers (`principal`), up to three others are followed. A line that has ended is kept.
create table rattachements (
  id uuid primary key default gen_random_uuid(),
  compte_id uuid not null references comptes on delete cascade,
  territoire_id uuid not null references territoires on delete cascade,
  principal boolean not null,
  mode text not null check (mode in ('automatique', 'choisi', 'coordinatrice')),
  debut timestamptz not null,
  fin timestamptz
);
create unique index rattachements_principal on rattachements (compte_id) where principal and fin is null;
create unique index rattachements_courant on rattachements (compte_id, territoire_id) where fin is null;
create index rattachements_territoire on rattachements (territoire_id);

create function antenne_de(ville text) returns uuid language sql stable
  begin atomic
    select t.id
    from (
      select territoire_id, 1 as rang from territoires_communes where ville_id = ville
      union all
      select d.territoire_id, 2 from villes v join territoires_departements d on d.departement = v.departement
      where v.id = ville
    ) z
    join territoires t on t.id = z.territoire_id and t.statut <> 'fermee'
    order by z.rang, t.date_ouverture nulls last, t.nom
    limit 1;
  end;

-- Her branch follows her commune, unless it was chosen in one of these ways.
create function rattache_automatiquement(compte uuid, ville text, sauf text[] default '{choisi,coordinatrice}')
  returns void language plpgsql as $$
declare
  voulue uuid := antenne_de(ville);
  actuelle rattachements;
begin
  select * into actuelle from rattachements where compte_id = compte and principal and fin is null;
  if found then
    if actuelle.mode = any (sauf) or actuelle.territoire_id is not distinct from voulue then return; end if;
    update rattachements set fin = now() where id = actuelle.id;
  end if;
  if voulue is null then return; end if;
  -- What she followed becomes hers.
  update rattachements set fin = now() where compte_id = compte and territoire_id = voulue and fin is null;
  insert into rattachements (compte_id, territoire_id, principal, mode, debut)
  values (compte, voulue, true, 'automatique', now());
end
$$;

create function comptes_rattache() returns trigger language plpgsql as $$
begin
  -- Whoever moves leaves the branch where somebody else had put her; not the one that she chose.
  perform rattache_automatiquement(new.id, new.ville_id, '{choisi}');
  return null;
end
$$;
create trigger comptes_rattache after insert or update of ville_id on comptes
  for each row when (new.ville_id is not null) execute function comptes_rattache();

-- The directory is that of this moment: who has paid until `seuil` at least is in it. The hourly sweep moves it on; no
-- trigger asks what time it is.
create table annuaire_moment (
  le timestamptz not null,
  seuil date not null
);
create unique index annuaire_moment_unique on annuaire_moment ((true));
insert into annuaire_moment values ('-infinity', '-infinity');

create function annuaire_montre(c comptes, m annuaire_moment) returns boolean language sql immutable
  return c.suppression_demandee_le is null
    and coalesce(c.suspendue_jusquau <= m.le, true)
    and (c.administratrice or (c.etape_inscription = 'termine' and coalesce(c.paye_jusquau >= m.seuil, false)));

-- The directory: one line for each member who is shown, kept by triggers from the tables above, so that no act can
-- forget it.
create table annuaire (
  compte_id uuid primary key references comptes on delete cascade,
  -- Name then first name, without accents or case.
  tri text collate "C" not null,
  prenom text not null,
  nom text,
  photo text,
  profession text,
  profession_portee text not null,
  nom_entreprise text,
  entreprise_portee text not null,
  ville text,
  departement text,
  territoire_id uuid,
  coordonne_id uuid,
  -- To the metre: the index that circles read is the narrower for it.
  latitude real,
  longitude real,
  -- A quarter of a degree by a half: in France, some thirty kilometres a side.
  cellule integer generated always as (floor(latitude * 4)::int * 1000 + floor(longitude * 2)::int) stored,
  depuis timestamptz not null,
  paye_jusquau date not null,
  cles text[] not null
)
-- Its indexes answer alone as long as it is swept often.
with (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
create index annuaire_cellule on annuaire (cellule, tri, compte_id) include (latitude, longitude);
create index annuaire_nouvelles on annuaire (depuis desc, compte_id desc) include (tri);

-- The same, turned round: for each thing that one may look for, the members in the order of the pages. A filter reads
-- its own stretch of the index and nothing else.
--   tous · t:<branch> · d:<department> · carte:<department> · s:<sector> · i:<situation> · k:<skill> · coordinatrice
--   m:<word of a name> · a:<word of a trade, a company or a commune>; what only a branch may read ends with @<branch>.
create table annuaire_cles (
  cle text collate "C" not null,
  tri text collate "C" not null,
  compte_id uuid not null,
  primary key (cle, tri, compte_id)
)
with (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);

-- Totals that a page shows without counting. A change adds a line instead of changing one: writers never wait for
-- each other. The sweep makes one line of them again.
create table compteurs_mouvements (
  cle text collate "C" not null,
  nb integer not null
);
create index compteurs_mouvements_cle on compteurs_mouvements (cle) include (nb);
create view compteurs as select cle, sum(nb)::integer as nb from compteurs_mouvements group by cle;

-- How many members stand from each anchor to the next: a page is found by adding up, never by walking. What comes or
-- goes since is a line of its own, at its place.
create table annuaire_blocs (
  debut text collate "C" not null,
  debut_id uuid not null,
  nb integer not null,
  ancre boolean not null
);
insert into annuaire_blocs values ('', '00000000-0000-0000-0000-000000000000', 0, true);

-- Every word of a name, a trade, a company or a commune: what was mistyped is looked for here, never over members.
-- A word that two members bring at once is here twice until the night: nobody waits.
create table lexique (
  mot text collate "C" not null,
  -- How many members of the directory have it, as of last night.
  nb integer not null default 0,
  -- Which keys it has: m:<word>, a:<word>, a:<word>@<branch>. None of them when only the back office knows it.
  noms boolean not null default false,
  autres boolean not null default false,
  reserves boolean not null default false
)
with (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
create index lexique_mot on lexique (mot) include (nb, noms, autres, reserves);
create index lexique_proche on lexique using gin (mot gin_trgm_ops) with (fastupdate = off);

create function lexique_apprend(mots text[]) returns void language sql
  begin atomic
    insert into lexique (mot)
    select distinct un from unnest(mots) un where not exists (select from lexique where mot = un);
  end;

-- The words of keys, each with the kind of key that it has.
create function annuaire_apprend(cles text[]) returns void language sql
  begin atomic
    insert into lexique (mot, noms, autres, reserves)
    select mot, noms, autres, reserves
    from (
      select split_part(substr(cle, 3), '@', 1) as mot, cle like 'm:%' as noms,
        cle like 'a:%' and cle not like '%@%' as autres, cle like '%@%' as reserves
      from unnest(cles) cle where cle like 'm:%' or cle like 'a:%'
    ) neufs
    where not exists (select from lexique l where l.mot = neufs.mot
      and (l.noms or not neufs.noms) and (l.autres or not neufs.autres) and (l.reserves or not neufs.reserves));
  end;

create function portee_de(portees jsonb, champ text) returns text language sql immutable parallel safe
  return coalesce(portees ->> champ, case
    when champ in ('email', 'telephone', 'dateNaissance') then 'personne'
    when champ in ('ambition', 'attentes') then 'antenne'
    else 'reseau'
  end);

-- The keys of what is told: for everybody, for her branch, or none. In plpgsql, whose plans are kept: in SQL it would be
-- planned again at each of its seven calls, which took most of the time of whatever is written of a member.
create function cles_de(prefixe text, valeurs text[], portee text, territoire uuid) returns text[]
  language plpgsql immutable parallel safe as $$
begin
  if portee = 'reseau' then return array(select prefixe || v from unnest(valeurs) v); end if;
  if portee = 'antenne' and territoire is not null then
    return array(select prefixe || v || '@' || territoire from unnest(valeurs) v);
  end if;
  return '{}';
end
$$;

create function annuaire_rafraichit(compte uuid) returns void language plpgsql as $$
declare
  c comptes;
  m annuaire_moment;
  p profils;
  v villes;
  i inscriptions;
  antenne uuid;
  coordonne uuid;
  cles text[];
begin
  -- Held until the end: two acts on one member make her line one after the other, the second from what the first left.
  select * into c from comptes where id = compte for no key update;
  select * into m from annuaire_moment;
  if c.id is null or not annuaire_montre(c, m) then
    delete from annuaire where compte_id = compte;
    return;
  end if;
  select * into p from profils where compte_id = compte;
  select * into v from villes where id = c.ville_id;
  select * into i from inscriptions where compte_id = compte;
  p.portees := coalesce(p.portees, '{}');
  select territoire_id into antenne from rattachements where compte_id = compte and principal and fin is null;
  select territoire_id into coordonne from coordinations where compte_id = compte order by depuis, territoire_id limit 1;
  cles := array['tous']
    || case when antenne is not null then array['t:' || antenne] else '{}' end
    || case when v.id is not null then array['d:' || v.departement] else '{}' end
    || case when v.id is not null and coalesce(p.sur_la_carte, true) then array['carte:' || v.departement] else '{}' end
    || case when coordonne is not null then array['coordinatrice'] else '{}' end
    || cles_de('s:', array_remove(array[i.secteur_id::text], null), portee_de(p.portees, 'secteur'), antenne)
    || cles_de('i:', (select coalesce(array_agg(referentiel_id::text), '{}') from choix_inscription
        where compte_id = compte and categorie = 'situation'), portee_de(p.portees, 'situations'), antenne)
    || cles_de('k:', (select coalesce(array_agg(referentiel_id::text), '{}') from competences_profil
        where compte_id = compte and sens = 'offerte'), portee_de(p.portees, 'competences'), antenne)
    || cles_de('m:', mots_nom(c.prenom || ' ' || coalesce(c.nom, '')), 'reseau', antenne)
    || cles_de('a:', mots_nom(v.nom), 'reseau', antenne)
    || cles_de('a:', mots_nom(p.profession), portee_de(p.portees, 'profession'), antenne)
    || cles_de('a:', mots_nom(p.nom_entreprise), portee_de(p.portees, 'nomEntreprise'), antenne);
  cles := (select array_agg(distinct k order by k) from unnest(cles) k);
  insert into annuaire (compte_id, tri, prenom, nom, photo, profession, profession_portee, nom_entreprise,
    entreprise_portee, ville, departement, territoire_id, coordonne_id, latitude, longitude, depuis, paye_jusquau, cles)
  values (compte, lower(unaccent(coalesce(c.nom, '') || ' ' || c.prenom)), c.prenom, c.nom, c.photo, p.profession,
    portee_de(p.portees, 'profession'), p.nom_entreprise, portee_de(p.portees, 'nomEntreprise'), v.nom, v.departement,
    antenne, coordonne, v.latitude, v.longitude,
    -- New from the day of her first paid year, however long ago she had signed up.
    coalesce((select min(creee_le) from adhesions where compte_id = compte), c.date_inscription),
    case when c.administratrice then 'infinity' else c.paye_jusquau end, cles)
  on conflict (compte_id) do update set (tri, prenom, nom, photo, profession, profession_portee, nom_entreprise,
    entreprise_portee, ville, departement, territoire_id, coordonne_id, latitude, longitude, depuis, paye_jusquau, cles)
  = (excluded.tri, excluded.prenom, excluded.nom, excluded.photo, excluded.profession, excluded.profession_portee,
    excluded.nom_entreprise, excluded.entreprise_portee, excluded.ville, excluded.departement, excluded.territoire_id,
    excluded.coordonne_id, excluded.latitude, excluded.longitude, excluded.depuis, excluded.paye_jusquau, excluded.cles)
  where annuaire.* is distinct from excluded.*;
end
$$;

create function annuaire_suit_compte() returns trigger language plpgsql as $$
begin
  perform annuaire_rafraichit(new.id);
  -- Those who are not shown are looked for as well, by the back office.
  perform lexique_apprend(mots_nom(new.prenom || ' ' || coalesce(new.nom, '')));
  return null;
end
$$;
create trigger annuaire_suit_compte after insert or update of prenom, nom, photo, ville_id, etape_inscription,
  paye_jusquau, administratrice, suspendue_jusquau, suppression_demandee_le, date_inscription on comptes
  for each row execute function annuaire_suit_compte();

create function annuaire_suit() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform annuaire_rafraichit(old.compte_id); end if;
  if tg_op = 'INSERT' or (tg_op = 'UPDATE' and new.compte_id <> old.compte_id) then
    perform annuaire_rafraichit(new.compte_id);
  end if;
  return null;
end
$$;
create trigger annuaire_suit_profil after insert or update or delete on profils
  for each row execute function annuaire_suit();
create trigger annuaire_suit_competences after insert or update or delete on competences_profil
  for each row execute function annuaire_suit();
-- Only her own branch counts: not those that she follows, nor those that she has left.
create trigger annuaire_suit_rattachement after insert on rattachements
  for each row when (new.principal and new.fin is null) execute function annuaire_suit();
create trigger annuaire_suit_rattachement_change after update on rattachements
  for each row when ((old.principal and old.fin is null) or (new.principal and new.fin is null))
  execute function annuaire_suit();
create trigger annuaire_suit_rattachement_fin after delete on rattachements
  for each row when (old.principal and old.fin is null) execute function annuaire_suit();
create trigger annuaire_suit_coordination after insert or update or delete on coordinations
  for each row execute function annuaire_suit();
create trigger annuaire_suit_inscription after insert or update or delete on inscriptions
  for each row execute function annuaire_suit();
create trigger annuaire_suit_choix after insert or update or delete on choix_inscription
  for each row execute function annuaire_suit();

create function annuaire_tient_cles() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from annuaire_cles
    where compte_id = old.compte_id and tri = old.tri and cle = any (old.cles)
      and (tg_op = 'DELETE' or new.tri <> old.tri or not cle = any (new.cles));
  end if;
  if tg_op <> 'DELETE' then
    insert into annuaire_cles (cle, tri, compte_id)
    select cle, new.tri, new.compte_id from unnest(new.cles) cle
    where tg_op = 'INSERT' or new.tri <> old.tri or not cle = any (old.cles);
    perform annuaire_apprend(array(
      select cle from unnest(new.cles) cle where tg_op = 'INSERT' or not cle = any (old.cles)));
  end if;
  return null;
end
$$;
create trigger annuaire_tient_cles after insert or update of tri, cles or delete on annuaire
  for each row execute function annuaire_tient_cles();

create function annuaire_cles_ajoutees() returns trigger language plpgsql as $$
begin
  insert into compteurs_mouvements (cle, nb)
  select cle, count(*) from ajoutees where cle ~ '^(t|d|carte):' group by cle;
  insert into annuaire_blocs (debut, debut_id, nb, ancre)
  select tri, compte_id, 1, false from ajoutees where cle = 'tous';
  return null;
end
$$;
create function annuaire_cles_retirees() returns trigger language plpgsql as $$
begin
  insert into compteurs_mouvements (cle, nb)
  select cle, -count(*) from retirees where cle ~ '^(t|d|carte):' group by cle;
  insert into annuaire_blocs (debut, debut_id, nb, ancre)
  select tri, compte_id, -1, false from retirees where cle = 'tous';
  return null;
end
$$;
create trigger annuaire_cles_ajoutees after insert on annuaire_cles
  referencing new table as ajoutees for each statement execute function annuaire_cles_ajoutees();
create trigger annuaire_cles_retirees after delete on annuaire_cles
  referencing old table as retirees for each statement execute function annuaire_cles_retirees();

-- Whoever should be in the directory of that moment and is not, or the contrary: some of them, how many is answered.
create function annuaire_balaie(au_plus integer) returns integer language sql
  begin atomic
    select count(annuaire_rafraichit(id))::integer
    from (
      select coalesce(c.id, a.compte_id) as id
      from (select c.id from comptes c, annuaire_moment m where annuaire_montre(c, m)) c
      full join annuaire a on a.compte_id = c.id
      where c.id is null or a.compte_id is null
      order by 1 limit au_plus
    ) ecarts;
  end;

-- Anchors a thousand members apart again. What is removed and what is counted are of one same instant: a member who
-- comes meanwhile keeps her line.
create function annuaire_rebatit_blocs(pas integer default 1000) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('annuaire_blocs'));
  with anciens as (delete from annuaire_blocs),
  rangees as (
    select tri, compte_id, (row_number() over (order by tri, compte_id) - 1) / pas as bloc
    from annuaire_cles where cle = 'tous'
  )
  insert into annuaire_blocs (debut, debut_id, nb, ancre)
  select min(tri), (array_agg(compte_id order by tri, compte_id))[1], count(*), true from rangees group by bloc
  union all
  select '', '00000000-0000-0000-0000-000000000000', 0, true;
end
$$;

create function annuaire_rebatit_compteurs() returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('compteurs_mouvements'));
  with anciens as (delete from compteurs_mouvements)
  insert into compteurs_mouvements (cle, nb)
  select cle, count(*) from annuaire_cles
  where (cle >= 't:' and cle < 't;') or (cle >= 'd:' and cle < 'd;') or (cle >= 'carte:' and cle < 'carte;')
  group by cle;
end
$$;

-- How often each word is there, all of one same instant. What nobody has any more is forgotten the night after: whoever
-- writes meanwhile may count on it.
create function annuaire_rebatit_lexique() returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('lexique'));
  with frequences as materialized (
    select mot, sum(nb)::integer as nb, bool_or(noms) as noms, bool_or(autres) as autres, bool_or(reserves) as reserves
    from (
      select split_part(substr(cle, 3), '@', 1) as mot, 1 as nb, cle > 'm:' as noms,
        cle < 'm:' and cle not like '%@%' as autres, cle like '%@%' as reserves
      from annuaire_cles where (cle >= 'm:' and cle < 'm;') or (cle >= 'a:' and cle < 'a;')
      union all
      select unnest(mots_nom(c.prenom || ' ' || coalesce(c.nom, '') || ' ' || coalesce(v.nom, ''))), 0, false, false, false
      from comptes c left join villes v on v.id = c.ville_id
    ) mots
    group by mot
  ),
  connus as materialized (
    select l.ctid as lieu, l.mot, l.nb = 0 and f.mot is null as oublie, coalesce(f.nb, 0) as nb,
      l.noms or coalesce(f.noms, false) as noms, l.autres or coalesce(f.autres, false) as autres,
      l.reserves or coalesce(f.reserves, false) as reserves,
      row_number() over (partition by l.mot order by l.ctid) > 1 as double
    from lexique l left join frequences f on f.mot = l.mot
  ),
  retires as (delete from lexique l using connus c where l.ctid = c.lieu and (c.double or c.oublie)),
  recomptes as (
    update lexique l set (nb, noms, autres, reserves) = (c.nb, c.noms, c.autres, c.reserves)
    from connus c where l.ctid = c.lieu and not (c.double or c.oublie)
      and (l.nb, l.noms, l.autres, l.reserves) is distinct from (c.nb, c.noms, c.autres, c.reserves)
  )
  insert into lexique (mot, nb, noms, autres, reserves)
  select mot, nb, noms, autres, reserves from frequences where mot not in (select mot from connus);
end
$$;

select annuaire_rafraichit(id) from comptes;
select annuaire_rebatit_blocs();
select annuaire_rebatit_compteurs();
select annuaire_rebatit_lexique();
