-- Up Migration
-- Why somebody may not connect for a while; `comptes.suspendue_jusquau` is what each request looks at.
create table suspensions (
  id uuid primary key,
  compte_id uuid not null references comptes on delete cascade,
  motif text not null check (motif in ('signalement', 'demande', 'usurpation', 'autre')),
  precision text,
  -- Mailed to her.
  message text,
  -- The last day, in Paris; none without an end.
  jusquau date,
  par_id uuid references comptes on delete set null,
  creee_le timestamptz not null,
  levee_le timestamptz
);
create unique index suspensions_courante on suspensions (compte_id) where levee_le is null;

-- When somebody was asked again to finish her sign-up or to pay: not twice in a week.
create table relances (
  id uuid primary key,
  -- Those of one click.
  lot uuid not null,
  compte_id uuid not null references comptes on delete cascade,
  type text not null check (type in ('adhesion', 'inscription')),
  par_id uuid references comptes on delete set null,
  demandee_le timestamptz not null,
  -- When its mail left; never, if she had paid or finished meanwhile.
  envoyee_le timestamptz
);
create index relances_compte on relances (compte_id, type, demandee_le desc);
create index relances_lot on relances (lot);

-- Every account as the back office lists it, kept by triggers: whatever narrows or orders the list is in one narrow
-- table, so that a page and its count are read from an index alone.
create table fiches (
  compte_id uuid primary key references comptes on delete cascade,
  -- Name then first name, without accents or case.
  tri text collate "C" not null,
  territoire_id uuid,
  etape text not null,
  paye_jusquau date,
  inscrite_le timestamptz not null,
  suspendue_jusquau timestamptz,
  administratrice boolean not null,
  coordonne boolean not null,
  mots text[] not null
)
-- Its indexes are read alone as long as it is swept often.
with (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
create index fiches_nom on fiches (tri, compte_id) include (etape, paye_jusquau, territoire_id, inscrite_le);
create index fiches_fin on fiches (paye_jusquau, tri, compte_id) include (etape, territoire_id, inscrite_le);
create index fiches_fin_derniere on fiches (paye_jusquau desc nulls last, tri desc, compte_id desc)
  include (etape, territoire_id, inscrite_le);
create index fiches_inscription on fiches (inscrite_le, tri, compte_id) include (etape, paye_jusquau, territoire_id);
create index fiches_territoire on fiches (territoire_id, tri, compte_id) include (etape, paye_jusquau, inscrite_le);
create index fiches_inachevees on fiches (inscrite_le, tri, compte_id) include (etape, paye_jusquau, territoire_id)
  where etape <> 'termine';
create index fiches_administratrices on fiches (tri, compte_id) where administratrice;
create index fiches_coordinatrices on fiches (tri, compte_id) where coordonne;
create index fiches_suspendues on fiches (tri, compte_id) include (suspendue_jusquau) where suspendue_jusquau is not null;

-- The words of her names and commune, and her address in one piece.
create table fiches_mots (
  mot text collate "C" not null,
  tri text collate "C" not null,
  compte_id uuid not null,
  -- What else narrows or orders the list: whom a word finds is read from the index alone, however many they are.
  territoire_id uuid,
  etape text not null,
  paye_jusquau date,
  inscrite_le timestamptz not null,
  primary key (mot, tri, compte_id) include (territoire_id, etape, paye_jusquau, inscrite_le)
) with (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);

create function fiches_rafraichit(compte uuid) returns void language sql as $$
  insert into fiches (compte_id, tri, territoire_id, etape, paye_jusquau, inscrite_le, suspendue_jusquau,
    administratrice, coordonne, mots)
  select c.id, lower(unaccent(coalesce(c.nom, '') || ' ' || c.prenom)), r.territoire_id, c.etape_inscription,
    c.paye_jusquau, c.date_inscription, c.suspendue_jusquau, c.administratrice,
    exists (select from coordinations k where k.compte_id = c.id),
    mots_nom(c.prenom || ' ' || coalesce(c.nom, '') || ' ' || coalesce(v.nom, '')) || lower(c.email::text)
  from comptes c
  left join villes v on v.id = c.ville_id
  left join rattachements r on r.compte_id = c.id and r.principal and r.fin is null
  where c.id = compte
  on conflict (compte_id) do update set (tri, territoire_id, etape, paye_jusquau, inscrite_le, suspendue_jusquau,
    administratrice, coordonne, mots)
  = (excluded.tri, excluded.territoire_id, excluded.etape, excluded.paye_jusquau, excluded.inscrite_le,
    excluded.suspendue_jusquau, excluded.administratrice, excluded.coordonne, excluded.mots)
  where fiches.* is distinct from excluded.*;
$$;

create function fiches_suit_compte() returns trigger language plpgsql as $$
begin
  perform fiches_rafraichit(new.id);
  return null;
end
$$;
create trigger fiches_suit_compte after insert or update of prenom, nom, email, ville_id, etape_inscription,
  paye_jusquau, administratrice, suspendue_jusquau, date_inscription on comptes
  for each row execute function fiches_suit_compte();

create function fiches_suit() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform fiches_rafraichit(old.compte_id); end if;
  if tg_op = 'INSERT' or (tg_op = 'UPDATE' and new.compte_id <> old.compte_id) then
    perform fiches_rafraichit(new.compte_id);
  end if;
  return null;
end
$$;
-- Triggers run in the order of their names: those of `annuaire`, which hold the account, before these, which rely on it.
-- Only her own branch counts: not those that she follows, nor those that she has left.
create trigger fiches_suit_rattachement after insert on rattachements
  for each row when (new.principal and new.fin is null) execute function fiches_suit();
create trigger fiches_suit_rattachement_change after update on rattachements
  for each row when ((old.principal and old.fin is null) or (new.principal and new.fin is null))
  execute function fiches_suit();
create trigger fiches_suit_rattachement_fin after delete on rattachements
  for each row when (old.principal and old.fin is null) execute function fiches_suit();
create trigger fiches_suit_coordination after insert or update or delete on coordinations
  for each row execute function fiches_suit();

create function fiches_tient_mots() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from fiches_mots where compte_id = old.compte_id and tri = old.tri and mot = any (old.mots);
  end if;
  if tg_op <> 'DELETE' then
    insert into fiches_mots (mot, tri, compte_id, territoire_id, etape, paye_jusquau, inscrite_le)
    select distinct mot, new.tri, new.compte_id, new.territoire_id, new.etape, new.paye_jusquau, new.inscrite_le
    from unnest(new.mots) mot;
    perform lexique_apprend(array(select mot from unnest(new.mots) mot where mot not like '%@%'));
  end if;
  return null;
end
$$;
create trigger fiches_tient_mots
  after insert or update of tri, mots, territoire_id, etape, paye_jusquau, inscrite_le or delete on fiches
  for each row execute function fiches_tient_mots();

-- The words of the list that a typed one may stand for: itself and the most common of those that it begins, or else
-- those that look like it.
create function fiches_mots_proches(saisi text) returns text[] language plpgsql stable as $$
declare
  cherche text := lower(unaccent(saisi));
  trouves text[];
begin
  trouves := array(
    select cherche where exists (select from fiches_mots f where f.mot = cherche)
    union all
    (select d.mot from (
      select l.mot, max(l.nb) as nb from lexique l
      where l.mot > cherche and l.mot < cherche || chr(1114111)
      group by l.mot order by nb desc, l.mot limit 32
    ) d
    where exists (select from fiches_mots f where f.mot = d.mot)
    order by d.nb desc, d.mot limit 8));
  if trouves <> '{}' or length(cherche) < 3 then return trouves; end if;
  return array(
    select p.mot from (
      select l.mot, l.mot <-> cherche as ecart from lexique l where l.mot % cherche
      order by l.mot <-> cherche limit 8
    ) p
    where p.ecart <= 0.65 and exists (select from fiches_mots f where f.mot = p.mot)
    group by p.mot, p.ecart order by p.ecart, p.mot limit 3);
end
$$;

select fiches_rafraichit(id) from comptes;
