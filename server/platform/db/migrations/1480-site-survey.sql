-- What readers said of the site. Nothing says who: no member, no date but the month, and numbers by chance.
CREATE TABLE site_survey_answer (
  id      uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- The first day of the month, UTC.
  month   date NOT NULL DEFAULT date_trunc('month', now() AT TIME ZONE 'UTC'),
  -- Names of domain/site/survey/siteSurveyQuestions.ts.
  ease    text NOT NULL,
  found   text,
  comment text NOT NULL
);
CREATE INDEX site_survey_answer_month ON site_survey_answer (month DESC);

-- When a member was asked last, on any device. It does not say whether they answered.
CREATE TABLE site_survey_asked (
  member_id bigint PRIMARY KEY REFERENCES member (id) ON DELETE CASCADE,
  asked_on  date NOT NULL
);
