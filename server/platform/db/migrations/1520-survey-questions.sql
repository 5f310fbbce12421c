-- Questions that staff published for the survey of the site: each publication is a row, and none is ever changed. Before the first, a site asks
-- what domain/site/survey/siteSurveyQuestions.ts has.
CREATE TABLE site_survey_version (
  version      integer PRIMARY KEY CHECK (version > 0),
  -- SurveyQuestion[] of domain/site/survey/siteSurveyQuestions.ts.
  questions    jsonb NOT NULL,
  published_at timestamptz NOT NULL DEFAULT now()
);

-- Answers by the key of their question, each a list: ids of answers, or one text.
ALTER TABLE site_survey_answer ADD COLUMN version integer NOT NULL DEFAULT 0, ADD COLUMN replies jsonb;
UPDATE site_survey_answer SET replies = jsonb_strip_nulls(jsonb_build_object(
  'ease', jsonb_build_array(ease),
  'found', CASE WHEN found IS NULL THEN NULL ELSE jsonb_build_array(found) END,
  'comment', CASE WHEN comment = '' THEN NULL ELSE jsonb_build_array(comment) END));
ALTER TABLE site_survey_answer ALTER COLUMN version DROP DEFAULT, ALTER COLUMN replies SET NOT NULL, DROP COLUMN ease, DROP COLUMN found, DROP COLUMN comment;
