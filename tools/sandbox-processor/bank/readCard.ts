import { TEST_CARDS, type TestCard } from './cards.ts';

/** What a person typed on the card page; anything at all. */
export interface TypedCard {
  number: string;
  expiry: string;
  code: string;
  name: string;
}

/** A fault of one field, in words for the person. */
export interface CardProblem {
  field: keyof TypedCard;
  message: string;
}

/** A card of the table with its expiry. */
export interface ReadCard {
  card: TestCard;
  month: number;
  year: number;
}

const LATEST_YEARS = 30;

/** `MM/YY`, `MM / YYYY`, `MMYY`; null for anything else. */
function readExpiry(text: string): { month: number; year: number } | null {
  const [, mm, yy] = /^(\d{1,2})\s*[/-]?\s*(\d{4}|\d{2})$/u.exec(text.trim()) ?? [];
  if (mm === undefined || yy === undefined || Number(mm) < 1 || Number(mm) > 12) return null;
  return { month: Number(mm), year: yy.length === 2 ? 2000 + Number(yy) : Number(yy) };
}

/**
 * Reads what was typed. The number comes first: unless it is one of the table, nothing else is looked at, since it may
 * be a real card's. No answer repeats anything that was typed.
 * @param now - the expiry must not be before this month (UTC).
 */
export function readCard(typed: TypedCard, now: Date): ReadCard | CardProblem[] {
  const digits = typed.number.length <= 40 ? typed.number.replace(/[\s-]/gu, '') : '';
  const card = TEST_CARDS.find(({ number }) => number === digits);
  if (!card)
    return [
      {
        field: 'number',
        message:
          digits === ''
            ? 'Enter the number of a test card.'
            : 'That is not a test card. Never enter a real card here. We have not kept the number.',
      },
    ];

  const expiry = readExpiry(typed.expiry.slice(0, 20));
  const months = expiry && (expiry.year - now.getUTCFullYear()) * 12 + expiry.month - 1 - now.getUTCMonth();
  const problems: CardProblem[] = [];
  if (!expiry) problems.push({ field: 'expiry', message: 'Enter the expiry as month and year, such as 04/30.' });
  else if (months !== null && (months < 0 || months > LATEST_YEARS * 12))
    problems.push({ field: 'expiry', message: 'Enter a month that is not past.' });
  if (!/^\d{3,4}$/u.test(typed.code.trim()))
    problems.push({ field: 'code', message: 'Enter any three or four digits.' });
  if (typed.name.trim() === '' || typed.name.length > 200) problems.push({ field: 'name', message: 'Enter any name.' });
  return problems.length > 0 || !expiry ? problems : { card, ...expiry };
}
