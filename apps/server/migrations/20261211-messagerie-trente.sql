-- Those who organise a discussion come first among its participants: they are found without reading the others.
create index participations_discussion_organisatrices on participations_discussion (discussion_id)
  where organisatrice and quittee_le is null;
