/** Why a record is among the results, part by part. Apart from texts.ts, since it comes when it is asked for. */
export const matchTexts = {
  label: (name: string) => `Why ${name} matched`,
  leaveOut: (variant: string) => `Leave out ${variant}`,
};

type ReasonText = (found: string, asked: string, distance: number | null) => string;

const away = (distance: number, unit: string): string =>
  `${distance.toLocaleString('en-GB', { maximumFractionDigits: 1 })} ${unit}${distance === 1 ? '' : 's'}`;

/** One reason, by how the record met that part of the search. */
export const reasonTexts: Readonly<Record<string, ReasonText>> = {
  exact: (found) => `${found}, as you asked`,
  'spelling variant': (found, asked) => `${found}, another spelling of ${asked}`,
  nickname: (found, asked) => `${found}, used for ${asked}`,
  abbreviation: (found, asked) =>
    found.length < asked.length ? `${found}, short for ${asked}` : `${found}; ${asked} is short for it`,
  'former name': (found, asked) => `${found}, the same place as ${asked}`,
  'sounds alike': (found, asked) => `${found}, which sounds like ${asked}`,
  wildcard: (found, asked) => `${found}, which fits ${asked}`,
  'within years': (found, asked, distance) =>
    distance ? `${found}, ${away(distance, 'year')} from ${asked}` : `${found}, as you asked`,
  'within miles': (found, asked, distance) =>
    distance ? `${found}, ${away(distance, 'mile')} from ${asked}` : `${found}, as you asked`,
  inside: (found, asked) => `${found}, in ${asked}`,
  'not located': (found) => `${found}; we don’t know where in the county this is`,
  words: (found) => `the record says ${found}`,
  'near spelling': (found, asked) => `${found}, one letter away from ${asked}`,
  'uncertain reading': (found, asked) => `${found}, which could be ${asked}`,
  estimated: (found, asked, distance) =>
    `${found}, estimated from the record${distance ? `, ${away(distance, 'year')} from ${asked}` : ''}`,
};

/** What a word in doubt could be, in the words of the server: `C__PER could be Cooper: …`. */
export const inDoubt = (found: string, doubt: string): string => `${found}: ${doubt}`;
