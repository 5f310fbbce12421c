import { pushTo } from '#domain/kernel/compact/pushTo.ts';
import { nameTokens } from '#domain/kernel/names/nameTokens.ts';
import { type Notice, NOTICE_KINDS, readNotices } from '#domain/newspapers/notices/readNotices.ts';
import { describeNotice, type MatchedNotice } from '#domain/trees/hints/describeNotice.ts';
import { describeTreePerson } from '#domain/trees/hints/describeTreePerson.ts';
import type { RecordDescription } from '#domain/trees/hints/hintDescription.ts';
import { matchNotice } from '#domain/trees/hints/matchNotice.ts';
import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import { cachedResolver } from '#server/engines/search/columnar/build/cachedResolver.ts';
import { isoDate } from '#tools/sample-county/newspaper/press/issueDates.ts';
import type { PrintedIssue } from '#tools/sample-county/newspaper/printIssue.ts';
import type { World } from '#tools/sample-county/simulation/world.ts';

import { treeKinOf, treePersonOf } from './sampleTrees.ts';

/** How well the notices of one kind of event are found for the people of trees. */
export interface NoticeFigures {
  event: Notice['event'];
  /** People whom a notice truly names, each for each notice. */
  named: number;
  right: number;
  wrong: number;
}

interface ReadNotice {
  issueDate: string;
  notice: MatchedNotice;
  described: RecordDescription;
}

/** The columns of an issue as the machine read them. */
const columnsOf = ({ pages, pieces }: PrintedIssue) =>
  pages.flatMap(({ draft: { lines, zones } }) =>
    pieces.flatMap(({ kind: of }, article) => {
      const kind = NOTICE_KINDS.find((each) => each === of);
      const own = zones.filter((zone) => zone.article === article).sort((one, other) => one.order - other.order);
      const text = own
        .flatMap(({ firstLine, lastLine }) =>
          lines.slice(firstLine, lastLine + 1).map(({ words }) => words.map((word) => word.text).join(' ')),
        )
        .join('\n');
      return kind && text !== '' ? [{ kind, text }] : [];
    }),
  );

/** Notices as an import reads them, by the surname of whom they name. */
function readPaper(paper: readonly PrintedIssue[]): ReadonlyMap<string, ReadNotice[]> {
  const gazetteer = cachedResolver(loadGazetteer());
  const bySurname = new Map<string, ReadNotice[]>();
  for (const issue of paper) {
    const issueDate = isoDate(issue.on);
    for (const { kind, text } of columnsOf(issue)) {
      for (const { event, date, people } of readNotices(text, kind, issueDate)) {
        for (const person of people) {
          const notice = { event, date, person, county: 'Wexcombeshire' };
          pushTo(bySurname, nameTokens(person.surname).join(''), {
            issueDate,
            notice,
            described: describeNotice(notice, gazetteer),
          });
        }
      }
    }
  }
  return bySurname;
}

/**
 * Matches the notices of the sample county's newspaper with its dead, as far as members know these, and counts what is
 * true.
 */
export function measureNotices(world: World, paper: readonly PrintedIssue[]): NoticeFigures[] {
  const read = readPaper(paper);
  const gazetteer = cachedResolver(loadGazetteer());
  const truth = new Map<number, string[]>();
  const keyOf = (event: string, date: string, issueDate: string) => `${event} ${date} ${issueDate}`;
  for (const { on, pieces } of paper)
    for (const { event, persons, on: happened } of pieces.flatMap(({ subjects }) => subjects))
      for (const id of persons) pushTo(truth, id, keyOf(event, isoDate(happened), isoDate(on)));
  const figures: Record<Notice['event'], NoticeFigures> = {
    birth: { event: 'birth', named: 0, right: 0, wrong: 0 },
    marriage: { event: 'marriage', named: 0, right: 0, wrong: 0 },
    death: { event: 'death', named: 0, right: 0, wrong: 0 },
  };
  for (const person of world.people) {
    if (person.diedOn === null) continue;
    const own = new Set(truth.get(person.id));
    for (const figure of Object.values(figures))
      figure.named += [...own].filter((key) => key.startsWith(`${figure.event} `)).length;
    const tree = describeTreePerson(treePersonOf(person, world), treeKinOf(person, world), gazetteer);
    for (const name of new Set([tree.surname, ...tree.otherSurnames].map(({ tokens }) => tokens.join('')))) {
      for (const { issueDate, notice, described } of read.get(name) ?? []) {
        if (matchNotice(tree, notice, described, issueDate))
          figures[notice.event][own.has(keyOf(notice.event, notice.date, issueDate)) ? 'right' : 'wrong'] += 1;
      }
    }
  }
  return Object.values(figures);
}
