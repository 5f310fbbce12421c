import { CUSTOM_FACT_TYPES, FACT_TYPES, type FactType } from './factTypes.ts';

/** A reader of GEDCOM meets these, too: the spellings of other versions and of common programs. */
const OTHER_TAGS: Readonly<Record<string, string>> = {
  BATM: 'bas-mitzvah',
  MILI: 'military-service',
  _MILT: 'military-service',
  _MILI: 'military-service',
  _SEPR: 'separation',
};

const key = (of: FactType['of'], tag: string) => `${of} ${tag}`;
const plain = FACT_TYPES.filter(({ gedcom, gedcom7 }) => gedcom.type === undefined && gedcom7.type === undefined);
const byTag = new Map(plain.map((type) => [key(type.of, type.gedcom.tag), type] as const));
for (const type of FACT_TYPES) {
  if (CUSTOM_FACT_TYPES.has(type.id) || !byTag.has(key(type.of, type.gedcom7.tag)))
    byTag.set(key(type.of, type.gedcom7.tag), type);
}

/**
 * The type of fact that a GEDCOM line stands for; undefined where the tag is not one of a fact.
 * @param typeText - of EVEN and FACT: what its TYPE line says; empty without one.
 * @example gedcomFactType('person', 'EVEN', 'Military service')?.id // 'military-service'
 */
export function gedcomFactType(of: FactType['of'], tag: string, typeText = ''): FactType | undefined {
  const named = typeText.trim().toLowerCase();
  const ofName =
    tag === 'EVEN' || tag === 'FACT'
      ? FACT_TYPES.find(
          (type) => type.of === of && type.gedcom.tag === tag && type.gedcom.type?.toLowerCase() === named,
        )
      : undefined;
  const other = OTHER_TAGS[tag];
  return ofName ?? byTag.get(key(of, tag)) ?? FACT_TYPES.find(({ id, of: owner }) => id === other && owner === of);
}
