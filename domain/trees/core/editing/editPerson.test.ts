import { emptyFact, emptyName } from '../documents/emptyDocuments.ts';
import { mergedPerson, withFact, withFirstName, withName, withoutFact, withoutName } from './editPerson.ts';
import { newPerson, NO_BASICS } from './newPerson.ts';

const ann = newPerson({ ...NO_BASICS, given: 'Ann', surname: 'Lee', sex: 'f', birthDate: '1832' });
const married = { ...emptyName(), type: 'married' as const, given: 'Ann', surname: 'Day' };

describe('changes to a person', () => {
  it('put facts in their place or at the end, and take them out', () => {
    const changed = withFact(withFact(ann, { ...emptyFact('f1', 'birth'), value: 'x' }), emptyFact('f2', 'census'));
    expect(changed.facts.map(({ id, value }) => [id, value])).toEqual([
      ['f1', 'x'],
      ['f2', ''],
    ]);
    expect(withoutFact(changed, 'f1').facts.map(({ id }) => id)).toEqual(['f2']);
  });

  it('add, change, order and take out names', () => {
    const two = withName(ann, 1, married);
    expect(two.names.map(({ surname }) => surname)).toEqual(['Lee', 'Day']);
    expect(withFirstName(two, 1).names.map(({ surname }) => surname)).toEqual(['Day', 'Lee']);
    expect(withName(two, 0, { ...married, surname: 'Leigh' }).names[0]?.surname).toBe('Leigh');
    expect(withoutName(two, 0).names.map(({ surname }) => surname)).toEqual(['Day']);
    expect(withFirstName(ann, 5)).toBe(ann);
  });
});

describe('two people who are one', () => {
  const other = {
    ...withFact(
      newPerson({ ...NO_BASICS, given: 'Ann', surname: 'Lee', birthDate: '1833', deathDate: '1900' }),
      emptyFact('f3', 'census'),
    ),
    notes: ['Seen in Leeds.'],
    mediaIds: [7],
  };

  it('keep what the first says and add what was chosen of the second', () => {
    const merged = mergedPerson({ ...ann, mediaIds: [7, 8] }, other, {
      name: false,
      sex: false,
      livingFlag: false,
      facts: new Set(['f2', 'f3']),
    });
    expect(merged.names).toHaveLength(1);
    expect(merged.facts.map(({ id, type }) => `${id} ${type}`)).toEqual(['f1 birth', 'f2 death', 'f3 census']);
    expect([merged.sex, merged.notes, merged.mediaIds]).toEqual(['f', ['Seen in Leeds.'], [7, 8]]);
  });

  it('take the second’s name and sex where these were chosen', () => {
    const merged = mergedPerson(
      ann,
      { ...other, sex: 'x', names: [married], livingFlag: 'deceased' },
      { name: true, sex: true, livingFlag: true, facts: new Set() },
    );
    expect([merged.names.map(({ surname }) => surname), merged.sex, merged.livingFlag]).toEqual([
      ['Day', 'Lee'],
      'x',
      'deceased',
    ]);
  });
});
