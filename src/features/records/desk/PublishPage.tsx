import { useState } from 'react';

import { Stack } from '#ui/Stack/Stack.tsx';

import { Comparison } from './components/Comparison.tsx';
import { Lacks } from './components/Lacks.tsx';
import { PublicationNotice } from './components/PublicationNotice.tsx';
import { PublishForm } from './components/PublishForm.tsx';
import { Questions } from './components/Questions.tsx';
import { SheetFrame } from './components/SheetFrame.tsx';
import type { Sheet } from './deskApi.ts';
import { publishTexts as texts } from './publishTexts.ts';
import { hasRows, isDone } from './sheetSteps.ts';

function Publishing({ sheet }: { sheet: Sheet }) {
  const [seen] = useState(sheet.revision);
  const { publication, lacks, request } = sheet;
  const isMaking = publication?.state === 'MAKING';
  const isAsked =
    request?.state === 'WAITING' && (request.kind === 'WITHDRAWAL' || request.revision === sheet.revision);
  return (
    <Stack gap={6}>
      {publication && <PublicationNotice sheet={sheet} of={publication} />}
      {!isMaking &&
        !isAsked &&
        !isDone(sheet, 'publish') &&
        (lacks.length > 0 || !hasRows(sheet) ? (
          <Lacks sheet={sheet} />
        ) : (
          <>
            <p>{texts.intro}</p>
            {publication?.state === 'FAILED' && <Questions sheet={sheet} />}
            {sheet.setSlug !== null && <Comparison key={sheet.revision} sheet={sheet} />}
            <PublishForm sheet={sheet} seen={seen} />
          </>
        ))}
    </Stack>
  );
}

/**
 * /desk/sheets/:sheetId/publish: brings a sheet to readers. States: something is missing, ready, waits for a second person, on its way, published,
 * unchanged, failed, withdrawn.
 */
export const Component = () => (
  <SheetFrame step="publish">{(sheet) => <Publishing key={sheet.id} sheet={sheet} />}</SheetFrame>
);
