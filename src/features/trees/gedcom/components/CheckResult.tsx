import { counted, figure } from '#domain/kernel/wording/counted.ts';
import { Accordion, type AccordionItem } from '#ui/Accordion/Accordion.tsx';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import type { GedcomCheck } from '../gedcomApi.ts';
import styles from './CheckResult.module.scss';
import { filesInWords } from './filesInWords.ts';
import { LeftBehind } from './LeftBehind.tsx';


/** How many of a long list are shown; nothing where all are. */
const shownOf = (shown: number, total: number) => (shown < total ? <p className={styles.line}>The first {figure(shown)} of {figure(total)}.</p> : null);

function details(check: GedcomCheck): AccordionItem[] {
  const { problems, problemTotal, doubles, doubleTotal } = check;
  const items: AccordionItem[] = [];
  if (problemTotal > 0) {
    items.push({
      id: 'problems',
      title: `${counted(problemTotal, 'line')} to look at`,
      content: (
        <Stack gap={2}>
          <p>The file is imported all the same. What could not be understood stays in it word for word, for when you export it.</p>
          <DataTable
            caption="Lines to look at"
            hideCaption
            columns={[
              { id: 'line', header: 'Line', align: 'end', narrow: true, cell: ({ line }) => figure(line) },
              { id: 'text', header: 'What is the matter', isRowHeader: true, cell: ({ text }) => text },
            ]}
            rows={problems}
            rowKey={({ line, text }) => `${line} ${text}`}
          />
          {shownOf(problems.length, problemTotal)}
        </Stack>
      ),
    });
  }
  if (check.leftBehindTotal > 0) items.push({ id: 'left-behind', title: `${counted(check.leftBehindTotal, 'file')} left behind or not found`, content: <LeftBehind check={check} /> });
  if (doubleTotal > 0) {
    items.push({
      id: 'doubles',
      title: `${counted(doubleTotal, 'person', 'people')} who may be there twice`,
      content: (
        <Stack gap={2}>
          <p>They have one name and one year of birth. Nobody is merged now: you can do so in the tree.</p>
          <DataTable
            caption="People who may be there twice"
            hideCaption
            columns={[
              { id: 'name', header: 'Name', isRowHeader: true, cell: ({ name }) => name },
              { id: 'born', header: 'Born', narrow: true, cell: ({ born }) => String(born) },
              { id: 'times', header: 'Times', align: 'end', narrow: true, cell: ({ times }) => figure(times) },
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
    ['People', check.persons],
    ['Families', check.families],
    ['Sources', check.sources],
    ['Media', check.media],
    ...(check.notes > 0 ? [['Shared notes', check.notes] as const] : []),
  ] as const;
  const origin = [`GEDCOM ${check.version === '' ? 'of no version' : check.version}`, check.encoding.toUpperCase(), check.program && `written by ${check.program}`].filter(Boolean).join(' · ');
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
        <Notice tone="info" title={`${counted(check.living, 'person', 'people')} may be living`}>
          <p>Nothing of them is shown to anybody but you and whoever you let edit the tree.</p>
        </Notice>
      )}
      {check.media > 0 && check.mediaFiles === 0 && <p className={styles.line}>The file names photographs and documents but does not hold them. Their titles come along.</p>}
      {check.mediaFiles > 0 && (
        <Notice tone={check.leftBehindTotal > 0 ? 'warning' : 'info'} title={filesInWords(check, false)}>
          {check.leftBehindTotal > 0 && <p>Below stands what is left behind, and why.</p>}
          <p>Pictures are kept without what a camera wrote into them, such as the place.</p>
        </Notice>
      )}
      {items.length > 0 && <Accordion items={items} headingLevel={3} />}
    </Stack>
  );
}
