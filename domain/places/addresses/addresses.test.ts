import fc from 'fast-check';

import { addressOf, addressText, readAddressLine } from './addressParts.ts';
import { matchNumbers, numberKey, numberText, readHouseNumber } from './houseNumber.ts';
import { isStreetKey, streetKey } from './streetKey.ts';

describe('streetKey', () => {
  it.each([
    ['High St', 'high street'],
    ['HIGH STREET', 'high street'],
    ['St Catherine’s St.', 'saint catherines street'],
    ['Saint Catherines Street', 'saint catherines street'],
    ['Gt. Western Rd', 'great western road'],
    ['Albert Terr', 'albert terrace'],
    ['High St East', 'high street east'],
    ['The Square', 'square'],
    ['Part Of Hare Lane', 'hare lane'],
    ['Church Yd', 'church yard'],
    ['Somerset Ct', 'somerset court'],
    ['Farm Hse', 'farm house'],
    ['St', 'saint'],
    ['', ''],
  ])('of %j is %j', (text, key) => expect(streetKey(text)).toBe(key));

  it('is the same when it is read again', () => {
    fc.assert(fc.property(fc.string({ maxLength: 40 }), (text) => streetKey(streetKey(text)) === streetKey(text)));
  });

  it.each([
    ['high street', true],
    ['high street east', true],
    ['biscovey', false],
    ['rose cottage', false],
    ['street', false],
  ])('decides whether %j is a street', (key, is) => expect(isStreetKey(key)).toBe(is));
});

describe('house numbers', () => {
  it.each([
    ['12', '12', '12'],
    ['12a', '12a', '12A'],
    ['12 A', '12a', '12A'],
    ['No. 12', '12', '12'],
    ['12–14', '12-14', '12–14'],
    ['12 & 14', '12-14', '12–14'],
    ['12 to 14', '12-14', '12–14'],
    ['back of 7', 'back of 7', 'Back of 7'],
    ['7 back', 'back of 7', 'Back of 7'],
    ['Rear of 7', 'back of 7', 'Back of 7'],
    ['3 Ct 5 Hse', 'court 3 house 5', 'Court 3, house 5'],
    ['5 house 3 court', 'court 3 house 5', 'Court 3, house 5'],
    ['12 1/2', '12½', '12½'],
  ])('reads %j as %j and writes %j', (text, key, words) => {
    const number = readHouseNumber(text);
    expect(number && [numberKey(number), numberText(number)]).toEqual([key, words]);
  });

  it.each(['', '-', '0', 'Rose Cottage', '14-12', '12345', 'A12', 'back'])('reads no number in %j', (text) =>
    expect(readHouseNumber(text)).toBeNull(),
  );

  it('reads its own key and its own words as the same number', () => {
    const number = fc.record({
      from: fc.integer({ min: 1, max: 900 }),
      span: fc.option(fc.integer({ min: 1, max: 50 })),
      suffix: fc.constantFrom('', 'A', 'B', '½'),
      isBack: fc.boolean(),
      court: fc.option(fc.integer({ min: 1, max: 99 })),
    });
    fc.assert(
      fc.property(number, ({ from, span, suffix, isBack, court }) => {
        const made =
          court !== null
            ? { from, to: null, suffix: '', isBack, court }
            : span !== null
              ? { from, to: from + span, suffix: '', isBack, court }
              : { from, to: null, suffix, isBack, court };
        expect(readHouseNumber(numberKey(made))).toEqual(made);
        expect(readHouseNumber(numberText(made))).toEqual(made);
      }),
    );
  });

  it.each([
    ['12', '12', 'same'],
    ['12', '12A', 'part'],
    ['14', '12-14', 'part'],
    ['13', '12-14', 'different'],
    ['13', '12-15', 'part'],
    ['7', 'back of 7', 'part'],
    ['5', 'court 3 house 5', 'different'],
    ['12', '13', 'different'],
  ] as const)('%s asked for and %s given are %s', (asked, given, match) => {
    const [one, other] = [readHouseNumber(asked), readHouseNumber(given)];
    expect(one && other && matchNumbers(one, other)).toBe(match);
  });
});

describe('the address a record gives', () => {
  it.each([
    [{ Street: 'High Street', HouseNumber: '12' }, '12 High Street'],
    [{ Street: 'High Street', HouseNumber: 'The Elms' }, 'The Elms, High Street'],
    [{ Street: 'Church Lane', HouseName: 'Rose Cottage' }, 'Rose Cottage, Church Lane'],
    [{ HouseName: 'Manor Farm', Address: 'Manor Farm' }, 'Manor Farm'],
    [{ Address: '28 Highway' }, '28 Highway'],
    [{ Address: 'Back of 7 High St' }, 'Back of 7 High St'],
    [{ Address: '7 Back High St' }, 'Back of 7 High St'],
    [{ Address: '3 Back Lane' }, '3 Back Lane'],
    [{ Address: '3 Ct 5 Hse, Moor Street' }, 'Court 3, house 5, Moor Street'],
    [{ Address: 'Rose Cottage, 12A High St' }, 'Rose Cottage, 12A High St'],
    [{ Address: '12, High Street' }, '12 High Street'],
    [{ Address: 'High Street 12' }, '12 High Street'],
    [{ Address: '12-14 North Rd' }, '12–14 North Rd'],
    [{ Address: 'Gracca' }, 'Gracca'],
    [{ Address: 'Highway Porcupine Inn' }, 'Highway Porcupine Inn'],
  ])('of %j is %s', (fields, text) => {
    const parts = addressOf(fields);
    expect(parts && addressText(parts)).toBe(text);
  });

  it.each([
    {},
    { Address: '-' },
    { Address: '8 -' },
    { Address: '(Ocean) Penzance' },
    { Address: '12' },
    { HouseNumber: '4' },
  ])('is none in %j', (fields) => {
    expect(addressOf(fields as Record<string, string>)).toBeNull();
  });

  it('reads whatever it writes as the same address', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('High Street', 'Moor Lane', 'St Mary Terrace'),
        fc.integer({ min: 1, max: 300 }),
        fc.option(fc.constantFrom('Rose Cottage', 'The Elms')),
        (street, from, name) => {
          const parts = { number: { from, to: null, suffix: '', isBack: false, court: null }, name, street };
          expect(readAddressLine(addressText(parts))).toEqual(parts);
        },
      ),
    );
  });
});
