import { readTreeDate } from '../dates/readTreeDate.ts';
import { emptyFact } from '../documents/emptyDocuments.ts';
import type { TreeFact } from '../model/treeFact.ts';
import { newPerson, NO_BASICS } from './newPerson.ts';
import { resolveConflicts } from './resolveConflicts.ts';

const base = {
  ...newPerson({ ...NO_BASICS, given: 'Mary', surname: 'Alder', birthDate: '1832', deathDate: '1900' }),
  id: 1,
};
const withFact = (id: string, details: Partial<TreeFact> | null) => ({
  ...base,
  facts: base.facts.flatMap((fact) => (fact.id !== id ? [fact] : details === null ? [] : [{ ...fact, ...details }])),
});
const dateOf = (document: typeof base, id: string) => document.facts.find((fact) => fact.id === id)?.date?.text;
const path = (...paths: string[]) => new Set(paths);

describe('conflicts that are decided', () => {
  it('take the value chosen, and everything that does not conflict of both', () => {
    const mine = { ...withFact('f1', { date: readTreeDate('3 April 1832') }), sex: 'f' as const };
    const theirs = { ...withFact('f1', { date: readTreeDate('1833') }), notes: ['Theirs.'] };
    const versions = { base, mine, theirs };
    expect(dateOf(resolveConflicts('person', versions, path()), 'f1')).toBe('1833');
    const resolved = resolveConflicts('person', versions, path('facts.f1.date'));
    expect([dateOf(resolved, 'f1'), resolved.sex, resolved.notes]).toEqual(['3 April 1832', 'f', ['Theirs.']]);
  });

  it('decide each conflict by itself', () => {
    const mine = { ...withFact('f1', { date: readTreeDate('1831') }), sex: 'f' as const };
    const theirs = { ...withFact('f1', { date: readTreeDate('1833') }), sex: 'x' as const };
    const resolved = resolveConflicts('person', { base, mine, theirs }, path('sex'));
    expect([dateOf(resolved, 'f1'), resolved.sex]).toEqual(['1833', 'f']);
  });

  it('remove what was removed, and keep what was changed, as chosen', () => {
    const [removed, changed] = [withFact('f2', null), withFact('f2', { value: 'at sea' })];
    expect(resolveConflicts('person', { base, mine: removed, theirs: changed }, path('facts.f2')).facts).toHaveLength(
      1,
    );
    expect(resolveConflicts('person', { base, mine: removed, theirs: changed }, path()).facts).toHaveLength(2);
    expect(
      resolveConflicts('person', { base, mine: changed, theirs: removed }, path('facts.f2')).facts[1],
    ).toMatchObject({ value: 'at sea' });
  });

  it('find names by their place and leave unknown paths alone', () => {
    const named = (given: string) => ({ ...base, names: base.names.map((name) => ({ ...name, given })) });
    const versions = { base, mine: named('Mary Ann'), theirs: named('Maria') };
    expect(resolveConflicts('person', versions, path('names.0.given', 'facts.f9.date')).names[0]?.given).toBe(
      'Mary Ann',
    );
    expect(
      resolveConflicts(
        'person',
        { base, mine: { ...base, facts: [...base.facts, emptyFact('f3', 'census')] }, theirs: base },
        path(),
      ).facts,
    ).toHaveLength(3);
  });
});
