/** Languages as GEDCOM 5.5.1 names them, by the codes that 7 uses (BCP 47). */
const LANGUAGES: Readonly<Record<string, string>> = {
  af: 'Afrikaans',
  sq: 'Albanian',
  ar: 'Arabic',
  hy: 'Armenian',
  eu: 'Basque',
  be: 'Belorusian',
  bg: 'Bulgarian',
  ca: 'Catalan',
  zh: 'Mandrin',
  hr: 'Croatian',
  cs: 'Czech',
  da: 'Danish',
  nl: 'Dutch',
  en: 'English',
  eo: 'Esperanto',
  et: 'Estonian',
  fo: 'Faroese',
  fi: 'Finnish',
  fr: 'French',
  ka: 'Georgian',
  de: 'German',
  el: 'Greek',
  he: 'Hebrew',
  hi: 'Hindi',
  hu: 'Hungarian',
  is: 'Icelandic',
  id: 'Indonesian',
  it: 'Italian',
  ja: 'Japanese',
  ko: 'Korean',
  la: 'Latin',
  lv: 'Latvian',
  lt: 'Lithuanian',
  mk: 'Macedonian',
  no: 'Norwegian',
  fa: 'Persian',
  pl: 'Polish',
  pt: 'Portuguese',
  ro: 'Romanian',
  ru: 'Russian',
  sr: 'Serb',
  sk: 'Slovak',
  sl: 'Slovene',
  es: 'Spanish',
  sv: 'Swedish',
  th: 'Thai',
  tr: 'Turkish',
  uk: 'Ukrainian',
  ur: 'Urdu',
  vi: 'Vietnamese',
  yi: 'Yiddish',
};

/** @example languageCode('English') // 'en'; null for a language without a code here */
export const languageCode = (name: string): string | null => {
  const wanted = name.trim().toLowerCase();
  return (
    Object.entries(LANGUAGES).find(([code, each]) => each.toLowerCase() === wanted || code === wanted)?.[0] ?? null
  );
};

/** @example languageName('en-GB') // 'English'; null for a code that 5.5.1 has no name for */
export const languageName = (code: string): string | null =>
  LANGUAGES[code.trim().toLowerCase().split('-')[0] ?? ''] ?? null;
