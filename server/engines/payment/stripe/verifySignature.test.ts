import fc from 'fast-check';
import Stripe from 'stripe';

import { BadSignature } from '../PaymentProcessor.ts';
import { readEvent } from './toEvent.ts';
import { verifySignature } from './verifySignature.ts';

const SECRET = 'whsec_of_this_test';
const NOW = new Date('2026-11-26T12:00:00Z');
const SECONDS = NOW.getTime() / 1000;
const signed = (payload: string, { secret = SECRET, timestamp = SECONDS } = {}) =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
const isTaken = (raw: string | Buffer, header: string, secrets: string[] = [SECRET], now = NOW): boolean => {
  try {
    verifySignature(Buffer.from(raw), header, secrets, now);
    return true;
  } catch (error) {
    expect(error).toBeInstanceOf(BadSignature);
    return false;
  }
};

describe('verifySignature', () => {
  it('takes what the package signs, of any body', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }).filter((text) => text !== ''),
        (body) => expect(isTaken(body, signed(body))).toBe(true),
      ),
    );
  });

  it('refuses a body with any byte changed, as the package does', () => {
    const body = '{"id":"evt_1","type":"payment_intent.succeeded"}';
    fc.assert(
      fc.property(fc.nat(body.length - 1), fc.integer({ min: 1, max: 127 }), (at, flip) => {
        const bytes = Buffer.from(body);
        bytes.writeUInt8(bytes.readUInt8(at) ^ flip, at);
        expect(isTaken(bytes, signed(body))).toBe(false);
        expect(() =>
          Stripe.webhooks.constructEvent(bytes, signed(body), SECRET, 300, undefined, NOW.getTime()),
        ).toThrow();
      }),
    );
  });

  it.each([
    [0, true],
    [300, true],
    [301, false],
    [-300, true],
    [-301, false],
    [86_400, false],
  ])('of a notice that is %p seconds old says %p', (age, answer) => {
    expect(isTaken('{}', signed('{}', { timestamp: SECONDS - age }))).toBe(answer);
  });

  it('takes either of two secrets, and no third', () => {
    expect(
      [SECRET, 'whsec_new', 'whsec_other'].map((secret) =>
        isTaken('{}', signed('{}', { secret }), [SECRET, 'whsec_new']),
      ),
    ).toEqual([true, true, false]);
  });

  it('takes one right signature among others', () => {
    const [moment, right] = signed('{}').split(',');
    expect(isTaken('{}', `${moment},v1=${'0'.repeat(64)},${right},v0=ignored`)).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['no signature', `t=${SECONDS}`],
    ['no moment', 'v1='.padEnd(67, 'a')],
    ['a signature of another scheme', signed('{}').replace('v1=', 'v0=')],
    ['a header twice', `${signed('{}')}, ${signed('{}')}`],
    ['two moments', `t=1,${signed('{}')}`],
    ['half a signature', signed('{}').slice(0, -2)],
    ['a moment that is none', signed('{}').replace(/t=\d+/u, 't=1e9')],
    ['a very long header', `${signed('{}')},${'x'.repeat(2_000)}`],
    ['many signatures', `t=${SECONDS},${Array.from({ length: 20 }, () => `v1=${'0'.repeat(64)}`).join(',')}`],
    ['a full-width moment', signed('{}').replace(/t=\d/u, 't=１')],
  ])('refuses %s', (_what, header) => expect(isTaken('{}', header)).toBe(false));
});

describe('readEvent', () => {
  it.each([
    [
      { object: 'payment_intent', id: 'pi_1', metadata: { site: 'a.example' } },
      { objectKind: 'payment', objectId: 'pi_1', site: 'a.example' },
    ],
    [
      { object: 'charge', id: 'ch_1', payment_intent: 'pi_1', metadata: {} },
      { objectKind: 'payment', objectId: 'pi_1', site: null },
    ],
    [
      { object: 'checkout.session', id: 'cs_1', payment_intent: 'pi_1' },
      { objectKind: 'session', objectId: 'cs_1', site: null },
    ],
    [
      { object: 'setup_intent', id: 'seti_1' },
      { objectKind: 'setup', objectId: 'seti_1', site: null },
    ],
    [
      { object: 'refund', id: 're_1', payment_intent: { id: 'pi_1' } },
      { objectKind: 'refund', objectId: 'pi_1', site: null },
    ],
    [
      { object: 'dispute', id: 'dp_1', payment_intent: null },
      { objectKind: 'dispute', objectId: 'dp_1', site: null },
    ],
    [
      { object: 'payout', id: 'po_1' },
      { objectKind: 'other', objectId: 'po_1', site: null },
    ],
    [{}, { objectKind: 'other', objectId: '', site: null }],
  ])('reads what %p is about', (object, wanted) => {
    expect(readEvent(Buffer.from(JSON.stringify({ id: 'evt_1', type: 'x.y', data: { object } })))).toEqual({
      id: 'evt_1',
      type: 'x.y',
      ...wanted,
    });
  });

  it.each([
    '',
    'null',
    '[]',
    '1',
    '{}',
    '{"id":"evt_1"}',
    '{"id":1,"type":"x","data":{"object":{}}}',
    '{"id":"evt_1","type":"x","data":{"object":null}}',
    '{"id":"evt_1","type":"x","data":null}',
    '{',
  ])('takes %p for no event', (text) => {
    expect(() => readEvent(Buffer.from(text))).toThrow(BadSignature);
  });
});
