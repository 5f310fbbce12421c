import { aFact, aPerson } from '../trees.fixture.ts';
import { attachedTo, attachMedium } from './attachMedium.ts';

const person = { ...aPerson(1), mediaIds: [7, 5], facts: [aFact({ id: 'f1', mediaIds: [7] }), aFact({ id: 'f2' })] };

it.each([
  [{ whole: true, factIds: ['f1'] }, [7, 5], [[7], []]],
  [{ whole: true, factIds: ['f2'] }, [7, 5], [[], [7]]],
  [{ whole: false, factIds: ['f1', 'f2'] }, [5], [[7], [7]]],
  [{ whole: false, factIds: [] }, [5], [[], []]],
])('attaches a medium to %j', (to, mediaIds, ofFacts) => {
  const changed = attachMedium(person, 7, to);
  expect([changed.mediaIds, changed.facts.map((fact) => fact.mediaIds)]).toEqual([mediaIds, ofFacts]);
  expect(attachedTo(changed, 7)).toEqual(to);
});

it('puts a new medium behind the portrait', () =>
  expect(attachMedium(person, 9, { whole: true, factIds: [] }).mediaIds).toEqual([7, 5, 9]));
