import { defaultGrants } from '#domain/kernel/grants/defaultGrants.ts';
import { aRecord, aRecordSet, publishRecords, textOfAnswer } from '#test/support/server/publishRecords.ts';
import { putIssue, putTitle } from '#test/support/server/putNewspaper.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

const COMPARE = `query Compare($ids: [ID!]!) { recordsToCompare(ids: $ids) { standing record { id name access sections { fields { fieldId value } } source { archiveReference } } } }`;
const ARTICLES = `query Compare($ids: [ID!]!, $words: String!) { articlesToCompare(ids: $ids, words: $words) {
  match { article { articleId title } isReadable access snippets { parts { text } } } text { text isHit } isCut pageLabel datePrecision isSample attribution citation
} }`;
const PAPER = 'n-borlase-times';
const MEMBER = { memberId: 7, grants: defaultGrants('member') };

interface ComparedArticles {
  articlesToCompare: (null | {
    match: {
      article: { articleId: string; title: string };
      isReadable: boolean;
      access: string[];
      snippets: { parts: { text: string }[] }[];
    };
    text: { text: string; isHit: boolean }[];
    citation: string;
  })[];
}

interface Compared {
  recordsToCompare: { standing: string; record: null | { id: string; access: string } }[];
}

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
  const fields = { EventType: 'Census', EventYear: '1871', Occupation: 'Clay Labourer' };
  await publishRecords(site.db, aRecordSet(), [
    aRecord('1', { ...fields, FirstName: 'William', LastName: 'PINCH' }),
    aRecord('2', { ...fields, FirstName: 'Jane', LastName: 'PINCH' }),
    aRecord('3', { ...fields, FirstName: 'Zebedee', LastName: 'CANARY' }, { isClosed: true }),
    ...['4', '5', '6'].map((key) => aRecord(key, { ...fields, FirstName: `N${key}` })),
  ]);
  await putTitle(site.db, { id: PAPER, name: 'Borlase Times', placeName: 'Redruth, Cornwall' });
  await putIssue(site.db, PAPER, '1842-02-05', [
    { headline: 'Lost', text: 'LOST, a grey mare, strayed near Cam-\nborne.' },
    {
      headline: 'Inquest',
      text: 'On Monday last an inquisition was held on view of the body of Mary Pinch, aged four years, who was drowned.',
    },
    { headline: 'Hidden', text: 'a secret matter' },
  ]);
  await site.db.rows(
    `/* test.hide */ UPDATE newspaper_article SET hidden_reason = 'privacy' WHERE headline = 'Hidden'`,
  );
});
afterAll(() => site.close());

const compare = async (keys: string[], as?: object) =>
  (await site.ask<Compared>(COMPARE, { ids: keys.map((key) => `ROCHE-1871/${key}`) }, as)).data?.recordsToCompare;

describe('recordsToCompare', () => {
  it('answers in the order asked, each record once, the first four', async () => {
    expect((await compare(['2', '1', '2', '4', '5', '6'], MEMBER))?.map(({ record }) => record?.id)).toEqual([
      'ROCHE-1871/2',
      'ROCHE-1871/1',
      'ROCHE-1871/4',
      'ROCHE-1871/5',
    ]);
  });

  it('shows a visitor of each record what its own transcript would', async () => {
    const answer = await compare(['1', '2']);
    expect(answer?.map(({ record }) => record?.access)).toEqual(['SUMMARY', 'SUMMARY']);
    expect(textOfAnswer(answer)).not.toMatch(/Clay/);
    expect(textOfAnswer(await compare(['1'], MEMBER))).toMatch(/Clay Labourer/);
  });

  it('tells closed and missing records apart and says nothing else of them', async () => {
    expect(await compare(['3', '99'], { ...MEMBER, isInternal: true })).toEqual([
      { standing: 'CLOSED', record: null },
      { standing: 'MISSING', record: null },
    ]);
  });
});

describe('articlesToCompare', () => {
  const of = (position: number) => `${PAPER}/18420205/0001/000${position}`;
  const articles = async (ids: string[], words: string, as: object = MEMBER) =>
    (await site.ask<ComparedArticles>(ARTICLES, { ids, words }, as)).data?.articlesToCompare ?? [];
  const marked = (article: ComparedArticles['articlesToCompare'][number] | undefined) =>
    article?.text.map(({ text, isHit }) => (isHit ? `[${text}]` : text)).join('');

  it('answers in the order asked with whole texts, words of the search marked over line ends', async () => {
    const [inquest, lost] = await articles([of(2), of(1), of(2)], 'camborne | pinch');
    expect([inquest?.match.article.title, lost?.match.article.title]).toEqual(['Inquest', 'Lost']);
    expect(marked(lost)).toBe('LOST, a grey mare, strayed near [Camborne.]');
    expect(marked(inquest)).toContain('Mary [Pinch,] aged');
    expect(lost).toMatchObject({
      isCut: false,
      pageLabel: '1',
      datePrecision: 'DAY',
      isSample: false,
      attribution: null,
    });
    expect(lost?.citation).toMatch(
      /^“Lost”, Borlase Times \(Redruth\), Saturday 5 February 1842, p\. 1; text read by machine, uncorrected; Muniment \(http.*issue=n-borlase-times\/18420205\/0001\/0001 : accessed /u,
    );
  });

  it('gives a visitor of a members’ article the lines that search results show, and nothing else', async () => {
    const [inquest] = await articles([of(2)], 'drowned', {});
    expect(inquest).toMatchObject({ text: [], match: { isReadable: false, access: ['MEMBERS'] } });
    const shown = inquest?.match.snippets.flatMap(({ parts }) => parts.map(({ text }) => text)).join(' ') ?? '';
    expect(shown.split(' ').length).toBeLessThanOrEqual(20 / 4);
  });

  it('makes one answer of a hidden article, a missing one and what is no article', async () => {
    expect(await articles([of(3), of(9), `${PAPER}/18420205`, 'ROCHE-1871/1'], 'secret')).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect(textOfAnswer(await articles([of(3)], 'secret', { ...MEMBER, isInternal: true }))).not.toMatch(/secret/);
  });
});
