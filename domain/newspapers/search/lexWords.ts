/** A piece of a query's text, with its place. */
export interface Lexeme {
  kind: 'text' | 'quoted' | 'bar' | 'near' | 'and';
  at: number;
  length: number;
  /** What it says, without quotation marks and signs; of near/ its number. */
  text: string;
  /** A minus sign, or NOT, is before it. */
  isLeftOut: boolean;
  /** An equals sign is before it. */
  isExact: boolean;
  /** A quotation mark without its partner. */
  isOpen: boolean;
}

const QUOTES = /[“”„‟«»]/gu;
const SPACE = /\s/u;
const NEAR = /^near\/(\d+)$/iu;
const BARE_END = /[\s"|]/u;

function endOfBare(text: string, from: number): number {
  let at = from;
  while (at < text.length && !BARE_END.test(text[at]!)) at += 1;
  return at;
}

/**
 * Takes a query's text apart, one piece at a time, so that a reader who has enough can stop. Every character belongs to
 * a piece or is space; nothing is refused here.
 */
export function* lexWords(typed: string): Generator<Lexeme> {
  const text = typed.replace(QUOTES, '"');
  let at = 0;
  let isNot = false;
  while (at < text.length) {
    if (SPACE.test(text[at]!)) {
      at += 1;
      continue;
    }
    const start = at;
    const lexeme = (kind: Lexeme['kind'], said: string, extra: Partial<Lexeme> = {}): Lexeme => ({
      kind,
      at: start,
      length: at - start,
      text: said,
      isLeftOut: false,
      isExact: false,
      isOpen: false,
      ...extra,
    });
    if (text[at] === '|') {
      at += 1;
      yield lexeme('bar', '|');
      continue;
    }
    const isMinus = /[-−]/u.test(text[at]!) && at + 1 < text.length && !/[\s|]/u.test(text[at + 1]!);
    if (isMinus) at += 1;
    const isExact = text[at] === '=' && at + 1 < text.length && !/[\s|]/u.test(text[at + 1]!);
    if (isExact) at += 1;
    const signs = { isLeftOut: isMinus || isNot, isExact };
    if (text[at] === '"') {
      const end = text.indexOf('"', at + 1);
      const said = text.slice(at + 1, end < 0 ? undefined : end);
      at = end < 0 ? text.length : end + 1;
      isNot = false;
      yield lexeme('quoted', said, { ...signs, isOpen: end < 0 });
      continue;
    }
    const end = endOfBare(text, at);
    const said = text.slice(at, end);
    at = end;
    const near = NEAR.exec(said);
    if (said === 'NOT') {
      isNot = true;
      continue;
    }
    isNot = false;
    if (said === 'OR') yield lexeme('bar', said);
    else if (said === 'AND') yield lexeme('and', said);
    else if (near) yield lexeme('near', near[1] ?? '', signs);
    else yield lexeme('text', said, signs);
  }
}
