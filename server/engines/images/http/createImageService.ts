import { pagesOf } from '../pagesOf.ts';
import { createImageAllowance } from './imageAllowance.ts';
import type { ImageService } from './ImageService.ts';
import { createSendingTurns } from './sendingTurns.ts';

/** What a module brings of an image service: all but the pages of its database and who may have how much. */
export type ImageServiceParts = Omit<ImageService, 'pages' | 'takeImage' | 'sendingTurn'>;

/** The image service of one module's routes. */
export const createImageService = (parts: ImageServiceParts): ImageService => ({
  ...parts,
  pages: pagesOf(parts.db),
  takeImage: createImageAllowance(parts.db),
  sendingTurn: createSendingTurns(),
});
