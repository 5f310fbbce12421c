/** What a message may give away of a person. */
const PERSONAL_DETAILS = ['email', 'phone', 'address', 'bank', 'living'] as const;
export type PersonalDetail = (typeof PERSONAL_DETAILS)[number];

/** Years someone who was born then may still live. */
const LIVING_YEARS = 100;
const EMAIL = /[^\s@]+@[^\s@]+\.[\p{L}]{2,}/u;
const PHONE = /(?:\+|\b00|\b0)\d(?:[\s().-]?\d){8,12}\b/u;
/** Of the United Kingdom, and the Eircode of Ireland. */
const POSTCODE = /\b(?:[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}|[A-Z]\d[\dW]\s?[A-Z\d]{4})\b/u;
const STREET =
  /\b\d{1,4}[a-z]?\s+(?:\p{Lu}[\p{L}’'-]+\s+){1,3}(?:Street|St|Road|Rd|Lane|Avenue|Ave|Close|Drive|Way|Terrace|Crescent|Court|Gardens|Grove|Place)\b/u;
const BANK = /\b(?:\d{2}-\d{2}-\d{2}|[A-Z]{2}\d{2}(?:\s?[A-Z\d]{4}){3,7}\b|(?:\d[ -]?){13,19}\b)/u;
const BORN =
  /\b(?:born|b\.|birth|baby|child|son|daughter|grandson|granddaughter|nephew|niece)\b[^.\n]{0,40}?\b((?:19|20)\d{2})\b/giu;

const mayLive = (text: string, thisYear: number): boolean =>
  [...text.matchAll(BORN)].some(([, year]) => Number(year) > thisYear - LIVING_YEARS && Number(year) <= thisYear);

/**
 * What a message seems to give away, so that its writer can be warned while typing. Only the writer's own browser asks:
 * nothing is stopped by it, and it may be wrong both ways.
 */
export function personalDetailsIn(text: string, thisYear: number): PersonalDetail[] {
  const found: Record<PersonalDetail, boolean> = {
    email: EMAIL.test(text),
    phone: PHONE.test(text),
    address: POSTCODE.test(text) || STREET.test(text),
    bank: BANK.test(text),
    living: mayLive(text, thisYear),
  };
  return PERSONAL_DETAILS.filter((detail) => found[detail]);
}
