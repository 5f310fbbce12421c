import type { TreeSource } from '#domain/trees/core/model/treeSource.ts';

import { UNTITLED_SOURCE } from './titleOfSource.ts';

/** What is told of a source, term by term; terms without a value are left out. */
export const sourceItems = ({ title, author, publication, repository, callNumber, url, notes }: TreeSource): { term: string; value: string }[] =>
  [
    { term: 'Title', value: title || UNTITLED_SOURCE },
    { term: 'Author', value: author },
    { term: 'Published', value: publication },
    { term: 'Kept by', value: repository },
    { term: 'Reference', value: callNumber },
    { term: 'Web address', value: url },
    { term: 'Notes', value: notes.join('\n\n') },
  ].filter(({ value }) => value !== '');
