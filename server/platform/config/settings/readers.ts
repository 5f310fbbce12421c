import { isIP } from 'node:net';

import { inProject } from '../projectRoot.ts';
import type { Reader } from './setting.ts';

/** Refuses a text. @throws Error whose message, what was expected, ends the sentence "NAME must be …". */
export function fail(expected: string): never {
  throw new Error(expected);
}

/** A reader of a form that one setting has. @param parse - throws as `fail` does */
export const reader = <Value>(parse: (text: string) => Value): Reader<Value> => ({
  parse,
  unset: null,
  isSecret: false,
});

/** Any text. */
export const text = reader(String);

/** Texts that have a form. */
export const matching = (form: RegExp, expected: string): Reader<string> =>
  reader((given) => (form.test(given) ? given : fail(expected)));

/** One of some words. */
export const choice = <Word extends string>(words: readonly Word[]): Reader<Word> =>
  reader((given) => words.find((word) => word === given) ?? fail(`one of ${words.join(', ')}`));

/** `on` or `off`. */
export const flag: Reader<boolean> = reader((given) => choice(['on', 'off']).parse(given) === 'on');

/** Whole numbers, both ends included, with no more figures than the largest has. */
export const whole = (
  least: number,
  most: number,
  expected = `a whole number from ${least} to ${most}`,
): Reader<number> =>
  reader((given) =>
    /^\d+$/u.test(given) && given.length <= String(most).length && Number(given) >= least && Number(given) <= most
      ? Number(given)
      : fail(expected),
  );

/** As many as nine figures can say. */
export const MOST_COUNT = 999_999_999;

/** Whole numbers that have no limit of their own. */
export const count = whole(0, MOST_COUNT, 'a whole number from 0');

type Unit = 'minutes' | 'hours' | 'days' | 'months' | 'years';

/** Numbers of a unit of time, both ends included. */
export const numberOf = (unit: Unit, least: number, most: number): Reader<number> =>
  whole(least, most, `a number of ${unit} from ${least} to ${most}`);

const SECONDS = { minutes: 60, hours: 3_600, days: 86_400 } as const;

/** The same, in seconds. */
export const duration = (unit: keyof typeof SECONDS, least: number, most: number): Reader<number> =>
  reader((given) => numberOf(unit, least, most).parse(given) * SECONDS[unit]);

/**
 * The address in a text.
 * @param protocols - those that are taken, each with its colon
 * @throws as `fail` does
 */
export function parseUrl(given: string, protocols: readonly string[], expected: string): URL {
  const parsed = URL.canParse(given) ? new URL(given) : null;
  return parsed && protocols.includes(parsed.protocol) ? parsed : fail(expected);
}

/** Addresses with one of some protocols, each with its colon. */
export const url = (protocols: readonly string[], expected: string): Reader<string> =>
  reader((given) => parseUrl(given, protocols, expected).href);

/** Addresses of the web; `https://example.org/a` below which more follows, so without a final slash. */
export const base = (expected: string): Reader<string> =>
  reader((given) => parseUrl(given, ['http:', 'https:'], expected).href.replace(/\/$/u, ''));

/** An address of a site, whatever is below it. @throws as `fail` does */
export const parseSite = (given: string): URL =>
  parseUrl(given, ['http:', 'https:'], 'an address such as https://records.example.org');

/** Origins: `https://example.org`. */
export const origin = reader((given) => parseSite(given).origin);

/** Names of hosts, in small letters. */
export const host = reader((given) => {
  const name = given.toLowerCase();
  return /^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/.test(name)
    ? name
    : fail('a host name such as partner.example.org, without protocol and port');
});

/** IP addresses and CIDR ranges, in a list. */
export const network = reader((entry) => {
  const [address = '', bits, ...rest] = entry.split('/');
  const most = isIP(address) === 6 ? 128 : 32;
  const isRange =
    isIP(address) !== 0 && rest.length === 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= most));
  return isRange ? entry : fail('IP addresses or ranges such as 10.0.0.0/8, separated by commas');
});

/** An address of email without a name. */
export const mailbox = matching(/^[^\s<>@,?&]+@[^\s<>@,?&]+$/u, 'an email address');

/** A file or folder, by its whole path; a relative one starts at the project's folder. */
export const filePath = reader(inProject);

/** Between entries that are addresses: they may hold commas. */
export const BLANKS = /\s+/u;

/** Entries between separators; blanks around them and empty ones do not matter. Unset: an empty list. */
export const list = <Value>(
  { parse, isSecret }: Reader<Value>,
  separator: string | RegExp = ',',
): Reader<readonly Value[], readonly Value[]> => ({
  parse: (given) =>
    given
      .split(separator)
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '')
      .map(parse),
  unset: [],
  isSecret,
});

/** What must not be shown to anyone: `muniment doctor` leaves it out of what it says. */
export const secret = <Value, Unset>(of: Reader<Value, Unset>): Reader<Value, Unset> => ({ ...of, isSecret: true });
