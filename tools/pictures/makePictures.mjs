// The pictures of README.md and of the articles of the help (`help-…`, in content/pictures), taken of a new site with
// the sample county: `node tools/pictures/makePictures.mjs [NAME…]` after a build.
// The sample is the same each time and so is what is done here, so pictures only change where the product does.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import puppeteer from 'puppeteer';
import sharp from 'sharp';

import { findBrowser, launchArguments } from '../../scripts/browser.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const FOLDER = path.join(root, 'docs/images');
/** Pictures of the help are seen beside its text: smaller, and with the texts. */
const HELP_FOLDER = path.join(root, 'content/pictures');
const HELP_WIDTH = 1280;
/** What is seen of a page, in CSS pixels; taken twice as sharp. */
const WINDOW = { width: 1280, height: 800, deviceScaleFactor: 2 };
/** Width of the files: sharp in README's column on a screen of two pixels to one. */
const FILE_WIDTH = 1600;
/** Always the same, since citations have the address of the site. */
const PORT = '4715';
const PATIENCE_MS = 120_000;
const EMAIL = 'member@example.com';
const PASSWORD = 'wexcombe-1881';
/** Time for what moves and for tiles of pictures to come to rest. */
const REST_MS = 2_500;

const rest = (ms = REST_MS) => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits until every image that is seen has come, and nothing says that it is loading. */
const untilDrawn = (page) =>
  page.waitForFunction(
    () => {
      const isSeen = (element) =>
        element.getBoundingClientRect().top < innerHeight && element.getBoundingClientRect().bottom > 0;
      return (
        [...document.images].filter(isSeen).every(({ complete }) => complete) &&
        ![...document.querySelectorAll('main [role=status], main [aria-busy=true]')].some((each) =>
          /loading/iu.test(each.textContent),
        )
      );
    },
    { polling: 500 },
  );

/** A site on an empty folder, with the sample and its hints. */
async function startSite() {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'muniment-pictures-'));
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataDir, PORT, LOG_LEVEL: 'info' };
  const child = spawn(process.execPath, [path.join(root, 'dist/server/main.mjs')], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  const origin = await new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error(`The site ended:\n${output}`)));
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const ready = /^Ready at (\S+)/mu.exec(output)?.[1];
      if (ready && output.includes('people of trees were matched with records')) resolve(ready);
    });
  });
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { origin, stop };
}

/** A reader who is not asked for consent. */
async function openReader(browser) {
  const context = await browser.createBrowserContext();
  await context.setCookie({
    name: 'consent',
    value: encodeURIComponent('C0002:0,C0003:0,C0004:0'),
    domain: 'localhost',
    path: '/',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await page.setViewport(WINDOW);
  await page.emulateMediaFeatures([
    { name: 'prefers-color-scheme', value: 'light' },
    { name: 'prefers-reduced-motion', value: 'reduce' },
  ]);
  return page;
}

/** Signs the demo member in; the answer asks GraphQL as that member. */
async function signIn(page, origin) {
  let authorization;
  page.on('request', (request) => {
    authorization = request.headers().authorization ?? authorization;
  });
  await page.goto(`${origin}/sign-in`);
  await page.locator('input[type=email]').fill(EMAIL);
  await page.locator('input[type=password]').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForSelector('::-p-aria([name="Account of Mary"][role="button"])');
  await rest();
  return async (query, variables = {}) => {
    const answer = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization },
      body: JSON.stringify({ query, variables, operationName: /^\w+ (\w+)/u.exec(query)?.[1] }),
    });
    const { data, errors } = await answer.json();
    if (errors) throw new Error(`${query}: ${JSON.stringify(errors)}`);
    return data;
  };
}

