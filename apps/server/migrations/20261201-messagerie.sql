-- Discussions between members. The rows that exist say nothing: no message was ever written. They become empty groups, so that no
-- dot stays on.
alter table discussions
  add type text not null default 'groupe' check (type in ('directe', 'groupe', 'evenement', 'territoire')),
  -- Null for a direct discussion: each of the two reads the name of the other.
  add titre text,
  add statut text not null default 'ouverte' check (statut in ('ouverte', 'close')),
  -- The number of the last message, and of the last change. Each write locks the row and raises them.
  add numero integer not null default 0,
  add revision integer not null default 0,
  -- Those who have not left.
  add nb_participantes integer not null default 0 check (nb_participantes >= 0),
  add creee_par uuid references comptes on delete set null,
  -- The two members of a direct discussion, the smaller id first.
  add membre_a uuid references comptes on delete set null,
  add membre_b uuid references comptes on delete set null,
  add demande text not null default 'aucune' check (demande in ('aucune', 'en_attente', 'acceptee', 'refusee')),
  -- One of the two, who asked for a first contact.
  add demande_par uuid,
  add demandee_le timestamptz,
  add repondue_le timestamptz,
  add evenement_id uuid references evenements on delete set null,
  add territoire_id uuid references territoires on delete set null,
  add check (membre_a < membre_b),
  add check (type = 'directe' or (membre_a is null and membre_b is null and demande = 'aucune')),
  add check ((demande = 'aucune') = (demande_par is null));
update discussions d set titre = 'Discussion', nb_participantes = (
  select count(*) from participations_discussion p where p.discussion_id = d.id);
alter table discussions alter type drop default,
  add check ((type = 'directe') = (titre is null)),
  -- Each message changes the numbers alone: the new line stays in its page. No index may name them.
  set (fillfactor = 75, autovacuum_vacuum_scale_factor = 0.02);
-- The inbox looks its groups up by id. A hash index takes as many pages for a million rows as for a thousand.
create index discussions_id_hache on discussions using hash (id);
create unique index discussions_paire on discussions (membre_a, membre_b) where type = 'directe';
create index discussions_membre_b on discussions (membre_b) where membre_b is not null;
create unique index discussions_evenement on discussions (evenement_id) where evenement_id is not null;
create unique index discussions_territoire on discussions (territoire_id) where territoire_id is not null;
-- How many she has opened today.
create index discussions_creee_par on discussions (creee_par, creee_le) where creee_par is not null;
create index discussions_evenements_ouverts on discussions (evenement_id) where type = 'evenement' and statut = 'ouverte';

-- What the inbox shows of a discussion, for one member. `dernier_message_id` is the number of the last message that she may read.
alter table participations_discussion
  add type text not null default 'groupe' check (type in ('directe', 'groupe', 'evenement', 'territoire')),
  -- Of a direct discussion: the other member, the last change, and what the other has read if both share it.
  add autre_id uuid,
  add revision integer not null default 0,
  add vu_jusqua integer,
  add dernier_le timestamptz,
  -- No foreign key: an index of its own would be written with each message. The id of an erased account finds nobody.
  add dernier_auteure_id uuid,
  add dernier_extrait text not null default '',
  add dernier_statut text not null default 'envoye' check (dernier_statut in ('envoye', 'modifie', 'supprime', 'masque')),
  add dernier_fichiers boolean not null default false,
  -- The first message that she may read.
  add depuis_numero integer not null default 1,
  add epinglee boolean not null default false,
  add archivee boolean not null default false,
  -- Infinity: until she changes it.
  add muette_jusquau timestamptz,
  add organisatrice boolean not null default false,
  -- A first contact, as this member sees it.
  add demande text not null default 'aucune' check (demande in ('aucune', 'envoyee', 'recue', 'acceptee', 'refusee')),
  -- The message that she was told of; null again once she has come back.
  add avertie_numero integer,
  add rejointe_le timestamptz,
  -- She reads what was written until then, and nothing else changes on this row.
  add quittee_le timestamptz,
  -- The list that it is in.
  add place text not null generated always as (case when demande = 'refusee' then 'refus' when demande = 'recue' then 'demandes'
    when archivee then 'archives' else 'boite' end) stored;
update participations_discussion p set dernier_le = d.creee_le, rejointe_le = d.creee_le, dernier_message_id = 0, lu_jusqua = 0
from discussions d where d.id = p.discussion_id;
alter table participations_discussion alter type drop default, alter dernier_le set not null, alter rejointe_le set not null,
  -- A message moves the row in its lists: only edits, reactions and settings stay in the page.
  set (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.02);
create index participations_discussion_liste on participations_discussion
  (compte_id, place, epinglee desc, dernier_le desc, discussion_id);
drop index participations_discussion_non_lues;
create index participations_discussion_non_lues on participations_discussion (compte_id, dernier_le desc, discussion_id)
  where lu_jusqua < dernier_message_id;

