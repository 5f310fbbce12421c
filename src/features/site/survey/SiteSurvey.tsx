import { Suspense, useRef, useState, type RefObject, useEffect } from 'react';

import { isAskedLongAgo, SURVEY_AFTER_MS } from '#domain/site/survey/whenToAsk.ts';
import { readStored, writeStored } from '#services/storage/webStorage.ts';
import { lazyPart } from '#ui/lazyPart.ts';

import { type AskedSurvey, useTakeSiteSurveyTurnMutation } from './siteSurveyApi.ts';

const ASKED_ON = 'surveyAskedOn';

/** Calls once the element is in view, and a minute of the visit is over. @returns stops waiting */
function whenSeen(element: Element, then: () => void): () => void {
  let observer: IntersectionObserver | null = null;
  const look = () => {
    if (typeof IntersectionObserver === 'undefined') return then();
    observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) then();
    });
    observer.observe(element);
  };
  const timer = setTimeout(look, Math.max(SURVEY_AFTER_MS - performance.now(), 0));
  return () => {
    clearTimeout(timer);
    observer?.disconnect();
  };
}

/**
 * The questions to show, null for none: a reader who reaches the foot of a page after the first minute is asked once in
 * 90 days. This browser remembers when, and the server does for members, so that their other devices do not ask again.
 * @param foot - what has to be in view @param isHere - false on pages where no one is asked
 */
function useSurveyTurn(foot: RefObject<Element | null>, isHere: boolean): AskedSurvey | null {
  const [takeTurn] = useTakeSiteSurveyTurnMutation();
  const [asked, setAsked] = useState<AskedSurvey | null>(null);
  const isTaken = useRef(false);
  useEffect(() => {
    const element = foot.current;
    if (!element || !isHere || isTaken.current || !isAskedLongAgo(readStored('local', ASKED_ON), Date.now()))
      return undefined;
    return whenSeen(element, () => {
      if (isTaken.current) return;
      isTaken.current = true;
      void takeTurn().then(({ data }) => {
        if (data === undefined) return;
        writeStored('local', ASKED_ON, new Date().toISOString().slice(0, 10));
        setAsked(data);
      });
    });
  }, [foot, isHere, takeTurn]);
  return asked;
}

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
