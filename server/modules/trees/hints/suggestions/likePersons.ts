import type { StatedYears } from '#domain/trees/core/statedYears.ts';
import type { Database } from '#server/platform/db/database.ts';

/** A person of another member's public tree who is to a person like the person what is asked for. */
export interface LikePerson {
  treeId: number;
  treeName: string;
  personId: number;
  given: string;
  surname: string;
  sex: string;
  birthText: string | null;
  birthYears: StatedYears | null;
  birthPlace: string | null;
  deathText: string | null;
  deathYears: StatedYears | null;
  /** The one like the person, through whom they were found. */
  through: string;
}

/** Years by which the births of one person may differ from tree to tree. */
const BIRTH_SLACK_YEARS = 2;
const MOST = 10;

/** What both are by the rule of living people; others are never found. */
const notLiving = (table: string): string =>
  `NOT ${table}.is_private AND (${table}.living_flag IS NOT DISTINCT FROM 'deceased' OR (${table}.living_flag IS NULL AND (${table}.is_known_dead OR coalesce(${table}.born_by < $3, false))))`;

/**
 * Mothers or partners of people in public trees who have the person's name and were born in the same years. Only trees
 * that everyone may look at whole are searched, and no one who may be living is found.
 */
export const likePersons = (
  db: Database,
  treeId: number,
  personId: number,
  wanted: 'MOTHER' | 'SPOUSE',
  bornBefore: number,
): Promise<LikePerson[]> =>
  db.rows<LikePerson>(
    `/* hints.likePersons */ SELECT t.id AS "treeId", t.name AS "treeName", o.id AS "personId", o.given, o.surname, o.sex, o.birth_text AS "birthText", o.birth_years AS "birthYears", o.birth_place AS "birthPlace", o.death_text AS "deathText", o.death_years AS "deathYears",
       trim(s.given || ' ' || s.surname) AS through
     FROM tree_person p
     JOIN tree_person s ON lower(s.surname) = lower(p.surname) AND lower(split_part(s.given, ' ', 1)) = lower(split_part(p.given, ' ', 1)) AND s.tree_id <> p.tree_id
       AND abs(s.birth_from / 10000 - p.birth_from / 10000) <= ${BIRTH_SLACK_YEARS}
     JOIN tree t ON t.id = s.tree_id AND t.is_ready AND t.is_public AND NOT t.needs_subscription
     JOIN tree_family_member m ON m.tree_id = s.tree_id AND m.person_id = s.id AND m.role = CASE $4 WHEN 'MOTHER' THEN 'child' ELSE 'partner' END
     JOIN tree_family_member k ON k.tree_id = m.tree_id AND k.family_id = m.family_id AND k.role = 'partner' AND k.person_id <> s.id
     JOIN tree_person o ON o.tree_id = k.tree_id AND o.id = k.person_id AND ($4 = 'SPOUSE' OR o.sex = 'f')
     WHERE p.tree_id = $1 AND p.id = $2 AND p.surname <> '' AND p.given <> '' AND ${notLiving('p')} AND ${notLiving('s')} AND ${notLiving('o')}
     ORDER BY t.id, o.id LIMIT ${MOST}`,
    [treeId, personId, bornBefore, wanted],
  );
