import { defaultGrants } from '#domain/kernel/grants/defaultGrants.ts';
import type { RecordFields } from '#domain/records/core/record.ts';
import { closeRecord } from '#server/modules/records/core/index.ts';
import {
  aRecord,
  aRecordSet,
  operationText,
  publishRecords,
  textOfAnswer,
} from '#test/support/server/publishRecords.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

const EXHIBIT = operationText('src/features/site/home/exhibit.graphql');
const MEMBER = { memberId: 7, grants: defaultGrants('member') };
const SET = 'FREE-1881';
const PAGES = [1, 2, 3];
const MEMBERS_OF_HOUSEHOLD = [1, 2, 3, 4];

interface Answered {
  exhibit: null | { record: { id: string; name: string }; page: { lines: { recordId: string | null }[] } };
}

const fieldsOf = (page: number, order: number): RecordFields => ({
  FirstName: `Una${page}x${order}`,
  LastName: 'Pinch',
  Age: '30',
  CensusYear: '1881',
  EventYear: '1881',
  EventType: 'Census',
  Place: 'Roche, Cornwall',
  Parish: 'Roche',
  EnumerationDistrict: '1',
  Page: String(page),
});

let site: TestApp;
beforeEach(async () => {
  site = await startTestApp();
  // Sample sets have a drawn page for each page of their census.
  await publishRecords(
    site.db,
    aRecordSet({ id: SET, name: 'Free 1881 (sample)', access: 'free', subcategory: 'census', isSample: true }),
    PAGES.flatMap((page) =>
      MEMBERS_OF_HOUSEHOLD.map((order) =>
        aRecord(`${page}/${order}`, fieldsOf(page, order), { groupKey: `h${page}`, groupOrder: order }),
      ),
    ),
  );
});
afterEach(() => site.close());

const ask = async (as?: object) => {
  const { data, errors } = await site.ask<Answered>(EXHIBIT, {}, as);
  expect(errors).toBeUndefined();
  return data?.exhibit ?? null;
};
/** What is shown once the site has noticed that its choice can no longer be shown. */
const askTwice = async () => (await ask()) ?? ask();

describe('the record that the home page shows', () => {
  it('is the head of a household of a free set, with its page', async () => {
    const shown = await ask();
    expect(shown?.record.id).toMatch(/^FREE-1881\/[123]\/1$/u);
    expect(shown?.page.lines.map(({ recordId }) => recordId)).toContain(shown?.record.id);
  });

  it('is another as soon as it is closed, and none when every page has a closed line', async () => {
    const closed: string[] = [];
    for (const _page of PAGES) {
      const shown = await askTwice();
      if (!shown) break;
      expect(closed).not.toContain(shown.record.id);
      closed.push(shown.record.id);
      await site.db.transaction((tx) => closeRecord(tx, shown.record.id));
      expect((await ask())?.record.id).not.toBe(shown.record.id);
    }
    expect(closed.length).toBeGreaterThan(1);
    for (const page of PAGES) await site.db.transaction((tx) => closeRecord(tx, `${SET}/${page}/1`));
    expect(await askTwice()).toBeNull();
  });

  it('says nothing of a person of its household whose record is closed', async () => {
    const shown = await ask();
    const page = shown?.record.id.split('/')[1] ?? '';
    await site.db.transaction((tx) => closeRecord(tx, `${SET}/${page}/3`));
    const answers = [await ask(), await ask(MEMBER)];
    expect(textOfAnswer(answers)).not.toContain(`Una${page}x3`);
  });

  it('is none for anyone while its set is for members only', async () => {
    expect(await ask()).not.toBeNull();
    await site.db.rows("/* test.membersOnly */ UPDATE record_set SET access = 'members' WHERE id = $1", [SET]);
    expect(await ask(MEMBER)).toBeNull();
    expect(await ask()).toBeNull();
    expect(await ask()).toBeNull();
  });
});
