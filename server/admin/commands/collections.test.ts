import { runAdmin } from '#test/support/adminConsole.ts';
import { type ClippingSite, CLIPPED, openClippingSite } from '#test/support/server/clippingSite.ts';

let site: ClippingSite;
beforeAll(async () => {
  site = await openClippingSite();
}, 120_000);
afterAll(() => site.close());
afterEach(() => site.reset());

const run = (...args: string[]) => runAdmin(site.db, ['collections', ...args]);
const idIn = (out: string): string => /k-[a-z2-7]{20}/u.exec(out)?.[0] ?? '';
const seen = async () =>
  (
    await site.ask<{
      collections: {
        collections: {
          name: string;
          kind: string;
          partnerName: string | null;
          items: {
            note: string;
            clipping: { title: string; standing: string; text: string; isMine: boolean } | null;
          }[];
        }[];
      };
    }>(
      'query All { collections { collections { name kind partnerName items { note clipping { title standing text isMine } } } } }',
      {},
      { ...site.other, flags: ['enable-partner-collections'] },
    )
  ).data!.collections.collections;

describe('muniment collections', () => {
  it('makes a collection of the site, clips for it, publishes it and removes it', async () => {
    const id = idIn((await run('add', 'Ships', '--description', 'Of the county.')).out);
    expect(
      await run(
        'clip',
        id,
        '--title',
        'The ship',
        '--note',
        'Rare.',
        '--page',
        CLIPPED.page,
        '--region',
        '40,130,700,90',
      ),
    ).toMatchObject({ code: 0, out: `Clipped for ${id}.` });
    expect(await run('clip', id, '--title', 'Shipping', '--article', CLIPPED.shipping)).toMatchObject({ code: 0 });
    expect(await run('clip', id, '--title', 'A household', '--record', CLIPPED.record)).toMatchObject({ code: 0 });
    expect(await seen()).toEqual([]);
    await run('publish', id);
    const clipping = { standing: 'OPEN', text: 'the ship arrived at Fal-\nmouth on Monday', isMine: false };
    expect(await seen()).toEqual([
      {
        name: 'Ships',
        kind: 'OURS',
        partnerName: null,
        items: [
          { note: 'Rare.', clipping: { title: 'The ship', ...clipping } },
          { note: '', clipping: { title: 'Shipping', ...clipping } },
          { note: '', clipping: { ...clipping, title: 'A household', text: '' } },
        ],
      },
    ]);
    expect((await run('list')).out).toMatch(new RegExp(`${id} +Ships +3 +yes`, 'u'));
    await run('unpublish', id);
    expect(await seen()).toEqual([]);
    await run('remove', id);
    expect([
      (await run('list')).out.includes(id),
      (await site.db.rows('/* test.left */ SELECT id FROM clipping')).length,
    ]).toEqual([false, 0]);
  });

  it('makes one of a partner', async () => {
    await run('publish', idIn((await run('add', 'Parish chests', '--partner', 'A society')).out));
    expect(await seen()).toEqual([{ name: 'Parish chests', kind: 'PARTNER', partnerName: 'A society', items: [] }]);
  });

  it.each<[string, string[], RegExp]>([
    ['a collection of a member', ['publish', 'MEMBER'], /no collection .* of its own/u],
    ['one that is not there', ['remove', 'k-aaaaaaaaaaaaaaaaaaaa'], /no collection/u],
    [
      'a clipping for one that is not there',
      ['clip', 'k-aaaaaaaaaaaaaaaaaaaa', '--title', 'x', '--article', CLIPPED.shipping],
      /no collection/u,
    ],
    [
      'a region that is none',
      ['clip', 'OURS', '--title', 'x', '--page', CLIPPED.page, '--region', '1,2,3'],
      /x,y,width,height/u,
    ],
    [
      'a region outside the image',
      ['clip', 'OURS', '--title', 'x', '--page', CLIPPED.page, '--region', '990,0,100,100'],
      /within the image/u,
    ],
    [
      'a region of an article',
      ['clip', 'OURS', '--title', 'x', '--article', CLIPPED.shipping, '--region', '1,2,30,40'],
      /goes with a --page/u,
    ],
    [
      'a page that is not here',
      ['clip', 'OURS', '--title', 'x', '--page', 'BL/0009999/18240217/0009'],
      /nothing here that you can clip/u,
    ],
    ['a name of spaces', ['add', ' '], /Give the collection a name/u],
  ])('refuses %s', async (_what, args, message) => {
    const ours = idIn((await run('add', 'Ours')).out);
    const member =
      (
        await site.ask<{ makeCollection: { id: string } }>(
          'mutation Start { makeCollection(name: "Mine") { id } }',
          {},
          site.maker,
        )
      ).data?.makeCollection.id ?? '';
    const refused = await run(...args.map((arg) => ({ OURS: ours, MEMBER: member })[arg] ?? arg));
    expect([refused.code, refused.err]).toEqual([1, expect.stringMatching(message)]);
  });
});
