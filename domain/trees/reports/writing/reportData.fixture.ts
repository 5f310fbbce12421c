import { derivePerson } from '../../core/derivePerson.ts';
import type { TreeFamily } from '../../core/model/treeFamily.ts';
import type { TreePerson } from '../../core/model/treePerson.ts';
import type { TreeSource } from '../../core/model/treeSource.ts';
import type { TreeStory } from '../../core/model/treeStory.ts';
import { createKin, type KinLink, type ReportKin } from '../plan/createKin.ts';
import type { ReportCard, ReportChoices, ReportData, Writing } from './reportData.ts';

/** A tree of a test, with who is hidden from its reader. */
export interface TreeOfTest {
  people: readonly TreePerson[];
  families?: readonly TreeFamily[];
  sources?: readonly TreeSource[];
  stories?: readonly TreeStory[];
  hidden?: readonly number[];
}

/** Kin of whole documents. */
export const kinOfFamilies = (families: readonly TreeFamily[]): ReportKin =>
  createKin(
    families.flatMap(({ id, partners, children }): KinLink[] => [
      ...partners.map((personId): KinLink => ({ familyId: id, role: 'partner', personId, link: null })),
      ...children.map(({ personId, link }): KinLink => ({ familyId: id, role: 'child', personId, link })),
    ]),
  );

function cardOf(person: TreePerson, isRedacted: boolean): ReportCard {
  const { given, surname, prefix, suffix, sex, birth, death } = derivePerson(person);
  if (isRedacted)
    return {
      id: person.id,
      sex: 'u',
      given: '',
      surname: '',
      prefix: '',
      suffix: '',
      isRedacted,
      isLiving: true,
      birthYears: null,
      deathYears: null,
      birthText: null,
      birthPlace: null,
      deathText: null,
      deathPlace: null,
    };
  return {
    id: person.id,
    sex,
    given,
    surname,
    prefix,
    suffix,
    isRedacted,
    isLiving: false,
    birthYears: birth.years,
    deathYears: death.years,
    birthText: birth.text,
    birthPlace: birth.place,
    deathText: death.text,
    deathPlace: death.place,
  };
}

/**
 * What entries are written from, for a tree of a test. A family with a hidden partner has no document, as on the site.
 */
export function dataOf({ people, families = [], sources = [], stories = [], hidden = [] }: TreeOfTest): ReportData {
  const found = <Thing extends { id: number }>(things: readonly Thing[], id: number) =>
    things.find((thing) => thing.id === id) ?? null;
  return {
    kin: kinOfFamilies(families),
    cardOf: (id) => {
      const person = found(people, id);
      return person && cardOf(person, hidden.includes(id));
    },
    personOf: (id) => (hidden.includes(id) ? null : found(people, id)),
    familyOf: (id) => {
      const family = found(families, id);
      return family?.partners.some((partner) => hidden.includes(partner)) ? null : family;
    },
    sourceOf: (id) => found(sources, id),
    storiesOf: (id) => stories.filter(({ personIds }) => personIds.includes(id)),
    picturesOf: (ids) => ids.map((mediumId) => ({ mediumId, caption: `Picture ${mediumId}` })),
  };
}

/** Writing of a test: everything is said unless it is left out. */
export const writingOf = (tree: TreeOfTest, choices: Partial<ReportChoices> = {}): Writing => ({
  data: dataOf(tree),
  choices: { sources: true, notes: true, media: true, showsSurnamesUppercase: false, ...choices },
});
