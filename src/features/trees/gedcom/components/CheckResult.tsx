import { figure } from '#domain/kernel/wording/countInWords.ts';
import { Accordion, type AccordionItem } from '#ui/Accordion/Accordion.tsx';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import type { GedcomCheck } from '../gedcomApi.ts';
import { checkTexts } from '../texts.ts';
import styles from './gedcom.module.scss';
import { SkippedFiles } from './SkippedFiles.tsx';

/** How many of a long list are shown; nothing where all are. */
const shownOf = (shown: number, total: number) =>
  shown < total ? <p className={styles.line}>{checkTexts.first(shown, total)}</p> : null;

function details(check: GedcomCheck): AccordionItem[] {
  const { problems, problemTotal, doubles, doubleTotal } = check;
  const items: AccordionItem[] = [];
  if (problemTotal > 0) {
    items.push({
      id: 'problems',
      title: checkTexts.problems(problemTotal),
      content: (
        <Stack gap={2}>
          <p>{checkTexts.problemsText}</p>
          <DataTable
            caption={checkTexts.problemsCaption}
            hideCaption
            columns={[
              { id: 'line', header: checkTexts.line, align: 'end', narrow: true, cell: ({ line }) => figure(line) },
              { id: 'text', header: checkTexts.problem, isRowHeader: true, cell: ({ text }) => text },
            ]}
            rows={problems}
            rowKey={({ line, text }) => `${line} ${text}`}
          />
          {shownOf(problems.length, problemTotal)}
        </Stack>
      ),
    });
  }
  if (check.leftBehindTotal > 0)
    items.push({
      id: 'left-behind',
      title: checkTexts.leftBehind(check.leftBehindTotal),
      content: <SkippedFiles check={check} />,
    });
  if (doubleTotal > 0) {
    items.push({
      id: 'doubles',
      title: checkTexts.doubles(doubleTotal),
      content: (
        <Stack gap={2}>
          <p>{checkTexts.doublesText}</p>
          <DataTable
            caption={checkTexts.doublesCaption}
            hideCaption
            columns={[
              { id: 'name', header: checkTexts.name, isRowHeader: true, cell: ({ name }) => name },
              { id: 'born', header: checkTexts.born, narrow: true, cell: ({ born }) => String(born) },
              { id: 'times', header: checkTexts.times, align: 'end', narrow: true, cell: ({ times }) => figure(times) },
            ]}
            rows={doubles}
            rowKey={({ name, born }) => `${name} ${born}`}
          />
          {shownOf(doubles.length, doubleTotal)}
        </Stack>
      ),
    });
  }
  return items;
}

/** What a file holds, before it becomes a tree. */
export function CheckResult({ check }: { check: GedcomCheck }) {
  const figures = [
    [checkTexts.people, check.persons],
    [checkTexts.families, check.families],
    [checkTexts.sources, check.sources],
    [checkTexts.media, check.media],
    ...(check.notes > 0 ? [[checkTexts.notes, check.notes] as const] : []),
  ] as const;
  const origin = checkTexts.origin(check.version, check.encoding, check.program);
  const items = details(check);
  return (
    <Stack gap={4}>
      <p className={styles.line}>{origin}</p>
      <dl className={styles.figures}>
        {figures.map(([term, value]) => (
          <div key={term} className={styles.figure}>
            <dt>{term}</dt>
            <dd>{figure(value)}</dd>
          </div>
        ))}
      </dl>
      {check.living > 0 && (
        <Notice tone="info" title={checkTexts.living(check.living)}>
          <p>{checkTexts.livingText}</p>
        </Notice>
      )}
      {check.media > 0 && check.mediaFiles === 0 && <p className={styles.line}>{checkTexts.mediaMissing}</p>}
      {check.mediaFiles > 0 && (
        <Notice
          tone={check.leftBehindTotal > 0 ? 'warning' : 'info'}
          title={checkTexts.filesKept(check.mediaKept, check.mediaFiles, false)}
        >
          {check.leftBehindTotal > 0 && <p>{checkTexts.leftBehindText}</p>}
          <p>{checkTexts.camera}</p>
        </Notice>
      )}
      {items.length > 0 && <Accordion items={items} headingLevel={3} />}
    </Stack>
  );
}
