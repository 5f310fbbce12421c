import { readTreeDate } from '#domain/trees/core/dates/readTreeDate.ts';
import {
  emptyCitation,
  emptyFact,
  emptyMedium,
  emptyPerson,
  emptySource,
  emptyStory,
} from '#domain/trees/core/documents/emptyDocuments.ts';
import type { TreeFact } from '#domain/trees/core/model/treeFact.ts';
import type { TreeMedium } from '#domain/trees/core/model/treeMedium.ts';
import type { TreePerson } from '#domain/trees/core/model/treePerson.ts';
import type { TreeSource } from '#domain/trees/core/model/treeSource.ts';
import { aFamily, aName, aPerson } from '#domain/trees/core/trees.fixture.ts';
import type { NewDocument } from '#server/modules/trees/core/store/createRowGathering.ts';

import { STEM } from './canaryWords.ts';

/** Who is who in a canary tree, by number. */
export const WHO = { root: 1, dead: 3, wife: 4, living: 5, hidden: 6, aunt: 7 } as const;

/**
 * The documents of a tree in which living people are mentioned at every place a document has: people, facts, families,
 * sources, media and stories, some of them shared with the dead.
 *
 * @param tree - a letter of the tree, so that a word shows where it leaked from
 * @param deadSurname - of the dead, whom readers of the tree may see
 */
