-- Up Migration
-- Answers become rich text. Those written as plain text are given paragraphs and line breaks.
update faq_questions
set reponse = '<p>' || replace(
    replace(replace(replace(replace(reponse, '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), E'\n\n', '</p><p>'),
    E'\n', '<br />'
  ) || '</p>'
where reponse not like '<%';
