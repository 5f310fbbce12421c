import { mayExportTree } from '#domain/trees/core/access/decideTreeAccess.ts';
import { HIDDEN_NAME, treeDisplayName } from '#domain/trees/core/treeDisplayName.ts';
import type { PlannedEntry, PlannedPart } from '#domain/trees/reports/plan/reportPlan.ts';
import { entriesOfPage, type ReportRequest, reportTitle } from '#domain/trees/reports/reportRequest.ts';
import { writeEntry } from '#domain/trees/reports/writing/writeEntry.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import type {
  TreeReport,
  TreeReportHeading,
  TreeReportKind,
  TreeReportSection,
} from '#server/modules/kernel/graphql/types.generated.ts';
import { type OpenedTree, treeNotFound } from '#server/modules/trees/core/index.ts';

import { planOf, readerOf } from './reading/planOf.ts';
import { reportDocuments } from './reading/reportDocuments.ts';

/** A section with where it starts in the whole report. */
interface PlacedSection {
  part: PlannedPart['part'];
  heading: string;
  note: string;
  at: number;
  entries: readonly PlannedEntry[];
}

const kindOf = (part: PlannedPart['part']): TreeReportKind => part.toUpperCase() as TreeReportKind;

function placed(parts: readonly PlannedPart[]): PlacedSection[] {
  let at = 0;
  return parts.flatMap(({ part, sections }) =>
    sections.map((section) => {
      const here = { part, ...section, at };
      at += section.entries.length;
      return here;
    }),
  );
}

/**
 * A page of a report as its reader may see it. Only what is on the page is read from the tree's documents.
 * @throws GraphQLError where there is no such person
 */
export async function reportPage(
  context: RequestContext,
  opened: OpenedTree,
  personId: number,
  request: ReportRequest,
  from: number,
): Promise<TreeReport> {
  const { db, livingYears } = context;
  const reader = readerOf(opened, request, { asOfYear: new Date().getUTCFullYear(), livingYears });
  const plan = await planOf(db, reader, personId, request);
  if (!plan) throw treeNotFound();
  const sections = placed(plan.parts);
  const total = sections.reduce((sum, { entries }) => sum + entries.length, 0);
  const start = Math.max(0, Math.min(Math.trunc(from), total));
  const end = start + entriesOfPage(request);
  const shown = sections.flatMap((section) => {
    const entries = section.entries.slice(Math.max(0, start - section.at), Math.max(0, end - section.at));
    return entries.length === 0 ? [] : [{ ...section, isContinued: section.at < start, entries }];
  });
  const isUppercase = opened.tree.showsSurnamesUppercase;
  const choices = {
    sources: request.sources,
    notes: request.notes,
    media: request.media,
    showsSurnamesUppercase: isUppercase,
  };
  const { data } = await reportDocuments(
    db,
    reader,
    shown.flatMap(({ entries }) => entries),
    choices,
  );
  return {
    title: reportTitle(request.kind, plan.isHidden ? HIDDEN_NAME : treeDisplayName(plan.person, isUppercase)),
    treeName: opened.tree.name,
    total,
    from: start,
    next: end < total ? end : null,
    sections: shown.map(({ part, heading, note, isContinued, entries }): TreeReportSection => ({
      part: kindOf(part),
      heading,
      note,
      isContinued,
      entries: entries.map((entry) => writeEntry({ data, choices }, entry)),
    })),
    contents: sections.map(({ part, heading, at, entries }): TreeReportHeading => ({
      part: kindOf(part),
      heading,
      at,
      count: entries.length,
    })),
    isWhole: plan.isWhole,
    mayMakeFile: context.viewer.memberId !== null && mayExportTree(opened, opened.tree),
  };
}
