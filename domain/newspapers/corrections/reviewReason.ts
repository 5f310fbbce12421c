import { tokenWords } from '../search/tokenWords.ts';

/** Why a correction waits until a curator has read it. */
export type ReviewReason = 'newcomer' | 'burst' | 'link' | 'wording';

/** What is known of the member who corrects. */
export interface Corrector {
  /** Curators are not reviewed. */
  isCurator: boolean;
  /** Lines of this member that are in force: applied and not undone. */
  accepted: number;
  /** Lines that this member sent within `BURST_SECONDS`. */
  recent: number;
}

/** Lines that a curator reads before a member's corrections are applied at once. */
export const FIRST_LINES = 20;
/** More lines than this within ten minutes are more than a person can read and type. */
export const BURST_LINES = 150;
export const BURST_SECONDS = 600;

/** What newspapers before the web cannot have printed: addresses of web pages, and of email. */
const LINK =
  /\bhttps?:|\bwww\.|\b[\p{L}\p{N}-]{2,}\.(?:com|net|org|info|biz|co\.uk|org\.uk|io|ru|cn|xyz|top|shop|online|site|link)\b|[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+\.\p{L}{2,}/iu;

/**
 * Words that vandals write. A curator looks at them only where the line did not have them: old newspapers print some.
 */
const COARSE = new Set(
  'arse arsehole arseholes bollocks bugger buggers bullshit cunt cunts dickhead fuck fucked fucker fuckers fucking fucks motherfucker nigger niggers paki pakis piss pissed poo porn prick shit shite shits shitty slut sluts spastic tits titties tosser twat twats wank wanker wankers whore whores'.split(
    ' ',
  ),
);

/** Whether a line has an address of a web page or of email. */
export const hasLink = (line: string): boolean => LINK.test(line);

const coarseWords = (line: string): string[] =>
  line
    .split(' ')
    .flatMap(tokenWords)
    .filter((word) => COARSE.has(word));

/**
 * Why a correction must be read by a curator before it is applied; null when it is applied at once.
 *
 * @param before - the line as it is
 */
export function reviewReason(
  before: string,
  after: string,
  { isCurator, accepted, recent }: Corrector,
): ReviewReason | null {
  if (isCurator) return null;
  if (hasLink(after)) return 'link';
  const printed = new Set(coarseWords(before));
  if (coarseWords(after).some((word) => !printed.has(word))) return 'wording';
  if (accepted < FIRST_LINES) return 'newcomer';
  return recent >= BURST_LINES ? 'burst' : null;
}

/** Why a correction waits, as its member and curators read it. */
export const REVIEW_WORDS: Readonly<Record<ReviewReason, string>> = {
  newcomer: `A curator reads a member’s first ${FIRST_LINES} lines.`,
  burst: 'Many lines were sent in a short time.',
  link: 'The line has a web or email address.',
  wording: 'The line has coarse words that were not there before.',
};

/** Why a reader may not correct a page. */
export const CORRECTION_REFUSALS = {
  visitor: 'Sign in to correct this page.',
  noAddress: 'Only members with a confirmed email address can correct newspapers.',
  isProtected: 'Only curators can correct this page.',
  noLine: 'The page has no such line.',
} as const;
