import { createRequire } from 'node:module';
import path from 'node:path';

import { projectRoot } from '#server/platform/config/projectRoot.ts';

const FILES = {
  text: '@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf',
  heading: '@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf',
  // Of the words that are not seen: it has a letter for most of what a machine may have read.
  hidden: 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
} as const;

/** How texts of an offprint are set. */
export type OffprintFont = keyof typeof FILES;

/** Where the font is kept. */
export const offprintFont = (name: OffprintFont): string =>
  createRequire(path.join(projectRoot(), 'package.json')).resolve(FILES[name]);
