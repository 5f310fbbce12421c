import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';

import { codeOf } from '#domain/kernel/errors/failure.ts';
import { useDuty } from '#features/kernel/grants/index.ts';
import { PageMissing } from '#services/routing/PageMissing.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Breadcrumbs } from '#ui/Breadcrumbs/Breadcrumbs.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { Steps } from '#ui/Steps/Steps.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import type { Sheet } from '../deskApi.ts';
import { sheetState } from '../sheetState.ts';
import { isDone, PEOPLE_STEP, sheetAddress, SHEET_STEPS, SHEETS_ADDRESS, type SheetStep } from '../sheetSteps.ts';
import { listTexts, sheetTexts as texts } from '../texts.ts';
import { useSheet } from '../useSheet.ts';
import { RequestNotice } from './RequestNotice.tsx';

/**
 * A page of a sheet: its name, how it is, its steps, and what this step is about. States: loading, failed, no such
 * sheet, content.
 */
export function SheetFrame({
  step,
  children,
}: {
  step: SheetStep | typeof PEOPLE_STEP;
  children: (sheet: Sheet) => ReactNode;
}) {
  const { sheetId = '' } = useParams();
  const isStaff = useDuty('records');
  const { data: sheet, ...answer } = useSheet(sheetId);
  usePageTitle(sheet ? texts.tab(texts.step[step], sheet.title) : null);
  // What another looks after is not there; what was typed stays, where it was theirs until now.
  if (sheet === null || (sheet === undefined && codeOf(answer.error) === 'NOT_FOUND')) throw new PageMissing();
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
            {isStaff && (
              <TextLink
                to={sheetAddress(sheet.id, PEOPLE_STEP)}
                aria-current={step === PEOPLE_STEP ? 'page' : undefined}
              >
                {texts.people}
              </TextLink>
            )}
          </Inline>
        </Stack>
        <Steps
          label={texts.steps}
          steps={SHEET_STEPS.map((each) => ({
            label: texts.step[each],
            to: sheetAddress(sheet.id, each),
            isDone: isDone(sheet, each),
            isCurrent: each === step,
          }))}
        />
        {sheet.request && <RequestNotice key={sheet.request.id} sheet={sheet} request={sheet.request} />}
        {children(sheet)}
      </Stack>
    </PageContainer>
  );
}
