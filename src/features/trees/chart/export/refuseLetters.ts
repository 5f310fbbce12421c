import { scriptNames } from '#domain/kernel/wording/scriptNames.ts';

import { lettersBeyond } from './pictureFonts.ts';
import type { PictureParts } from './pictureParts.ts';
import { pictureTexts } from './texts.ts';
import { createTextStencils } from './textStencil.ts';
import { textsOf } from './withContents.ts';

/** Why a picture is not made, in a sentence for the reader. */
class PictureRefusal extends Error {
  override name = 'PictureRefusal';
}

/**
 * Refuses a picture that would have boxes in the place of letters. PDF and PNG take letters that our typeface lacks
 * from the reader's device; an SVG is read elsewhere, and has none but those it brings along. Without our typeface,
 * which is not there without a connection, an SVG has the letters of whatever system it is seen on.
 * @param parts - with its fonts
 * @param isElsewhere - the file takes no letters from this device
 * @throws PictureRefusal which names the scripts of letters that nothing has
 */
export function refuseLetters(parts: PictureParts, isElsewhere: boolean): void {
  const { fonts = [] } = parts;
  if (isElsewhere && fonts.length === 0) return;
  const beyond = lettersBeyond(textsOf(parts), fonts);
  if (beyond.length === 0) return;
  const device = isElsewhere ? null : createTextStencils();
  const missing = isElsewhere ? beyond : beyond.filter((letter) => device?.has(letter) === false);
  if (missing.length === 0) return;
  const scripts = scriptNames(missing).join(', ');
  throw new PictureRefusal(isElsewhere ? pictureTexts.notInSvg(scripts) : pictureTexts.notHere(scripts));
}
