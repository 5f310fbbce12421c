import type { Sheet, SheetLine, SheetRequest } from './deskApi.ts';
import { PUBLICATION_STATES, stateTexts as texts } from './texts.ts';

type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'error';

/** How a sheet is, in a word or two, and how that is to be taken. */
export function sheetState({
  file,
  publication,
  request,
}: Pick<Sheet | SheetLine, 'file' | 'publication'> & { request: Pick<SheetRequest, 'state'> | null }): {
  text: string;
  tone: Tone;
} {
  if (publication?.state === 'MAKING') return { text: PUBLICATION_STATES.MAKING, tone: 'info' };
  if (request?.state === 'WAITING') return { text: texts.waitsForTwo, tone: 'warning' };
  if (file === null) return { text: texts.noFile, tone: 'neutral' };
  if (file.state === 'READING') return { text: texts.reading, tone: 'info' };
  if (file.state === 'CHOOSING') return { text: texts.choosing, tone: 'warning' };
  if (file.state === 'FAILED') return { text: texts.unread, tone: 'error' };
  if (publication?.state === 'FAILED') return { text: texts.publishingFailed, tone: 'error' };
  if (publication?.state === 'WITHDRAWN') return { text: PUBLICATION_STATES.WITHDRAWN, tone: 'warning' };
  if (publication !== null) return { text: PUBLICATION_STATES.PUBLISHED, tone: 'success' };
  return { text: file.state === 'ARRIVING' ? texts.arriving : texts.unpublished, tone: 'neutral' };
}