/** A question about an ancestor of the sample with its plan, evidence that disagrees, a log and a task. */
async function research(ask) {
  const { createResearchQuestion: question } = await ask(
    'mutation CreateQuestion($input: ResearchQuestionInput!) { createResearchQuestion(input: $input) { id } }',
    {
      input: {
        title: 'Who were the parents of William Webb of Harrowmere?',
        subject: 'William Webb, tailor, of Harrowmere',
        personAddress: '',
        known: 'Living in Harrowmere in 1881 with his wife and four children.',
      },
    },
  );
  const evidence = (row) =>
    ask(
      'mutation AddEvidence($id: ID!, $row: ResearchEvidenceInput!) { addResearchEvidence(questionId: $id, row: $row) { id } }',
      {
        id: question.id,
        row: {
          about: 'William Webb',
          fact: 'BIRTH',
          place: 'Harrowmere, Wexcombeshire',
          information: 'SECONDARY',
          directness: 'DIRECT',
          weight: 'SOME',
          address: '',
          note: '',
          ...row,
        },
      },
    );
  await evidence({
    value: 'Son of John and Mary Webb',
    date: '12 May 1839',
    fact: 'BAPTISM',
    information: 'PRIMARY',
    weight: 'STRONG',
    citation: 'Baptism register of St Mary, Harrowmere, 1839',
  });
  await evidence({ value: 'Born in Harrowmere', date: 'about 1838', citation: 'Census of 1841, Harrowmere' });
  await evidence({
    value: 'Born in Harrowmere',
    date: '1846',
    weight: 'WEAK',
    citation: 'Memorial inscription, Harrowmere',
  });
  const { researchSources: sources } = await ask(
    'query Sources($place: String!, $from: Int!, $to: Int!) { researchSources(place: $place, from: $from, to: $to) { name held missing address } }',
    { place: 'Harrowmere, Wexcombeshire', from: 1835, to: 1881 },
  );
  const outcomes = ['FOUND', 'NOTHING', 'PLANNED'];
  const rows = sources.slice(0, outcomes.length).map(({ name, held, missing, address }, at) => ({
    what: name,
    place: 'Harrowmere, Wexcombeshire',
    span: '1835–1881',
    outcome: outcomes[at],
    held,
    missing,
    address,
    note: '',
  }));
  if (rows.length > 0)
    await ask(
      'mutation PlanSources($id: ID!, $rows: [ResearchPlanInput!]!) { planResearchSources(questionId: $id, rows: $rows) { id } }',
      { id: question.id, rows },
    );
  await ask(
    'mutation AddLogRow($id: ID!, $row: ResearchLogInput!) { addResearchLogRow(questionId: $id, row: $row) { id } }',
    {
      id: question.id,
      row: {
        what: 'Baptisms of 1835 to 1845',
        whereDone: 'Harrowmere parish register',
        doneOn: '3 April 2026',
        outcome: 'FOUND',
        address: '',
        note: 'One William, son of John and Mary.',
      },
    },
  );
  await ask(
    'mutation AddTask($id: ID!) { addResearchTasks(text: "Order the marriage certificate of John and Mary", due: null, questionId: $id, people: []) { id } }',
    { id: question.id },
  );
  return `/research-questions/${question.id}`;
}

/** Clippings of articles of one issue, in a collection. */
async function collection(ask, page, origin) {
  const { makeCollection: made } = await ask(
    'mutation MakeCollection { makeCollection(name: "The Webbs in the newspapers", description: "What the Chronicle said of Harrowmere and its people in 1841.") { id } }',
  );
  await page.goto(`${origin}/search-newspapers/results?q=harrowmere`);
  await page.waitForSelector('main a[href^="/image-viewer?issue="]');
  const links = await page.$$eval('main a[href^="/image-viewer?issue="]', (all) =>
    all
      .map((link) => ({ address: link.getAttribute('href'), title: link.textContent }))
      .filter(({ title }) => title.trim() !== ''),
  );
  const seen = new Set();
  for (const { address, title } of links) {
    const articleId = new URL(address, origin).searchParams.get('issue');
    if (seen.size === 4 || seen.has(title)) continue;
    seen.add(title);
    await ask(
      'mutation MakeClipping($articleId: ID!, $title: String!, $into: ID!) { makeClipping(source: { articleId: $articleId }, regions: [], title: $title, collectionId: $into) { id } }',
      { articleId, title: title.slice(0, 80), into: made.id },
    );
  }
  return `/collections/collection/${made.id}`;
}

