import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';

import { PageMissing } from '#services/routing/PageMissing.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Breadcrumbs } from '#ui/Breadcrumbs/Breadcrumbs.tsx';
import { classNames } from '#ui/classNames.ts';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

import type { Sheet } from '../deskApi.ts';
import { sheetState } from '../sheetState.ts';
import { isDone, sheetAddress, SHEET_STEPS, SHEETS_ADDRESS, type SheetStep } from '../sheetSteps.ts';
import { listTexts, sheetTexts as texts } from '../texts.ts';
import { useSheet } from '../useSheet.ts';
import styles from './SheetFrame.module.scss';

/** The steps of a sheet, each a link; what is done has a tick. */
const Steps = ({ sheet, at }: { sheet: Sheet; at: SheetStep }) => (
  <nav aria-label={texts.steps}>
    <ol className={styles.steps}>
      {SHEET_STEPS.map((step, index) => {
        const done = isDone(sheet, step);
        return (
          <li key={step} className={styles.step}>
            <Link
              to={sheetAddress(sheet.id, step)}
              aria-current={step === at ? 'step' : undefined}
              className={classNames(styles.link, step === at && styles.current)}
            >
              <span aria-hidden="true" className={classNames(styles.mark, done && styles.done)}>
                {done ? <Check /> : index + 1}
              </span>
              {texts.step[step]}
              {done && <VisuallyHidden> ({texts.done})</VisuallyHidden>}
            </Link>
          </li>
        );
      })}
    </ol>
  </nav>
);

/**
 * A page of a sheet: its name, how it is, its steps, and what this step is about. States: loading, failed, no such
 * sheet, content.
 */
export function SheetFrame({ step, children }: { step: SheetStep; children: (sheet: Sheet) => ReactNode }) {
  const { sheetId = '' } = useParams();
  const { data: sheet, ...answer } = useSheet(sheetId);
  usePageTitle(sheet ? texts.tab(texts.step[step], sheet.title) : null);
  if (sheet === null) throw new PageMissing();
  if (sheet === undefined) return <NoAnswer of={answer} texts={texts} asPage />;
  const { text, tone } = sheetState(sheet);
  return (
    <PageContainer>
      <Stack gap={6}>
        <Stack gap={3}>
          <Breadcrumbs crumbs={[{ label: listTexts.title, to: SHEETS_ADDRESS }, { label: sheet.title }]} />
          <Inline gap={3}>
            <h1>{sheet.title}</h1>
            <Badge tone={tone}>{text}</Badge>
          </Inline>
        </Stack>
        <Steps sheet={sheet} at={step} />
        {children(sheet)}
      </Stack>
    </PageContainer>
  );
}
