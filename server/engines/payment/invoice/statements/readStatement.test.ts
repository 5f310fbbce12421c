import fc from 'fast-check';

import { UserError } from '#server/platform/config/UserError.ts';

import { readStatement } from './readStatement.ts';
import { readAmount, readDay } from './statement.ts';

const NTRY = (
  inner: string,
  {
    amount = '<Amt Ccy="EUR">40.00</Amt>',
    direction = 'CRDT',
    status = '<Sts><Cd>BOOK</Cd></Sts>',
    day = '<BookgDt><Dt>2026-11-20</Dt></BookgDt>',
  } = {},
) => `<Ntry>${amount}<CdtDbtInd>${direction}</CdtDbtInd>${status}${day}${inner}</Ntry>`;
const camt = (entries: string) =>
  Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Id>1</Id>${entries}</Stmt></BkToCstmrStmt></Document>`,
  );
const RMT = (text: string) => `<NtryDtls><TxDtls><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls>`;
const read = (bytes: Buffer | string, currency = 'GBP') => readStatement(Buffer.from(bytes), currency);

describe('a camt.053 statement', () => {
  it('gives what was booked in favour, with what the payer wrote', () => {
    const structured =
      '<AcctSvcrRef>A1</AcctSvcrRef><NtryDtls><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs><RmtInf><Strd><CdtrRefInf><Ref>RF18539007547034</Ref></CdtrRefInf></Strd><Ustrd>Okafor &amp; sons</Ustrd></RmtInf></TxDtls></NtryDtls>';
    expect(read(camt(NTRY(structured))).entries).toEqual([
      { bankId: 'A1', bookedOn: '2026-11-20', amount: 4000, currency: 'EUR', text: 'RF18539007547034 Okafor & sons' },
    ]);
  });

  it('reads the older form of the status, dates with a time, and prefixes of names', () => {
    const old = NTRY(RMT('x'), {
      status: '<Sts>BOOK</Sts>',
      day: '<BookgDt><DtTm>2026-11-20T23:59:00+01:00</DtTm></BookgDt>',
    });
    expect(read(camt(old)).entries).toHaveLength(1);
    expect(
      read(
        String(camt(old))
          .replace(/<(\/?)(?=[A-Z])/gu, '<$1ns:')
          .replace('xmlns=', 'xmlns:ns='),
      ).entries,
    ).toHaveLength(1);
  });

  it('leaves out what went out, is reversed, or is not booked yet', () => {
    expect(
      read(
        camt(
          NTRY('', { direction: 'DBIT' }) +
            NTRY('', { status: '<Sts><Cd>PDNG</Cd></Sts>' }) +
            NTRY('<RvslInd>true</RvslInd>'),
        ),
      ),
    ).toEqual({ format: 'camt.053', entries: [], problems: [] });
  });

  it('takes a batch apart where each of its payments states its sum', () => {
    const batch =
      '<AcctSvcrRef>B</AcctSvcrRef><NtryDtls><TxDtls><Amt Ccy="EUR">10.00</Amt><RmtInf><Ustrd>one</Ustrd></RmtInf></TxDtls><TxDtls><Amt Ccy="EUR">30.00</Amt><RmtInf><Ustrd>two</Ustrd></RmtInf></TxDtls></NtryDtls>';
    expect(read(camt(NTRY(batch))).entries.map(({ bankId, amount, text }) => [bankId, amount, text])).toEqual([
      ['B/1', 1000, 'one'],
      ['B/2', 3000, 'two'],
    ]);
  });

  it.each([
    ['an amount of letters', { amount: '<Amt Ccy="EUR">forty</Amt>' }],
    ['an amount below 0', { amount: '<Amt Ccy="EUR">-40.00</Amt>' }],
    ['no amount', { amount: '' }],
    ['no currency', { amount: '<Amt>40.00</Amt>' }],
    ['an amount of 10²⁰', { amount: `<Amt Ccy="EUR">${'1'.repeat(20)}.00</Amt>` }],
    ['parts of a cent', { amount: '<Amt Ccy="EUR">0.005</Amt>' }],
    ['a day that never was', { day: '<BookgDt><Dt>2026-02-30</Dt></BookgDt>' }],
    ['no day', { day: '' }],
  ])('names an entry with %s, and reads the others', (_what, wrong) => {
    const { entries, problems } = read(camt(NTRY(RMT('bad'), wrong) + NTRY(RMT('good'))));
    expect([entries.map(({ text }) => text), problems.map(({ at }) => at)]).toEqual([['good'], [1]]);
  });

  it.each([
    ['no XML', '<Document'],
    ['another document', '<html><body>x</body></html>'],
    ['entities', '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><Document>&b;</Document>'],
    ['an outside file', '<!DOCTYPE x SYSTEM "file:///etc/passwd"><Document/>'],
    ['elements without end', '<a>'.repeat(100_000)],
    ['nothing', ' \n'],
    ['bytes', '\0\0\0\0'],
    ['prototypes', '<Document><__proto__><x/></__proto__></Document>'],
  ])('is refused with %s', (_what, text) => expect(() => read(text)).toThrow(UserError));

  it('is refused when it is too large', () =>
    expect(() => read(Buffer.alloc(21 * 1024 * 1024, 'x'))).toThrow(/larger than 20 megabytes/u));
});

describe('a CSV statement', () => {
  it('finds its columns by their names', () => {
    expect(
      read('Date,Description,Amount\n20/11/2026,RF18 5390 0754 7034,40.00\n21/11/2026,Rent,-500.00\n').entries,
    ).toEqual([{ bankId: null, bookedOn: '2026-11-20', amount: 4000, currency: 'GBP', text: 'RF18 5390 0754 7034' }]);
    expect(
      read('\uFEFFBuchungstag;Verwendungszweck;Betrag;Währung\r\n20.11.2026;"Danke; RF18";1.234,50;EUR\r\n').entries,
    ).toEqual([{ bankId: null, bookedOn: '2026-11-20', amount: 123_450, currency: 'EUR', text: 'Danke; RF18' }]);
    expect(read('Transaction ID\tDate\tMoney in\tReference\tDetails\nT1\t2026-11-20\t£1,040.00\tA\tB').entries).toEqual(
      [{ bankId: 'T1', bookedOn: '2026-11-20', amount: 104_000, currency: 'GBP', text: 'A B' }],
    );
  });

  it('reads the encoding of older bank programs', () => {
    expect(
      read(Buffer.from('Date,Description,Amount\n20/11/2026,M\xFCller,40.00\n', 'latin1')).entries.map(
        ({ text }) => text,
      ),
    ).toEqual(['Müller']);
  });

  it.each(['forty', '1,234', '４０', '1.2.3', '1e3', '40.001', '9'.repeat(30)])(
    'names the line of the amount %p',
    (amount) => {
      expect(read(`Date;Reference;Amount\n20/11/2026;x;${amount}\n20/11/2026;y;40,00\n`)).toMatchObject({
        entries: [{ text: 'y' }],
        problems: [{ at: 2 }],
      });
    },
  );

  it.each([
    ['no columns', 'a,b,c\n1,2,3'],
    ['no amount', 'Date,Reference\n20/11/2026,x'],
    ['an open quote', 'Date,Reference,Amount\n20/11/2026,"x,40.00'],
    ['one endless line', `Date,Reference,Amount\n${'x'.repeat(200_000)}`],
    ['too many lines', `Date,Reference,Amount\n${'20/11/2026,x,1.00\n'.repeat(50_001)}`],
  ])('is refused with %s', (_what, text) => {
    expect(() => read(text)).toThrow(UserError);
  });

  it('never throws anything but a sentence for the operator', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.string().map((text) => `Date,Reference,Amount\n${text}`),
          fc.string().map((text) => `<Document>${text}</Document>`),
        ),
        (text) => {
          try {
            read(text);
          } catch (error) {
            expect(error).toBeInstanceOf(UserError);
          }
        },
      ),
    );
  });

  it('keeps texts short and on one line', () => {
    const [entry] = read(`Date,Reference,Amount\n20/11/2026,"a\nb\t${'c'.repeat(5_000)}\u202E",40.00`).entries;
    expect(entry?.text.startsWith('a b ccc')).toBe(true);
    expect(entry?.text).toHaveLength(1_000);
  });
});

it.each([
  ['12.34', 1234],
  ['12', 1200],
  ['0.5', 50],
  ['1,234.50', 123_450],
  ['1.234,50', 123_450],
  ["1'234.50", 123_450],
  ['1 234,50', 123_450],
  ['12,34', 1234],
  ['1,23', 123],
  ['1,234', null],
  ['', null],
  ['.50', null],
  ['-1', null],
  ['12,345,67', null],
])('readAmount reads %p as %p', (text, wanted) => expect(readAmount(text)).toBe(wanted));
it.each([
  ['2026-11-20', '2026-11-20'],
  ['20/11/2026', '2026-11-20'],
  ['1.2.2026', '2026-02-01'],
  ['29/02/2026', null],
  ['29/02/2028', '2028-02-29'],
  ['11/20/2026', null],
  ['20.11.26', null],
  ['', null],
])('readDay reads %p as %p', (text, wanted) => expect(readDay(text)).toBe(wanted));
