import { layoutNear } from '#domain/trees/chart/layout/layoutNear.ts';

import { answerLayouts } from './answerLayouts.ts';

// The views that a tree opens with.
answerLayouts(layoutNear);
