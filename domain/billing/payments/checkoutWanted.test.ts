import fc from 'fast-check';

import { paymentAddress, readContext } from '#domain/billing/subscription/checkoutContext.ts';

import { cleanWanted } from './checkoutWanted.ts';

const ALL =
  'record-id=GBC%2F1&record-item-id=GBC%2F1%3AIMAGE&nextPage=%2Ftranscript%3Fid%3D1&userJourney=upgrade&checkoutOrigin=transcript&eventLabel=offer';

describe('what a payment is for', () => {
  it('PAY-004 is read from the six query parameters, and carried on as it came', () => {
    const wanted = readContext(`?other=1&${ALL}`);
    expect(wanted).toEqual({
      recordId: 'GBC/1',
      recordItemId: 'GBC/1:IMAGE',
      nextPage: '/transcript?id=1',
      userJourney: 'upgrade',
      checkoutOrigin: 'transcript',
      eventLabel: 'offer',
    });
    expect(paymentAddress(wanted)).toBe(`/payment?${ALL}`);
  });

  it.each([
    '//evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/\\evil.example',
    `/${'x'.repeat(2_000)}`,
    'transcript',
  ])('leaves out the nextPage %s', (nextPage) => {
    expect(cleanWanted({ nextPage }).nextPage).toBeNull();
  });

  it('leaves out what is too long or has control characters', () => {
    expect(cleanWanted({ eventLabel: 'x'.repeat(201), userJourney: 'a\nb', checkoutOrigin: '' })).toEqual({
      recordId: null,
      recordItemId: null,
      nextPage: null,
      userJourney: null,
      checkoutOrigin: null,
      eventLabel: null,
    });
  });

  it('survives any number of hops', () => {
    const text = fc.option(fc.string({ maxLength: 60 }));
    fc.assert(
      fc.property(
        fc.record({
          recordId: text,
          recordItemId: text,
          nextPage: text,
          userJourney: text,
          checkoutOrigin: text,
          eventLabel: text,
        }),
        (given) => {
          const wanted = cleanWanted(given);
          expect(readContext(new URL(paymentAddress(wanted), 'https://muniment.example').search)).toEqual(wanted);
        },
      ),
    );
  });
});
