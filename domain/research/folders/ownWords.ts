import { figure } from '#domain/kernel/wording/countInWords.ts';

/**
 * A line of a member's own as it is stored: trimmed, white space made single, without control characters.
 * @returns null when it is too long.
 */
export function ownLine(text: string, longest: number): string | null {
  const line = text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  return line.length > longest ? null : line;
}

/** Words of a member's own as they are stored: lines stay, other control characters go. Null when they are too long. */
export function ownText(text: string, longest: number): string | null {
  const words = text
    .replace(/\r\n?/gu, '\n')
    .replace(/[^\P{C}\n\u200c\u200d]/gu, '')
    .trim();
  return words.length > longest ? null : words;
}

/** What is said of words that are too long. */
export const tooLong = (longest: number): string => `Use ${figure(longest)} characters or fewer.`;
