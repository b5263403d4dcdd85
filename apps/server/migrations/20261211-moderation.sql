-- « masque_d_office » is now the state of a content: hidden by its reporters, and nobody has decided about it. It was kept after the
-- decision or the answer that replaced it.
update signalements s set masque_d_office = false
where s.masque_d_office and (s.statut = 'sans_suite' or exists (
  select from decisions_moderation d where d.signalement_id = s.id and d.action in ('masquer', 'restaurer')));
-- What was decided about a content, in all the reports of it.
create index signalements_cible on signalements (cible_type, cible_id);
