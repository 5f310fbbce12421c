import { serveSearches } from '#server/engines/threads/serveSearches.ts';

import { createArticleRunner } from './createArticleRunner.ts';

serveSearches(createArticleRunner());
