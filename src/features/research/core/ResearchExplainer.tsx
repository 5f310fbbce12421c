import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { useGrant } from '#features/kernel/grants/index.ts';
import { isEmbedded } from '#services/embedded/embeddedMode.ts';
import { readStored, writeStored } from '#services/storage/webStorage.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';

import { RESEARCH_HUB } from './folderAddress.ts';
import { explainerTexts as texts } from './texts.ts';

/** localStorage key (spec 1 section 9): when the explainer was completed or minimised, ISO 8601 in UTC. */
const STORAGE_KEY = 'has-viewed-my-research-explainer';

/** Whether this browser's reader has seen the explainer. */
const wasExplainerSeen = (): boolean => readStored('local', STORAGE_KEY) !== null;

/** Notes that it was completed or minimised. */
const noteExplainerSeen = (): void => writeStored('local', STORAGE_KEY, new Date().toISOString());

/**
 * What the research hub is, once for each browser, for members who have it (spec 1 section 2): “Open” completes it and
 * leads to the hub, “Not now” minimises it; both note that it was seen. Part of the page, not over it, and never in the
 * phone app.
 */
export function ResearchExplainer() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const hasResearch = useGrant('my-research');
  const [isSeen, setSeen] = useState(wasExplainerSeen);
  if (!hasResearch || isSeen || isEmbedded(search)) return null;
  const close = () => {
    noteExplainerSeen();
    setSeen(true);
  };
  const complete = () => {
    close();
    void navigate(RESEARCH_HUB);
  };
  return (
    <Card title={texts.title}>
      <Stack gap={3}>
        <p>{texts.text}</p>
        <ol>
          {texts.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ol>
        <Inline gap={3}>
          <Button variant="primary" onClick={complete}>
            {texts.open}
          </Button>
          <Button variant="quiet" onClick={close}>
            {texts.minimise}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
