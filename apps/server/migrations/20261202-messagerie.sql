-- Every call on a discussion first looks up the row of its reader. A hash index finds it in one page, however many rows there are; the
-- primary key descends three, and four from some ten million rows on.
create index participations_discussion_cle_hache on participations_discussion using hash ((array[discussion_id, compte_id]));
-- The statistics of the expression: without them the primary key is read.
analyze participations_discussion;