-- Counts the participants. The trigger also runs when an organiser removes a member and when an account is erased. A group always has
-- an organiser: when the last one leaves, the oldest participant becomes it.
create function participations_discussion_compte() returns trigger language plpgsql as $$
declare
  d uuid := case tg_op when 'DELETE' then old.discussion_id else new.discussion_id end;
  avant int := case when tg_op = 'INSERT' then 0 else (old.quittee_le is null)::int end;
  apres int := case when tg_op = 'DELETE' then 0 else (new.quittee_le is null)::int end;
begin
  if avant = apres then return null; end if;
  update discussions set nb_participantes = nb_participantes + apres - avant where id = d;
  if avant = 1 and old.organisatrice and old.type = 'groupe' then
    update participations_discussion set organisatrice = true
    where discussion_id = d and compte_id = (
      select compte_id from participations_discussion where discussion_id = d and quittee_le is null
      order by organisatrice desc, rejointe_le, compte_id limit 1);
  end if;
  return null;
end
$$;
create trigger participations_discussion_compte after insert or delete or update of quittee_le on participations_discussion
  for each row execute function participations_discussion_compte();

create table messages (
  discussion_id uuid not null references discussions on delete cascade,
  numero integer not null,
  -- Made by the device that wrote it: a message that is sent again is stored once.
  id uuid not null unique,
  -- The change of the discussion that last touched it.
  revision integer not null,
  -- An erased account leaves its words to the others, without a name.
  auteure_id uuid references comptes on delete set null,
  contenu text not null,
  -- { messageId, numero, auteureId, extrait }: a copy.
  citation jsonb,
  -- { <account>: <reaction> }
  reactions jsonb not null default '{}',
  statut text not null default 'envoye' check (statut in ('envoye', 'modifie', 'supprime', 'masque')),
  nb_fichiers smallint not null default 0,
  -- A hash of the message as it was sent; edits leave it. The same id with other words is refused.
  empreinte bytea not null,
  envoye_le timestamptz not null,
  modifie_le timestamptz,
  mots tsvector not null generated always as (to_tsvector('fr', contenu)) stored,
  primary key (discussion_id, numero),
  check (statut <> 'supprime' or (contenu = '' and citation is null and reactions = '{}' and nb_fichiers = 0))
)
with (fillfactor = 90, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
-- Each change is of one message.
create unique index messages_revision on messages (discussion_id, revision);
create index messages_auteure on messages (auteure_id);
-- Who quotes a message that is deleted.
create index messages_citation on messages (discussion_id, ((citation->>'numero')::int)) where citation is not null;
-- The words of some discussions, in one scan: the array lets it ask for all of them at once. Without a pending list, which each
-- search would read whole.
create index messages_mots on messages using gin ((array[discussion_id]), mots) with (fastupdate = off);

-- Absent: she shows what she has read.
create table reglages_messagerie (
  compte_id uuid primary key references comptes on delete cascade,
  lecture_visible boolean not null
);

-- What a picture shows, for those who do not see it.
alter table fichiers add texte_alternatif text;

-- Who registers for an event joins its discussion, if there is one, and reads what is written from then on; who leaves the event leaves it.
create function discussions_suit_participation() returns trigger language plpgsql as $$
declare
  d discussions;
begin
  if new.compte_id is null or (tg_op = 'UPDATE' and (new.statut = 'inscrite') = (old.statut = 'inscrite')) then return null; end if;
  select * into d from discussions where evenement_id = new.evenement_id for no key update;
  if d.id is null then return null; end if;
  if new.statut <> 'inscrite' then
    update participations_discussion set quittee_le = new.statut_le, lu_jusqua = greatest(lu_jusqua, dernier_message_id)
    where discussion_id = d.id and compte_id = new.compte_id and quittee_le is null and not organisatrice;
  else
    insert into participations_discussion (discussion_id, compte_id, type, dernier_message_id, lu_jusqua, depuis_numero,
      dernier_le, rejointe_le)
    values (d.id, new.compte_id, d.type, d.numero, d.numero, d.numero + 1, new.statut_le, new.statut_le)
    on conflict (discussion_id, compte_id) do update set quittee_le = null, dernier_message_id = d.numero,
      lu_jusqua = d.numero, depuis_numero = d.numero + 1, dernier_auteure_id = null, dernier_extrait = '',
      dernier_le = new.statut_le, rejointe_le = new.statut_le
    where participations_discussion.quittee_le is not null;
  end if;
  return null;
end
$$;
create trigger discussions_suit_participation after insert or update of statut on participations
  for each row execute function discussions_suit_participation();

-- Who leaves a branch leaves its discussion, unless she organises it.
create function discussions_suit_rattachement() returns trigger language plpgsql as $$
begin
  update participations_discussion p set quittee_le = new.fin, lu_jusqua = greatest(p.lu_jusqua, p.dernier_message_id)
  from discussions d where d.territoire_id = new.territoire_id and p.discussion_id = d.id and p.compte_id = new.compte_id
    and p.quittee_le is null and not p.organisatrice;
  return null;
end
$$;
create trigger discussions_suit_rattachement after update of fin on rattachements
  for each row when (old.fin is null and new.fin is not null) execute function discussions_suit_rattachement();
