import { SURVEY_REST_DAYS } from '#domain/site/survey/whenToAsk.ts';
import type { Database } from '#server/platform/db/database.ts';

/** Takes a member’s turn to be asked: true once in so many days, whichever of their devices asks first. */
export const takeTurn = async (db: Database, memberId: number): Promise<boolean> =>
  (await db.one(
    `/* siteSurvey.turn */ INSERT INTO site_survey_asked (member_id, asked_on) VALUES ($1, current_date)
     ON CONFLICT (member_id) DO UPDATE SET asked_on = excluded.asked_on WHERE site_survey_asked.asked_on <= current_date - $2::int RETURNING member_id`,
    [memberId, SURVEY_REST_DAYS],
  )) !== null;
