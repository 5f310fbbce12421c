import type { TreeSource } from '#domain/trees/core/model/treeSource.ts';

import { sourceTexts } from './texts.ts';
import { titleOfSource } from './titleOfSource.ts';

const { fields } = sourceTexts;

/** What is known of a source, term by term; terms without a value are left out. */
export const sourceItems = ({
  title,
  author,
  publication,
  repository,
  callNumber,
  url,
  notes,
}: TreeSource): { term: string; value: string }[] =>
  [
    { term: fields.title, value: titleOfSource({ title }) },
    { term: fields.author, value: author },
    { term: fields.publication, value: publication },
    { term: fields.repository, value: repository },
    { term: fields.callNumber, value: callNumber },
    { term: fields.url, value: url },
    { term: fields.notes, value: notes.join('\n\n') },
  ].filter(({ value }) => value !== '');
