import type { Confidence, QuestionState } from '#domain/research/questions/questionKinds.ts';
import type { SearchKind } from '#domain/search/saved/plainSearchOf.ts';
import { IS_THEIRS, SPACE_USED } from '#server/modules/research/folders/index.ts';
import { type StoredTask, SHOWN_TASK, TASK_COLUMNS } from '#server/modules/research/tasks/index.ts';
import type { Database } from '#server/platform/db/database.ts';

/** What of the hub is the member's own, as it is stored. */
export interface HubOwn {
  folders: { id: string; name: string; itemCount: number; changedAt: string; isMine: boolean; ownerName: string }[];
  questions: { id: string; title: string; state: QuestionState; confidence: Confidence | null; changedAt: string }[];
  tasks: StoredTask[];
  clippings: { id: string; title: string }[];
  clippingTotal: number;
  /** Bytes of their research. */
  spaceUsed: number;
}

/** A search of the diary. */
interface HubEntry {
  id: number;
  kind: SearchKind;
  search: string;
  searchedAt: string;
  total: number;
}

/** What of the hub comes from the research diary. */
export interface HubDiaryRows {
  isStarted: boolean;
  latest: HubEntry[];
  /** Searches that found nothing when they were last made, with what was there on their day. */
  nil: (HubEntry & { since: string; ofDay: Record<string, number> })[];
  openings: { id: string; kind: SearchKind }[];
  /** Names of record sets published since the first of these, by their index form. */
  setNames: string[];
}

const LATEST = 5;
const OPENED = 5;
const NEWEST_CLIPPINGS = 4;
const TASKS = 5;
/** Searches without results that are looked at: the last ones. */
const NIL = 10;

const list = (sql: string): string => `(SELECT coalesce(jsonb_agg(to_jsonb(row)), '[]') FROM (${sql}) AS row)`;
const ENTRY = 'e.id, upper(e.kind) AS kind, e.search, e.searched_at AS "searchedAt", e.total';

/** What the hub shows, in as few statements as it has sources. Every statement names the member. */
export function createHubStore({ db }: { db: Database }) {
  return {
    own: async (memberId: number): Promise<HubOwn> =>
      (await db.one<HubOwn>(
        `/* researchHub.own */ SELECT
           ${list(`SELECT f.id, f.name, f.changed_at AS "changedAt", f.member_id = $1 AS "isMine", (SELECT o.first_name || ' ' || o.last_name FROM member o WHERE o.id = f.member_id) AS "ownerName",
             (SELECT count(*) FROM research_item i WHERE i.folder_id = f.id AND i.removed_at IS NULL AND i.kind <> 'HEADING') AS "itemCount"
             FROM research_folder f WHERE f.question_id IS NULL AND ${IS_THEIRS} ORDER BY f.changed_at DESC, f.id`)} AS folders,
           ${list('SELECT q.id, q.title, q.state, q.confidence, q.changed_at AS "changedAt" FROM research_question q WHERE q.member_id = $1 AND q.removed_at IS NULL ORDER BY q.changed_at DESC, q.id')} AS questions,
           ${list(`SELECT ${TASK_COLUMNS} FROM research_task t WHERE ${SHOWN_TASK} AND t.done_at IS NULL ORDER BY t.due NULLS LAST, t.id LIMIT ${TASKS}`)} AS tasks,
           ${list(`SELECT c.id, c.title FROM clipping c WHERE c.member_id = $1 AND c.removed_at IS NULL ORDER BY c.made_at DESC, c.id LIMIT ${NEWEST_CLIPPINGS}`)} AS clippings,
           (SELECT count(*) FROM clipping c WHERE c.member_id = $1 AND c.removed_at IS NULL) AS "clippingTotal",
           ${SPACE_USED} AS "spaceUsed"`,
        [memberId],
      ))!,

    diary: async (memberId: number): Promise<HubDiaryRows> =>
      (await db.one<HubDiaryRows>(
        `/* researchHub.diary */ WITH nil AS (
           SELECT ${ENTRY}, e.nil_since::text AS since, e.nil_of_day AS "ofDay" FROM search_diary_entry e
           WHERE e.member_id = $1 AND e.nil_since IS NOT NULL
             AND NOT EXISTS (SELECT 1 FROM search_diary_entry later WHERE later.member_id = $1 AND later.kind = e.kind AND md5(later.search) = md5(e.search) AND later.searched_at > e.searched_at)
           ORDER BY e.searched_at DESC LIMIT ${NIL})
         SELECT EXISTS (SELECT 1 FROM search_diary d WHERE d.member_id = $1) AS "isStarted",
           ${list(`SELECT ${ENTRY} FROM search_diary_entry e WHERE e.member_id = $1 ORDER BY e.searched_at DESC, e.id DESC LIMIT ${LATEST}`)} AS latest,
           ${list('SELECT * FROM nil')} AS nil,
           ${list(`SELECT o.record_id AS id, upper(e.kind) AS kind FROM search_diary_opening o JOIN search_diary_entry e ON e.id = o.entry_id WHERE o.member_id = $1 GROUP BY o.record_id, e.kind ORDER BY max(o.opened_at) DESC LIMIT ${OPENED}`)} AS openings,
           ARRAY(SELECT s.name FROM record_set s WHERE s.live_generation IS NOT NULL AND s.published_at >= (SELECT min(since)::date FROM nil)) AS "setNames"`,
        [memberId],
      ))!,
  };
}
