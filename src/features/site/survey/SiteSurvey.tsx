import { Suspense, useRef, useState } from 'react';

import { lazyPart } from '#ui/lazyPart.ts';

import type { AskedSurvey } from './siteSurveyApi.ts';
import { useSurveyTurn } from './useSurveyTurn.ts';

// Comes when a reader is asked.
const SurveyForm = lazyPart<{ asked: AskedSurvey; onClose: () => void }>(() =>
  import('./SurveyForm.tsx').then((chunk) => chunk.SurveyForm),
);

/**
 * The survey of the site at the foot of a page. States: not their turn, the questions, thanks, closed. It never takes
 * the focus and covers nothing.
 * @param isHere - false on pages where no one is asked: what was typed waits for the next
 */
export function SiteSurvey({ isHere }: { isHere: boolean }) {
  const foot = useRef<HTMLDivElement>(null);
  const asked = useSurveyTurn(foot, isHere);
  const [isClosed, setClosed] = useState(false);
  return (
    <div ref={foot} hidden={!isHere}>
      {asked && !isClosed && (
        <Suspense fallback={null}>
          <SurveyForm asked={asked} onClose={() => setClosed(true)} />
        </Suspense>
      )}
    </div>
  );
}
