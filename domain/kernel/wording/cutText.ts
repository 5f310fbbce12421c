/** Cuts a text without leaving half a character. */
export const cutText = (text: string, most: number): string => text.slice(0, most).replace(/[\uD800-\uDBFF]$/u, '');
