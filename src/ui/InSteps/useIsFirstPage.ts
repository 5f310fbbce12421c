import { useState } from 'react';

import { isPainted } from '../afterPaint.ts';

/**
 * Whether something is drawn with the first page of a document, in the document itself as well; decided when it is
 * drawn first. Pages that follow are drawn whole.
 */
export const useIsFirstPage = (): boolean => useState(() => !isPainted())[0];
