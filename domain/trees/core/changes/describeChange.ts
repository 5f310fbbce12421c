import type { DocumentChange, TreeKind } from '../model/treeDocument.ts';
import { documentTitle } from './documentTitle.ts';
import { contentKey, sameValue } from './sameValue.ts';
import {
  FIELD_LABELS,
  itemLabel,
  UNKNOWN_PERSON,
  valueInWords,
  type NameOfPerson,
  type ValueOfDocument,
} from './valueInWords.ts';

const KINDS: Readonly<Record<TreeKind, string>> = {
  person: 'Person',
  family: 'Family',
  source: 'Source',
  medium: 'Photo or document',
  story: 'Story',
};
/** Of an item of these lists the changed properties are described, not the whole. */
const DESCRIBED_BY_PROPERTY = new Set(['facts', 'names']);
/** Ids and places in files are nothing to a reader. */
const UNDESCRIBED = new Set(['id', 'origin']);

type Properties = Readonly<Record<string, ValueOfDocument | readonly ValueOfDocument[]>>;
const propertiesOf = (document: object): Properties => ({ ...document });
const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

/**
 * What a change did to one document, one line for each part.
 * @example // ['Birth: date was 1832, now 3 April 1832', 'Burial added: Wem']
 */
export function describeChange(
  { kind, before, after }: DocumentChange,
  nameOf: NameOfPerson = () => UNKNOWN_PERSON,
): string[] {
  if (before === null)
    return after === null ? [] : [`${KINDS[kind]} added: ${documentTitle({ kind, document: after }, nameOf)}`];
  if (after === null) return [`${KINDS[kind]} removed: ${documentTitle({ kind, document: before }, nameOf)}`];
  return changedProperties(propertiesOf(before), propertiesOf(after), '', nameOf);
}

function changedProperties(before: Properties, after: Properties, holder: string, nameOf: NameOfPerson): string[] {
  return Object.keys(after)
    .filter((key) => !UNDESCRIBED.has(key))
    .flatMap((key) => {
      const [old, now] = [before[key] ?? null, after[key] ?? null];
      if (sameValue(old, now)) return [];
      if (Array.isArray(old) && Array.isArray(now)) return changedList(key, old, now, holder, nameOf);
      return [
        changedValue(
          holder + (FIELD_LABELS[key] ?? key),
          valueInWords(key, single(old), nameOf),
          valueInWords(key, single(now), nameOf),
        ),
      ];
    });
}

const single = (value: ValueOfDocument | readonly ValueOfDocument[]): ValueOfDocument => (isList(value) ? null : value);
const isList = (value: ValueOfDocument | readonly ValueOfDocument[]): value is readonly ValueOfDocument[] =>
  Array.isArray(value);

function changedValue(label: string, old: string | null, now: string | null): string {
  if (old === null) return `${capital(label)} now ${now ?? 'empty'}`;
  return `${capital(label)} was ${old}, now ${now ?? 'empty'}`;
}

/**
 * What makes an item of a list the same before and after: the id of a fact, the person of a child, else nothing but
 * itself.
 */
function keyOf(item: ValueOfDocument, index: number): string {
  if (item === null || typeof item !== 'object') return String(item);
  if ('cause' in item) return item.id;
  if ('given' in item) return item.origin === null ? `place ${index}` : `line ${item.origin}`;
  return 'personId' in item ? String(item.personId) : contentKey(item);
}

function changedList(
  key: string,
  before: readonly ValueOfDocument[],
  after: readonly ValueOfDocument[],
  holder: string,
  nameOf: NameOfPerson,
): string[] {
  const old = new Map(before.map((item, index) => [keyOf(item, index), item]));
  const now = new Map(after.map((item, index) => [keyOf(item, index), item]));
  const line = (word: string, item: ValueOfDocument) => {
    const words = valueInWords(key, item, nameOf);
    return `${capital(holder + itemLabel(key, item))} ${word}${words === null ? '' : `: ${words}`}`;
  };
  const lines = [
    ...[...old].filter(([each]) => !now.has(each)).map(([, item]) => line('removed', item)),
    ...[...now].flatMap(([each, item]) => {
      const was = old.get(each);
      if (was === undefined) return [line('added', item)];
      if (sameValue(was, item)) return [];
      if (!DESCRIBED_BY_PROPERTY.has(key) || typeof was !== 'object' || typeof item !== 'object' || !was || !item)
        return [
          changedValue(holder + itemLabel(key, item), valueInWords(key, was, nameOf), valueInWords(key, item, nameOf)),
        ];
      return changedProperties(propertiesOf(was), propertiesOf(item), `${itemLabel(key, item)}: `, nameOf);
    }),
  ];
  return lines.length === 0 ? [`${capital(holder + (FIELD_LABELS[key] ?? key))}: order changed`] : lines;
}
