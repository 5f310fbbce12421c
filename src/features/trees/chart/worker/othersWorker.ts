import { layoutOthers } from '#domain/trees/chart/layout/layoutOthers.ts';

import { answerLayouts } from './answerLayouts.ts';

// The views that a reader chooses.
answerLayouts(layoutOthers);
