import { useState } from 'react';

import { leftPosition } from '#services/storage/leftPosition.ts';
import { isPainted } from '#ui/afterPaint.ts';

/** On the first page of a document that someone looks at from its top. */
const isForSteps = (): boolean => !isPainted() && !document.hidden && leftPosition() === 0;

/**
 * Whether what was found is drawn in steps (`InSteps`), decided when it is drawn first. All at once on pages that
 * follow, for a reader who comes back to where the page was left, and in a hidden tab, which paints nothing.
 */
export const useSteps = (): boolean => useState(isForSteps)[0];
