import { createHash } from 'node:crypto';

import { sameWords } from '#domain/messages/core/messageText.ts';

/** What `conversation_message.words` holds: one value for the same words, however they are spaced and written. */
export const wordsOf = (text: string): string => createHash('md5').update(sameWords(text)).digest('hex');
