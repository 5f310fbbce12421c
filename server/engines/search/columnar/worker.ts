import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import { serveSearches } from '#server/engines/threads/serveSearches.ts';

import { createTaskRunner } from './createTaskRunner.ts';

serveSearches(createTaskRunner(loadGazetteer));
