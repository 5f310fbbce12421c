import type { TreeName } from '#domain/trees/model/treePerson.ts';

/** A name while it is typed. */
export type NameValues = Pick<TreeName, 'type' | 'given' | 'surname' | 'prefix' | 'suffix' | 'nickname'>;

export const NAME_TYPES: readonly { value: TreeName['type']; label: string }[] = [
  { value: 'birth', label: 'Name at birth' },
  { value: 'married', label: 'Married name' },
  { value: 'also-known-as', label: 'Also known as' },
  { value: 'religious', label: 'Religious name' },
  { value: 'other', label: 'Another name' },
];

export const nameValues = ({ type, given, surname, prefix, suffix, nickname }: TreeName): NameValues => ({ type, given, surname, prefix, suffix, nickname });

/** The name that was typed; what the form does not show stays. */
export const nameOf = (values: NameValues, old: TreeName): TreeName => ({
  ...old,
  type: values.type,
  given: values.given.trim(),
  surname: values.surname.trim(),
  prefix: values.prefix.trim(),
  suffix: values.suffix.trim(),
  nickname: values.nickname.trim(),
});
