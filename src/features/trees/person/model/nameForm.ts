import type { TreeName } from '#domain/trees/core/model/treePerson.ts';

import { citationsOf, citationValues, type CitationValues } from './citationForm.ts';
import type { Versioned } from './lifeOf.ts';

/** A name while it is typed. */
export interface NameValues extends Pick<TreeName, 'type' | 'given' | 'surname' | 'prefix' | 'suffix' | 'nickname'> {
  citations: CitationValues[];
}

/** @param sources - those that are cited, for their titles */
export const nameValues = (
  { type, given, surname, prefix, suffix, nickname, citations }: TreeName,
  sources: readonly Versioned<'source'>[],
): NameValues => ({
  type,
  given,
  surname,
  prefix,
  suffix,
  nickname,
  citations: citationValues(citations, sources),
});

/** The name that was typed; what the form does not show stays. */
export const nameOf = (values: NameValues, old: TreeName): TreeName => ({
  ...old,
  type: values.type,
  given: values.given.trim(),
  surname: values.surname.trim(),
  prefix: values.prefix.trim(),
  suffix: values.suffix.trim(),
  nickname: values.nickname.trim(),
  citations: citationsOf(values.citations, old.citations),
});
