import type { UnionKind } from '../deriveFamily.ts';

/** Of a couple, where nothing more is known of it than that it was. */
const WORDS: Readonly<Record<UnionKind, string>> = {
  marriage: 'married',
  banns: 'banns',
  'marriage-licence': 'licence',
  engagement: 'engaged',
};

/** What a card says of how a couple began (`DerivedFamily`). */
interface Union {
  marriageKind: string | null;
  marriageText: string | null;
  marriagePlace: string | null;
}

const isUnionKind = (kind: string): kind is UnionKind => kind in WORDS;

/**
 * How a couple began, in words after a name: only a marriage says that they married. The texts of banns, licences and
 * engagements have their word already. Empty where nothing is recorded.
 * @example unionInWords({ marriageKind: 'engagement', marriageText: 'engaged 1855', marriagePlace: null }) // 'engaged 1855'
 * @example unionInWords({ marriageKind: 'marriage', marriageText: '1855', marriagePlace: 'Roche' }) // 'married 1855 in Roche'
 */
export function unionInWords({ marriageKind, marriageText, marriagePlace }: Union): string {
  if (marriageKind === null || !isUnionKind(marriageKind)) return '';
  const word = WORDS[marriageKind];
  const when = marriageText === null ? word : marriageKind === 'marriage' ? `${word} ${marriageText}` : marriageText;
  return marriagePlace === null ? when : `${when} in ${marriagePlace}`;
}