/** Each picture: the page it is of, and what is done there first. */
const PICTURES = {
  home: { address: '/', isVisitor: true },
  results: { address: '/search/results?lastname=webb&lastname_variants=true&yearofbirth=1841&yearofbirth_offset=5' },
  transcript: { from: '/search/results?lastname=webb&eventtype=census', link: 'main a[href^="/transcript?id="]' },
  newspaper: {
    from: '/search-newspapers/results?q=harrowmere',
    link: 'main a[href^="/image-viewer?issue="]',
    ms: 5_000,
  },
  collection: { make: collection },
  research: { make: research },
  'family-tree': { address: '/tree/fmp-1-1/tree' },
  fan: {
    address: '/tree/fmp-1-1/tree',
    before: async (page) => {
      await page.locator('label[title="Fan"]').click();
      await rest();
      await page.waitForSelector('option[value=line]');
      await page.select('select:has(option[value=line])', 'line');
    },
  },
  hints: { address: '/tree/fmp-1-1/all-hints' },
  subscriptions: { address: '/subscribe', isVisitor: true },
  messages: { from: '/messaging', link: 'main a[href^="/messaging/"]' },
  'help-record-sets': { address: '/search/historical-records', isVisitor: true },
  'help-results': {
    address: '/search/results?lastname=webb&lastname_variants=true&yearofbirth=1841&yearofbirth_offset=5',
    isVisitor: true,
  },
  'help-transcript': {
    from: '/search/results?lastname=webb&eventtype=census',
    link: 'main a[href^="/transcript?id="]',
  },
  'help-newspaper': {
    from: '/search-newspapers/results?q=harrowmere',
    link: 'main a[href^="/image-viewer?issue="]',
    ms: 5_000,
  },
  'help-family-tree': { address: '/tree/fmp-1-1/tree' },
  'help-hints': { address: '/tree/fmp-1-1/all-hints' },
};

async function take(page, origin, ask, name) {
  const { address, make, from, link, before, ms } = PICTURES[name];
  const made = make ? await make(ask, page, origin) : address;
  await page.goto(origin + (made ?? from), { waitUntil: 'networkidle2' });
  if (link) {
    const first = await page.waitForSelector(link);
    await page.goto(origin + (await first.evaluate((element) => element.getAttribute('href'))), {
      waitUntil: 'networkidle2',
    });
  }
  await before?.(page);
  await rest(ms);
  await untilDrawn(page);
  const shot = await page.screenshot();
  const [folder, width] = name.startsWith('help-') ? [HELP_FOLDER, HELP_WIDTH] : [FOLDER, FILE_WIDTH];
  const { size } = await sharp(shot)
    .resize({ width })
    .webp({ quality: 80, effort: 6, smartSubsample: true })
    .toFile(path.join(folder, `${name}.webp`));
  console.log(`${name}.webp`, Math.round(size / 1000), 'kB');
}

const asked = process.argv.slice(2);
const names = Object.keys(PICTURES).filter((name) => asked.length === 0 || asked.includes(name));
for (const folder of [FOLDER, HELP_FOLDER]) mkdirSync(folder, { recursive: true });
const given = process.env.PICTURES_OF;
const site = given ? { origin: given, stop: async () => {} } : await startSite();
const browser = await puppeteer.launch({ executablePath: findBrowser(), headless: true, args: [...launchArguments] });
try {
  const visitor = await openReader(browser);
  const member = await openReader(browser);
  const ask = await signIn(member, site.origin);
  for (const name of names) await take(PICTURES[name].isVisitor ? visitor : member, site.origin, ask, name);
} finally {
  await browser.close();
  await site.stop();
}
