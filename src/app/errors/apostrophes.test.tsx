import { screen } from '@testing-library/react';

import { GROUPS } from '#domain/kernel/grants/flagNames.ts';
import { fixedTexts } from '#features/account/security/texts.ts';
import { answer } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

// The two signs look alike in most editors, so they are written by their code points.
const CURLY = '\u2019';
const STRAIGHT = '\u0027';
const NO_ARTICLES = { articles: [], moreArticlesPath: null, isOfArea: false };
const ARTICLE = {
  articleId: 'a1',
  id: 'a1-1',
  textSnippet: 'A fire',
  title: 'Fire',
  articleMetaData: { availableSince: null, freeToView: true, score: 1, type: 'article', wordCount: 300 },
  newspaperIssue: {
    publicationCounty: 'Yorkshire',
    publicationDate: '1881-04-03',
    publicationPlace: 'Leeds',
    publicationRegion: null,
    title: 'Leeds Mercury',
  },
  newspaperPages: [],
};

beforeEach(() => {
  for (const kind of ['error', 'warn'] as const) jest.spyOn(console, kind).mockImplementation(() => undefined);
  Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true });
});

const heading = async () => (await screen.findByRole('heading', { level: 1 })).textContent;

describe('ERR-030 the apostrophes of the source', () => {
  const HEADINGS: readonly (readonly [address: string, heading: string])[] = [
    ['/error', `Well, that didn${CURLY}t quite go according to plan...`],
    [
      '/error/auth?error=access_denied&error_description=Email%20required',
      `We can${CURLY}t find an email address for your Facebook account`,
    ],
    ['/internal-testing/throw-gql?code=AHNENDAB_ERROR', `There${STRAIGHT}s a problem with a relationship in your tree`],
    ['/help/zzz', `Oops - it looks like that page doesn${CURLY}t exist`],
  ];
  it.each(HEADINGS)('ERR-030 are in the heading of %s', async (address, expected) => {
    await renderApp(address);
    expect(await heading()).toBe(expected);
  });

  it('ERR-030 are in what the history of a house says where nothing was found', async () => {
    const content = {
      during: { records: [], newspapers: NO_ARTICLES },
      post: { newspapers: { articles: [ARTICLE], moreArticlesPath: null, isOfArea: true } },
      pre: { records: [], newspapers: NO_ARTICLES },
    };
    answer({
      getAddressProfile: () => ({
        address: { county: null, houseName: null, postCode: null, street: null },
        content,
        geometry: null,
      }),
    });
    await renderApp('/house-history/results?street=High+Street&location=Leeds%2C+England', {
      reader: 'member',
      groups: [GROUPS.addressSearchPhase2],
    });
    expect(
      await screen.findByText(
        new RegExp(`^We couldn${CURLY}t find any results for High Street in our British census records`, 'u'),
      ),
    ).toBeVisible();
    expect(
      screen.getByText(new RegExp(`^We couldn${STRAIGHT}t find any results for the postcode you searched`, 'u')),
    ).toBeVisible();
    expect(
      screen.getAllByText(
        new RegExp(`^Unfortunately we couldn${STRAIGHT}t find anything in our newspaper archive`, 'u'),
      )[0],
    ).toBeVisible();
  });

  it('ERR-030 are in what the security settings say of an email and a password', () => {
    expect(fixedTexts.emailFailed).toBe(`Sorry, we couldn${STRAIGHT}t update your email. Please try again.`);
    expect(fixedTexts.passwordFailed).toBe(`Sorry, we couldn${STRAIGHT}t update your password. Please try again.`);
    expect(fixedTexts.emailSaved).toBe(
      `It can take up to 24 hours to update your email address. We${CURLY}ll send you an email to let you know once it${CURLY}s done.`,
    );
  });
});
