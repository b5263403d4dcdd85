-- Up Migration
-- A payment, from the moment somebody asks to pay. Only a reading of the platform settles one that was made online.
create table paiements (
  id uuid primary key,
  -- Nobody's while it is an orphan; kept without a name once the account is erased.
  compte_id uuid references comptes on delete set null,
  tarif text check (tarif in ('plein', 'coordinatrice', 'reduit')),
  montant_cents integer not null check (montant_cents >= 0),
  origine text not null check (origine in ('en_ligne', 'cheque', 'virement', 'especes', 'offerte')),
  etat text not null
    check (etat in ('cree', 'redirige', 'inconnu', 'refuse', 'abandonne', 'paye', 'rembourse', 'conteste')),
  checkout_intent_id integer unique,
  commande_id integer unique,
  reglement_id integer unique,
  redirection_url text,
  email_payeur text,
  nom_payeur text,
  recu_url text,
  -- Number of a cheque, words of a transfer.
  reference text,
  -- Why somebody must look at it, until she has.
  anomalie text check (anomalie in ('orphelin', 'montant', 'reference', 'double', 'rembourse', 'conteste')),
  traite_le timestamptz,
  cree_le timestamptz not null,
  redirige_le timestamptz,
  paye_le timestamptz,
  prochaine_verification timestamptz,
  verifications integer not null default 0,
  check (etat not in ('paye', 'rembourse', 'conteste') or paye_le is not null)
);
create index paiements_compte on paiements (compte_id, cree_le desc);
create index paiements_a_verifier on paiements (prochaine_verification) where prochaine_verification is not null;
create index paiements_a_traiter on paiements (cree_le) where anomalie is not null and traite_le is null;
create index paiements_tentatives on paiements (etat, cree_le)
  where etat in ('redirige', 'inconnu', 'refuse', 'abandonne');

-- An erased account leaves the amount and the day, which the accounts need, and no name.
create function paiements_sans_nom() returns trigger language plpgsql as $$
begin
  new.email_payeur := null;
  new.nom_payeur := null;
  new.recu_url := null;
  new.reference := null;
  return new;
end
$$;
create trigger paiements_sans_nom before update of compte_id on paiements
  for each row when (old.compte_id is not null and new.compte_id is null) execute function paiements_sans_nom();

-- Each state that a payment went through, and who found it out.
create table etats_paiements (
  paiement_id uuid not null references paiements on delete cascade,
  rang integer not null,
  etat text not null,
  porte text check (porte in ('retour', 'notification', 'verification', 'administratrice', 'releve')),
  le timestamptz not null,
  primary key (paiement_id, rang)
);

-- What the platform told us, kept before it is believed.
create table notifications_paiement (
  id uuid primary key,
  -- Told twice, kept once.
  empreinte bytea not null unique,
  corps jsonb not null,
  recue_le timestamptz not null,
  adresse text not null,
  signature text not null check (signature in ('valide', 'absente', 'invalide')),
  traitee_le timestamptz,
  resultat text
);
create index notifications_paiement_age on notifications_paiement (recue_le);

-- Each reading of the platform’s list that came to its end: the next one begins there.
create table releves_paiements (
  le timestamptz primary key,
  nombre integer not null
);

-- A paid year. Never changed: a refund cancels it, a renewal adds another.
create sequence adhesions_numero;
create table adhesions (
  id uuid primary key,
  compte_id uuid references comptes on delete set null,
  paiement_id uuid not null unique references paiements,
  debut date not null,
  fin date not null,
  tarif text not null check (tarif in ('plein', 'coordinatrice', 'reduit')),
  montant_cents integer not null,
  origine text not null check (origine in ('en_ligne', 'cheque', 'virement', 'especes', 'offerte')),
  numero text not null unique,
  creee_le timestamptz not null,
  annulee_le timestamptz,
  motif_annulation text,
  check (fin > debut)
);
create index adhesions_compte on adhesions (compte_id, fin desc);
create index adhesions_liste on adhesions (creee_le desc, id desc);
create index adhesions_origine on adhesions (origine, creee_le desc, id desc);
create index adhesions_hors_ligne on adhesions (creee_le desc, id desc) where origine <> 'en_ligne';
create index adhesions_fin on adhesions (fin) where annulee_le is null;

create function adhesions_immuables() returns trigger language plpgsql as $$
begin
  if (new.paiement_id, new.debut, new.fin, new.tarif, new.montant_cents, new.origine, new.numero, new.creee_le)
    is distinct from
    (old.paiement_id, old.debut, old.fin, old.tarif, old.montant_cents, old.origine, old.numero, old.creee_le)
    or (old.annulee_le is not null and new.annulee_le is distinct from old.annulee_le)
    or (old.compte_id is not null and new.compte_id is not null and new.compte_id <> old.compte_id)
  then
    raise exception 'a paid year is never changed';
  end if;
  return new;
end
$$;
create trigger adhesions_immuables before update on adhesions for each row execute function adhesions_immuables();

-- What was cashed in each month: read by the back office, which counts nothing.
create table encaissements (
  mois date primary key,
  montant_cents bigint not null,
  nombre integer not null
);

-- A mail before or after the end of a year: when, what became of it, and why it was not sent.
create table rappels_adhesion (
  adhesion_id uuid not null references adhesions on delete cascade,
  echeance text not null check (echeance in ('J-30', 'J-7', 'J', 'J+15')),
  prevu_le date not null,
  statut text not null check (statut in ('prevu', 'envoye', 'ignore', 'echec')),
  motif text,
  traite_le timestamptz,
  primary key (adhesion_id, echeance)
);
create index rappels_adhesion_prevus on rappels_adhesion (prevu_le) where statut = 'prevu';

-- « Mon paiement n'apparaît pas ».
create sequence reclamations_numero;
create table reclamations (
  id uuid primary key,
  numero text not null unique,
  compte_id uuid not null references comptes on delete cascade,
  email_payeur text,
  date_paiement date not null,
  montant_cents integer not null,
  commande text,
  message text,
  creee_le timestamptz not null,
  repondre_avant date not null,
  traitee_le timestamptz,
  acceptee boolean,
  reponse text
);
create index reclamations_compte on reclamations (compte_id, creee_le desc);
create index reclamations_ouvertes on reclamations (creee_le) where traitee_le is null;

alter table comptes
  -- Mailed before and after the end of a year, unless she has said no.
  add column rappels_adhesion boolean not null default true;
create index comptes_paye_jusquau on comptes (paye_jusquau) where paye_jusquau is not null;

-- Names and addresses are looked for whatever their accents and case, and are never stemmed.
create text search configuration noms (copy = simple);
alter text search configuration noms alter mapping for hword, hword_part, word with unaccent, simple;

create function mots_nom(nom text) returns text[] language sql immutable parallel safe
  return tsvector_to_array(to_tsvector('noms', translate(coalesce(nom, ''), '-''’', '   ')));
create function mots_compte(prenom text, nom text, email citext) returns tsvector language sql immutable parallel safe
  return to_tsvector('noms', translate(prenom || ' ' || coalesce(nom, '') || ' ' || email::text, '@.-_+''’', '       '));

create index comptes_mots_nom on comptes using gin (mots_nom(nom));
create index comptes_mots on comptes using gin (mots_compte(prenom, nom, email));
