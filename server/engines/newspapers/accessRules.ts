import type { NewspaperRule } from '#domain/newspapers/core/newspaperAccess.ts';
import type { Database } from '#server/platform/db/database.ts';

import { lockChanges } from './newspaperLocks.ts';

/**
 * Closes an article, so that no reader learns of it, or opens it again.
 *
 * @param reason - why it is closed; null opens it
 * @returns false when there is no such article
 */
export const closeArticle = (db: Database, id: string, reason: string | null): Promise<boolean> =>
  db.transaction(async (tx) => {
    await lockChanges(tx);
    return (
      (await tx.one(
        `/* newspapers.closeArticle */ UPDATE newspaper_article SET hidden_reason = $2, change = nextval('newspaper_change') WHERE id = $1 AND NOT is_removed RETURNING no`,
        [id, reason],
      )) !== null
    );
  });

/** The articles that are closed, with why. */
export const closedArticles = (db: Database): Promise<{ id: string; headline: string | null; reason: string }[]> =>
  db.rows(
    '/* newspapers.closedArticles */ SELECT id, headline, hidden_reason AS reason FROM newspaper_article WHERE hidden_reason IS NOT NULL AND NOT is_removed ORDER BY id',
  );

/** A rule with the number that operators name it by. */
export interface StoredRule extends NewspaperRule {
  id: number;
}

const COLUMNS =
  'id, title_id AS "titleId", county, from_date::text AS "fromDate", to_date::text AS "toDate", access, priority, allows_sharing AS "allowsSharing"';

/** Every rule, in the order they were made. */
export const accessRules = (db: Database): Promise<StoredRule[]> =>
  db.rows<StoredRule>(`/* newspapers.ruleList */ SELECT ${COLUMNS} FROM access_rule ORDER BY id`);

/** The articles that a rule speaks of are indexed under who may read them: they count as changed. */
async function noteChanged(tx: Database, { titleId, county, fromDate, toDate }: NewspaperRule): Promise<void> {
  await lockChanges(tx);
  await tx.rows(
    `/* newspapers.ruleChanged */ UPDATE newspaper_article a SET change = nextval('newspaper_change')
     FROM newspaper_issue i JOIN newspaper_title t ON t.id = i.title_id
     WHERE i.id = a.issue_id AND ($1::text IS NULL OR t.id = $1) AND ($2::text IS NULL OR t.county = $2)
       AND ($3::date IS NULL OR i.date >= $3) AND ($4::date IS NULL OR i.date <= $4)`,
    [titleId, county, fromDate, toDate],
  );
}

/** Adds a rule; its number. Search follows within seconds, every other door at once. */
export const addAccessRule = (db: Database, rule: NewspaperRule): Promise<number> =>
  db.transaction(async (tx) => {
    const { titleId, county, fromDate, toDate, access, priority, allowsSharing = null } = rule;
    const added = await tx.one<{ id: number }>(
      '/* newspapers.addRule */ INSERT INTO access_rule (title_id, county, from_date, to_date, access, priority, allows_sharing) VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id',
      [titleId, county, fromDate, toDate, access, priority, allowsSharing],
    );
    await noteChanged(tx, rule);
    return added?.id ?? 0;
  });

/** Removes a rule. False when there is none of that number. */
export const removeAccessRule = (db: Database, id: number): Promise<boolean> =>
  db.transaction(async (tx) => {
    const removed = await tx.one<StoredRule>(
      `/* newspapers.removeRule */ DELETE FROM access_rule WHERE id = $1 RETURNING ${COLUMNS}`,
      [id],
    );
    if (removed) await noteChanged(tx, removed);
    return removed !== null;
  });
