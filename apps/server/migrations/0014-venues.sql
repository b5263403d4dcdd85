-- Who came without being a member, and still has a name: found when it is to be forgotten.
create index participations_venues on participations (evenement_id)
  where prenom is not null or nom is not null or email is not null;
