/** Longest text of a member that an email to someone else repeats, in characters. */
const LONGEST = 80;

/** What separates lines or is not seen: control characters, and the marks that change the direction of a text. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\p{Cs}]+/gu;

/**
 * Words that a member typed, such as a name, as an email to someone else may repeat them: one line in which no mail
 * program finds an address to turn into a link. Invitations to strangers must lead nowhere but to this site. Dots
 * inside a word get a space behind them, unless they follow an initial; `://`, slashes and `@` go.
 * @example unlinkedWords('Mary www.evil.example/prize') // 'Mary www. evil. example prize'
 * @example unlinkedWords('J.R. Tolkien') // 'J.R. Tolkien'
 */
export function unlinkedWords(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replace(UNSEEN, ' ')
    .replace(/[。．｡․‧∙⋅]/gu, '.')
    .replace(/:?[/\\]+/gu, ' ')
    .replace(/@/gu, ' at ')
    .replace(/\.{2,}/gu, ' ')
    .replace(/\bwww\./giu, 'www. ')
    .replace(/(?<=[\p{L}\p{M}\p{N}_-])\.(?=[\p{L}\p{N}_-]{2}|\p{N})/gu, '. ')
    .replace(/\b(mailto|tel|sms|data|javascript):/giu, '$1 ')
    .replace(/\s+/gu, ' ')
    .trim();
  const signs = [...plain];
  return signs.length <= LONGEST
    ? plain
    : `${signs
        .slice(0, LONGEST - 1)
        .join('')
        .trimEnd()}…`;
}