export function canaryTree(tree: string, deadSurname: string): NewDocument[] {
  const word = (label: string) => `${STEM}${tree}${label}`;
  const childNamed = `${word('childgiven')} ${word('childsurname')}`;
  /** Free text of the dead that names a living daughter. */
  const named = (label: string) => `Survived by ${childNamed}, born 17 MAR 1987 (${word(`named${label}`)}).`;
  const citation = (label: string, sourceId: number | null) => ({
    ...emptyCitation(),
    sourceId,
    page: word(`${label}page`),
    text: word(`${label}text`),
    note: word(`${label}note`),
    url: `https://example.com/${word(`${label}url`)}`,
  });
  const fact = (id: string, type: string, label: string, more: Partial<TreeFact> = {}): TreeFact => ({
    ...emptyFact(id, type),
    date: readTreeDate('17 MAR 1987'),
    place: { text: `${word(`${label}place`)}, England`, position: { latitude: 51.98765, longitude: -1.2 } },
    value: word(`${label}value`),
    age: word(`${label}age`),
    cause: word(`${label}cause`),
    notes: [word(`${label}factnote`)],
    ...more,
  });
  const living = (id: number, label: string, more: Partial<TreePerson> = {}): TreePerson => ({
    ...emptyPerson(id),
    sex: 'f',
    names: [
      aName(word(`${label}given`), word(`${label}surname`), {
        prefix: word(`${label}prefix`),
        suffix: word(`${label}suffix`),
        nickname: word(`${label}nickname`),
        citations: [citation(`${label}name`, 21)],
      }),
    ],
    facts: [
      fact('f1', 'birth', label),
      fact('f2', 'occupation', `${label}job`),
      fact('f3', 'custom', `${label}custom`, { label: word(`${label}label`) }),
    ],
    notes: [word(`${label}personnote`)],
    citations: [citation(label, 21)],
    ...more,
  });
  const source = (id: number, label: string): TreeSource => ({
    ...emptySource(id),
    title: word(`${label}title`),
    author: word(`${label}author`),
    publication: word(`${label}publication`),
    repository: word(`${label}repository`),
    callNumber: word(`${label}number`),
    url: `https://example.com/${word(`${label}site`)}`,
    notes: [word(`${label}sourcenote`)],
  });
  const medium = (id: number, label: string): TreeMedium => ({
    ...emptyMedium(id),
    title: word(`${label}title`),
    fileName: `${word(`${label}file`)}.jpg`,
    mimeType: 'image/jpeg',
    storedAs: word(`${label}stored`),
    notes: [word(`${label}medianote`)],
  });
  const ofTheDead = { ...emptyCitation(), sourceId: 22, page: '7' };
  const secret = fact('f9', 'occupation', 'secret', {
    isPrivate: true,
    citations: [citation('secret', 30)],
    mediaIds: [31],
  });
  const dead = aPerson(WHO.dead, `Ambrose ${deadSurname}`, {
    sex: 'm',
    born: '4 MAY 1921',
    died: '2001',
    citations: [
      {
        ...ofTheDead,
        page: named('citation'),
        text: named('words'),
        note: named('remark'),
        url: `https://example.com/${childNamed.replace(' ', '-')}`,
      },
    ],
    mediaIds: [24, 33],
    notes: [named('note')],
  });
  const occupation = fact('f8', 'occupation', 'told', {
    ...emptyFact('f8', 'occupation'),
    value: named('value'),
    cause: named('cause'),
    notes: [`J. ${word('childsurname')} ${word('told')} of ${word('childsurname')}, ${word('childgiven')}`],
  });

  return [
    ...[
      aPerson(WHO.root, `Amos ${deadSurname}`, { sex: 'm', born: '1880', died: '1950' }),
      aPerson(2, `Ada ${deadSurname}`, { sex: 'f', born: '1885', died: '1960' }),
      { ...dead, facts: [...dead.facts, secret, occupation] },
      living(WHO.wife, 'wife'),
      living(WHO.living, 'child', { mediaIds: [23, 24] }),
      aPerson(WHO.hidden, `${word('hidden')} ${deadSurname}`, { born: '1910', died: '1980', isPrivate: true }),
      living(WHO.aunt, 'aunt', { livingFlag: 'living' }),
    ].map((document) => ({ kind: 'person' as const, document })),
    ...[
      {
        ...aFamily(11, [1, 2], [WHO.dead, WHO.hidden, WHO.aunt], {
          facts: [fact('f1', 'marriage', 'quiet', { isPrivate: true })],
          notes: [word('familynote')],
          mediaIds: [27],
        }),
        children: [
          { personId: WHO.dead, link: 'birth' as const },
          { personId: WHO.hidden, link: 'birth' as const },
          { personId: WHO.aunt, link: 'adopted' as const },
        ],
      },
      aFamily(12, [WHO.dead, WHO.wife], [WHO.living], {
        facts: [fact('f1', 'marriage', 'wedding', { citations: [citation('wedding', 25)] })],
        notes: [word('couplenote')],
        citations: [citation('couple', 25)],
        mediaIds: [28],
      }),
    ].map((document) => ({ kind: 'family' as const, document })),
    ...[
      source(21, 'source'),
      { ...emptySource(22), title: named('source'), notes: [named('sourcenote')] },
      source(25, 'certificate'),
      source(30, 'secretsource'),
    ].map((document) => ({ kind: 'source' as const, document })),
    ...[
      medium(23, 'portrait'),
      medium(24, 'together'),
      medium(27, 'family'),
      medium(28, 'couple'),
      medium(31, 'secretmedium'),
      medium(32, 'storymedium'),
      {
        ...emptyMedium(33),
        title: named('caption'),
        fileName: `${childNamed.replace(' ', '_')}.jpg`,
        mimeType: 'image/jpeg',
        storedAs: word('captionstored'),
      },
    ].map((document) => ({ kind: 'medium' as const, document })),
    ...[
      {
        ...emptyStory(26, [WHO.dead, WHO.living]),
        title: word('storytitle'),
        text: word('storytext'),
        date: word('storydate'),
        mediaIds: [32],
      },
      { ...emptyStory(34, [WHO.dead]), title: 'His last years', text: named('tale') },
      { ...emptyStory(35, [WHO.root]), title: named('heading'), text: 'A long story.' },
      { ...emptyStory(29, [WHO.living]), title: word('ownstorytitle'), text: word('ownstorytext') },
    ].map((document) => ({ kind: 'story' as const, document })),
  ];
}
