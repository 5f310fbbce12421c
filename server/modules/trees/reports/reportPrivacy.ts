import { personView, type PersonView, VISIBLE, visibleValues } from '#server/modules/trees/core/index.ts';
import type { Database } from '#server/platform/db/database.ts';

/** Whom a reader could see of a tree at a time: people with numbers below one, and what their numbers come to. */
export interface ShownPeople {
  shownBelow: number;
  shownKey: string;
}

/** As much of a report as says what it could show. */
interface MadeReport extends Partial<{ [Key in keyof ShownPeople]: ShownPeople[Key] | null }> {
  treeId: number;
  mayEdit: boolean;
  seesLiving: boolean;
  createdAt: Date;
}

/** People who come into a tree later are in no earlier file. */
async function shownPeople(db: Database, treeId: number, view: PersonView, below: number | null): Promise<ShownPeople> {
  const found = await db.one<ShownPeople>(
    `/* treeReports.shown */ SELECT b.below AS "shownBelow", md5(coalesce((SELECT string_agg(p.id::text, ' ' ORDER BY p.id) FROM tree_person p WHERE p.tree_id = $1 AND p.id < b.below AND ${VISIBLE('p', 3)}), '')) AS "shownKey"
     FROM (SELECT coalesce($2::int, (SELECT next_id FROM tree WHERE id = $1)) AS below) b`,
    [treeId, below, ...visibleValues(view)],
  );
  if (!found) throw new Error('The people of a tree could not be counted.');
  return found;
}

/** Whom the maker of a report can see now. */
export const visibleNow = (db: Database, treeId: number, view: PersonView): Promise<ShownPeople> =>
  shownPeople(db, treeId, view, null);

/** Whether anything that was there was marked private, or deleted, since a time. */
const wasHiddenSince = async (db: Database, { treeId, createdAt }: MadeReport): Promise<boolean> =>
  (await db.one(
    `/* treeReports.hiddenSince */ SELECT 1 AS one FROM tree_change c JOIN tree_change_document d ON d.change_id = c.id
     WHERE c.tree_id = $1 AND c.made_at >= $2 AND d.before IS NOT NULL
       AND (d.after IS NULL OR jsonb_array_length(jsonb_path_query_array(d.after, '$.**.isPrivate ? (@ == true)')) > jsonb_array_length(jsonb_path_query_array(d.before, '$.**.isPrivate ? (@ == true)'))) LIMIT 1`,
    [treeId, createdAt],
  )) !== null;

/**
 * Whether a report shows no more than it would today: everyone whom it could show is still to be seen with the same
 * rights, and nothing was marked private since. One that was made for an editor leaves nothing out.
 */
export async function showsNoMore(db: Database, report: MadeReport, livingYears: number): Promise<boolean> {
  if (report.mayEdit) return true;
  const { shownBelow, shownKey, treeId } = report;
  if (shownBelow == null || shownKey == null) return false;
  const view = personView(report, { asOfYear: new Date().getUTCFullYear(), livingYears });
  return (await shownPeople(db, treeId, view, shownBelow)).shownKey === shownKey && !(await wasHiddenSince(db, report));
}
