import { pushTo } from '#domain/kernel/compact/pushTo.ts';
import type { Gazetteer } from '#domain/places/gazetteer/gazetteer.ts';
import { LONGEST_LIFE_YEARS } from '#domain/records/core/mayBeLiving.ts';
import { personLiving } from '#domain/trees/core/living/personLiving.ts';
import { describeNotice } from '#domain/trees/hints/describeNotice.ts';
import { describeTreePerson } from '#domain/trees/hints/describeTreePerson.ts';
import type { RecordDescription, TreeDescription } from '#domain/trees/hints/hintDescription.ts';
import { matchNotice, type NoticeMatch } from '#domain/trees/hints/matchNotice.ts';
import { type StoredNotice, noticesOf } from '#server/modules/newspapers/notices/index.ts';
import { personRows } from '#server/modules/trees/core/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import { readPeopleWithKin } from '../computing/readHintPerson.ts';

/** A notice that may be of a person. */
export interface FoundNotice {
  personId: number;
  /** Names it for this person, whatever else of the article is read again. */
  noticeId: string;
  notice: StoredNotice;
  match: NoticeMatch;
}

/** What people of a tree are compared on. */
export interface NoticeDeps {
  db: Database;
  gazetteer: Pick<Gazetteer, 'resolve'>;
  /** No one is taken to live longer (setting LIVING_YEARS). */
  livingYears: number;
}

/** People of a whole tree whose notices are shown together. */
const MOST_PEOPLE = 400;
const EVER = { from: 1600, to: 2100 };

const namesOf = ({ surname, otherSurnames }: TreeDescription): string[] =>
  [surname, ...otherSurnames].map(({ tokens }) => tokens.join('')).filter((name) => name !== '');

/** The years in which notices of a person can be. */
const yearsOf = ({ birth, death }: TreeDescription) => ({
  from: birth ? birth.earliest - 1 : death ? death.earliest - LONGEST_LIFE_YEARS : EVER.from,
  to: death ? death.latest + 1 : birth ? birth.latest + LONGEST_LIFE_YEARS : EVER.to,
});

/** People of a tree for whom the look for hints found notices. */
export async function peopleWithNotices(db: Database, treeId: number): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(
    `/* treeNotices.people */ SELECT DISTINCT person_id AS id FROM tree_notice_found WHERE tree_id = $1 ORDER BY 1 LIMIT ${MOST_PEOPLE}`,
    [treeId],
  );
  return rows.map(({ id }) => id);
}

/** Notices that may be of some people of a tree, the surest first; none for people who may be living. */
export async function findNotices(
  { db, gazetteer, livingYears }: NoticeDeps,
  treeId: number,
  personIds: readonly number[],
): Promise<FoundNotice[]> {
  const asOfYear = new Date().getUTCFullYear();
  const dead = (await personRows(db, treeId, personIds))
    .filter((row) => !personLiving(row, asOfYear, livingYears).isLiving)
    .map(({ id }) => id);
  if (dead.length === 0) return [];
  const people = (await readPeopleWithKin(db, treeId, dead)).map(({ person, kin }) => ({
    id: person.id,
    tree: describeTreePerson(person, kin, gazetteer),
  }));
  const spans = people.map(({ tree }) => yearsOf(tree));
  const span = {
    from: Math.max(EVER.from, Math.min(...spans.map(({ from }) => from))),
    to: Math.min(EVER.to, Math.max(...spans.map(({ to }) => to))),
  };
  const names = [...new Set(people.flatMap(({ tree }) => namesOf(tree)))];
  const byName = new Map<string, { notice: StoredNotice; described: RecordDescription }[]>();
  for (const notice of await noticesOf(db, names, span)) {
    const described = describeNotice(notice, gazetteer);
    pushTo(byName, described.surname.tokens.join(''), { notice, described });
  }
  return people
    .flatMap(({ id, tree }) =>
      namesOf(tree)
        .flatMap((name) => byName.get(name) ?? [])
        .flatMap(({ notice, described }): FoundNotice[] => {
          const match = matchNotice(tree, notice, described, notice.issueDate);
          return match
            ? [{ personId: id, noticeId: `${notice.articleId} ${notice.date} ${notice.person.role}`, notice, match }]
            : [];
        }),
    )
    .sort((one, other) => other.match.bits - one.match.bits);
}
