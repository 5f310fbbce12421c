import { createKin } from '#domain/trees/reports/plan/createKin.ts';
import { planReport, reachOf } from '#domain/trees/reports/plan/planReport.ts';
import type { PlannedPart } from '#domain/trees/reports/plan/reportPlan.ts';
import type { ReportRequest } from '#domain/trees/reports/reportRequest.ts';
import {
  marriedCouples,
  type OpenedTree,
  type PersonRow,
  personRows,
  personView,
  type PersonView,
} from '#server/modules/trees/core/index.ts';
import { placesOfTree } from '#server/modules/trees/places/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import type { NamedPlace } from '../pdf/createReportPdf.ts';
import { loadKin } from './loadKin.ts';

/** A tree as the reader of a report sees it: with what they may see, less what the report is to leave out. */
export interface ReportReader {
  opened: OpenedTree;
  view: PersonView;
}

/** Rows of people that are read at once. */
const BATCH = 5_000;

/** The reader of a report: who wants the living and what is private left out sees the tree as a visitor does. */
export function readerOf(
  opened: OpenedTree,
  { withholds }: Pick<ReportRequest, 'withholds'>,
  policy: { asOfYear: number; livingYears: number },
): ReportReader {
  const seen = withholds ? { ...opened, mayEdit: false, seesLiving: false } : opened;
  return { opened: seen, view: personView(seen, policy) };
}

/** A report before anything of it is written. */
export interface LoadedPlan {
  parts: PlannedPart[];
  person: PersonRow;
  isHidden: boolean;
  isWhole: boolean;
}

/** Plans a report for its reader. Null where there is no such person. */
export async function planOf(
  db: Database,
  { opened, view }: ReportReader,
  personId: number,
  request: ReportRequest,
): Promise<LoadedPlan | null> {
  const treeId = opened.tree.id;
  const [person] = await personRows(db, treeId, [personId]);
  if (!person) return null;
  const { links, people, isWhole } = await loadKin(db, treeId, personId, reachOf(request));
  const sexes = new Map<number, string>();
  const hidden = new Set<number>();
  const ids = [...people];
  for (let at = 0; at < ids.length; at += BATCH) {
    for (const row of await personRows(db, treeId, ids.slice(at, at + BATCH))) {
      if (view.maySee(row)) sexes.set(row.id, row.sex);
      else hidden.add(row.id);
    }
  }
  // How a hidden child belongs to its parents is not for the reader to know.
  const kin = createKin(
    links.map((link) =>
      link.role === 'child' && hidden.has(link.personId) ? { ...link, link: 'unknown' as const } : link,
    ),
  );
  const areMarried = await marriedCouples(db, treeId, [...sexes.keys()], opened.mayEdit);
  const parts = planReport(
    kin,
    { sexOf: (id) => sexes.get(id) ?? 'u', isHidden: (id) => hidden.has(id), areMarried },
    personId,
    request,
  );
  return { parts, person, isHidden: hidden.has(personId), isWhole };
}

/** Finds the place of a tree that a spelling means, where its editors, a pin or the gazetteer know where it lies. */
export async function placesByName(
  db: Database,
  { opened, view }: ReportReader,
): Promise<(text: string) => NamedPlace | null> {
  const byText = new Map<string, NamedPlace>();
  for (const { name, position, spellings } of await placesOfTree(db, opened.tree, view)) {
    if (!position) continue;
    const place = { name, position };
    for (const { text } of spellings) byText.set(text, place);
  }
  return (text) => byText.get(text) ?? null;
}
