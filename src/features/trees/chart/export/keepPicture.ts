import type { Dispatch } from '@reduxjs/toolkit';

import { messageShown } from '#features/kernel/toasts/index.ts';
import { retryImport } from '#ui/retryImport.ts';

import type { PictureParts } from './pictureParts.ts';
import type { PictureFormat } from './savePicture.ts';
import { pictureTexts } from './texts.ts';

/**
 * Saves the chart as a file, once its code has come; says why where it was refused or failed.
 * @param picture - null where there is no chart
 */
export const keepPicture = (
  picture: Promise<PictureParts | null>,
  format: PictureFormat,
  dispatch: Dispatch,
): Promise<unknown> =>
  picture
    .then(async (parts) => parts && (await retryImport(() => import('./savePicture.ts'))).savePicture(parts, format))
    .catch((error: unknown) =>
      dispatch(
        messageShown(error instanceof Error && error.name === 'PictureRefusal' ? error.message : pictureTexts.failed),
      ),
    );
