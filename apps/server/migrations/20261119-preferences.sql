-- What each member wants to be told, where and when; without a row, what applies to a new member (the contract's RYTHMES.equilibre).
create table preferences_notifications (
  compte_id uuid not null references comptes on delete cascade,
  famille text not null,
  canal text not null check (canal in ('app', 'mail', 'push')),
  frequence text not null check (frequence in ('immediat', 'quotidien', 'hebdomadaire', 'jamais')),
  primary key (compte_id, famille, canal),
  -- Only mails wait for a digest.
  check (canal = 'mail' or frequence in ('immediat', 'jamais'))
);

-- Her hours, in the zone of her commune; without a row, those of the contract.
create table reglages_notifications (
  compte_id uuid primary key references comptes on delete cascade,
  calme boolean not null,
  calme_debut time not null,
  calme_fin time not null check (calme_fin <> calme_debut),
  heure_resume time not null,
  -- Monday is 1, Sunday 7.
  jour_resume smallint not null check (jour_resume between 1 and 7)
);

-- The flags that are off. Their columns go with a later version: the one before still reads them.
insert into preferences_notifications (compte_id, famille, canal, frequence)
select c.id, f.famille, 'mail', 'jamais'
from comptes c
cross join lateral (values
  ('message', c.notification_messagerie),
  ('mention', c.notification_mention),
  ('evenement_nouveau', c.notification_evenement),
  ('rappel_evenement', c.notification_evenement),
  ('liste_attente', c.notification_evenement),
  ('reponse_coup_de_pouce', c.notification_reponse_coup_de_pouce)
) f (famille, voulu)
where not f.voulu;

-- The mails that wait for a digest of their recipient.
create index envois_en_resume on envois (compte_id, cree_le, id) where statut = 'prevu' and a_partir_de = 'infinity';
