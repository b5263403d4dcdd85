-- The deletion of accounts changes a decision several times: it forgets who took it, whom it concerns, who confirmed it. Each later change checks its
-- other references again, and a suspension or a restriction may be gone by then, before the decision has forgotten it: PostgreSQL runs
-- these steps in the order of the names of its triggers, which contain numbers of the server. At the end of the transaction, all of them have run.
alter table decisions_moderation
  alter constraint decisions_moderation_suspension_id_fkey deferrable initially deferred,
  alter constraint decisions_moderation_restriction_id_fkey deferrable initially deferred;
