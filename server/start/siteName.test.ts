import { defaultGrants } from '#domain/kernel/grants/defaultGrants.ts';
import { offprintAddress } from '#domain/newspapers/core/newspaperAddresses.ts';
import { DEMO_SECRET } from '#server/platform/config/secretProblem.ts';
import { readPdf } from '#test/support/readPdf.ts';
import { CLIPPED, type ClippingSite, openClippingSite } from '#test/support/server/clippingSite.ts';
import { mailsTo } from '#test/support/server/sentMail.ts';

const OURS = { siteName: 'Wexcombe FHS <b>', siteShortName: 'Wexcombe' };
const ESCAPED = 'Wexcombe FHS &lt;b&gt;';
const HTML = { accept: 'text/html', host: 'localhost:3000' };
const SOFTWARE = /Muniment/u;

let site: ClippingSite;
beforeAll(async () => {
  site = await openClippingSite(OURS);
}, 120_000);
afterAll(() => site.close());

const member = () => ({ memberId: site.maker.memberId, grants: defaultGrants('member') });

it.each([
  ['a page', '/', 'GET'],
  ['a page for members', '/trees', 'GET'],
  ['a page that is not there', '/nowhere', 'GET'],
  ['what is no page', '/api/clipping-exports/nothing', 'GET'],
  ['what is asked for in a wrong way', '/sitemap', 'POST'],
] as const)('the document of %s has the name of the site, escaped, and no other', async (_what, url, method) => {
  const { body } = await site.app.inject({ method, url, headers: HTML });
  expect(body).toMatch(new RegExp(`<title>[^<]+ \\| ${ESCAPED}</title>`, 'u'));
  expect(body).not.toMatch(SOFTWARE);
  expect(body).not.toContain('FHS <b>');
});

it('telephones are given both names', async () => {
  const answer = await site.app.inject({ url: '/site.webmanifest', headers: HTML });
  expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  expect(answer.json()).toMatchObject({ name: OURS.siteName, short_name: OURS.siteShortName, start_url: '/' });
  expect(answer.body).not.toMatch(SOFTWARE);
});

it('citations of clippings, records and articles name the site', async () => {
  const clipped = await site.make();
  const record = await site.ask<{ record: { record: { citation: string; citations: { text: string }[] } } }>(
    'query Cited($id: ID!) { record(id: $id) { record { citation citations { text } } } }',
    { id: CLIPPED.record },
    member(),
  );
  const cited = record.data?.record.record;
  const texts = [clipped.citation, cited?.citation ?? '', ...(cited?.citations.map(({ text }) => text) ?? [])];
  expect(texts.length).toBeGreaterThan(3);
  for (const text of texts) {
    expect(text).toContain('Wexcombe');
    expect(text).not.toMatch(SOFTWARE);
  }
});

it.each(['CSV', 'JSON'])('a file of articles as %s says where it is from', async (format) => {
  const { data } = await site.ask<{ exportArticles: { text: string } }>(
    'mutation ExportArticles($search: String!, $format: ExportFormat!) { exportArticles(search: $search, format: $format) { text } }',
    { search: 'q=ship', format },
    member(),
  );
  expect(data?.exportArticles.text).toContain(OURS.siteName);
  expect(data?.exportArticles.text).not.toMatch(SOFTWARE);
});

it('a page of a newspaper as PDF has it at its foot, in its citation and in what the file says of itself', async () => {
  const { rawPayload } = await site.app.inject({
    url: offprintAddress(CLIPPED.page),
    headers: { host: 'localhost:3000', ...site.headersOf(member()) },
  });
  const [sheet] = readPdf(rawPayload).pages;
  expect(sheet?.text).toContain(`${OURS.siteName} · 1 of 1`);
  expect(sheet?.text).toContain(`${OURS.siteName} (http`);
  expect(rawPayload.toString('latin1')).toContain(`(${OURS.siteName})`);
  expect(`${sheet?.text} ${rawPayload.toString('latin1')}`).not.toMatch(SOFTWARE);
});

it('an email has it at its head, and an invitation in its sentence', async () => {
  await site.db.rows('/* test.confirm */ UPDATE member SET email_confirmed_at = now() WHERE id = $1', [
    site.maker.memberId,
  ]);
  const tree = await site.ask<{ createTree: { id: string } }>(
    'mutation Make { createTree(input: { name: "Our tree" }) { id } }',
    {},
    member(),
  );
  await site.ask(
    'mutation Invite($ref: String!, $input: InviteToTreeInput!) { inviteToTree(ref: $ref, input: $input) { code } }',
    {
      ref: tree.data?.createTree.id,
      input: { role: 'GUEST', seesLiving: false, email: 'cousin@example.com', days: 7 },
    },
    member(),
  );
  const [mail] = await mailsTo(site.db, DEMO_SECRET, 'cousin@example.com');
  expect(mail?.html).toContain(`>${ESCAPED}</p>`);
  expect(mail?.text).toContain(`on ${OURS.siteName}.`);
  expect(`${mail?.html}${mail?.text}`).not.toMatch(SOFTWARE);
});
