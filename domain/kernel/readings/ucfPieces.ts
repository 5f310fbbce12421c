import { doubt, either, joined, like, type ReadingPiece, supplied, text, unread } from './readingPiece.ts';
import { type UcfToken, ucfTokens } from './ucfTokens.ts';

type Token<Kind extends UcfToken['kind']> = Extract<UcfToken, { kind: Kind }>;
type Times = Pick<Token<'times'>, 'least' | 'most'>;

const ONCE: Times = { least: 1, most: 1 };

/** A letter that is there so many times. */
const repeated = (written: string, letter: string, { least, most }: Times): ReadingPiece =>
  either(
    written,
    least === 0 && most === 1
      ? [letter, 'none']
      : [`${letter}, ${most === null ? `${least} or more` : `${least} to ${most}`} times`],
  );

/** One of some letters; one that is not in doubt is itself. */
function choice(written: string, { letters, isOpen }: Token<'either'>, times: Times): ReadingPiece[] {
  const forms = [...letters];
  const [first = ''] = forms;
  if (forms.length > 1 || (isOpen && times !== ONCE)) return [either(written, isOpen ? [...forms, 'another'] : forms)];
  if (times !== ONCE) return [repeated(written, first, times)];
  return isOpen ? like(written, first) : [text(written)];
}

/** A text in the uncertain character format cut at its signs, as readUcf reads them; or such a word in brackets. */
export function ucfPieces(written: string, isSupplied = false): ReadingPiece[] {
  const { tokens } = ucfTokens(written, isSupplied);
  const pieces: ReadingPiece[] = [];
  let next = 0;
  /** How often the sign before is there, where braces say so. */
  const takeTimes = (): Times => {
    const token = tokens[next];
    if (token?.kind !== 'times') return ONCE;
    next++;
    return token;
  };
  const takeUnread = (first: Token<'unread'>): Times => {
    let [least, most]: [number, number | null] = [0, 0];
    for (let token: UcfToken | undefined = first; token?.kind === 'unread'; token = tokens[next++]) {
      const times = takeTimes();
      least += times.least;
      most = most === null || times.most === null || (token.isOpen && times === ONCE) ? null : most + times.most;
    }
    next--;
    return { least, most };
  };
  while (next < tokens.length) {
    const token = tokens[next++]!;
    const until = (): string => written.slice(token.at, tokens[next - 1]!.end);
    const whole = until();
    switch (token.kind) {
      case 'unread': {
        const { least, most } = takeUnread(token);
        pieces.push(unread(until(), least, most));
        break;
      }
      case 'letter': {
        const times = takeTimes();
        pieces.push(times === ONCE ? text(whole) : repeated(until(), whole, times));
        break;
      }
      case 'either': {
        const times = takeTimes();
        pieces.push(...choice(until(), token, times));
        break;
      }
      case 'doubt': {
        // What is between a word and its doubt goes with the doubt.
        let spaces = '';
        while (/^\s$/u.test(pieces.at(-1)?.written ?? '')) spaces = `${pieces.pop()?.written}${spaces}`;
        pieces.push(...(token.isAhead ? [text(spaces), doubt(whole)] : [doubt(spaces + whole)]));
        break;
      }
      case 'supplied':
        pieces.push(...supplied(ucfPieces(token.inner, true)));
        break;
      default:
        pieces.push(text(whole));
    }
  }
  return joined(pieces);
}
