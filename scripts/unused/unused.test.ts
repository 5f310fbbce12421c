import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Files of a folder and those below, tests left out. */
const filesIn = (folder: string, ending: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name) && !/\.test\.|\.fixture\./u.test(name))
    .map((name) => `${folder}/${name}`);

const SOURCES = filesIn('src', /\.tsx?$/u).map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const using = (what: RegExp) => SOURCES.filter(({ text }) => what.test(text)).map(({ file }) => file);

/** What is cut out of React, by the names that others would use it by (scripts/unused/react.mjs). */
const OF_REACT =
  /\b(?:useActionState|useFormState|useFormStatus|useOptimistic|useMemoCache|unstable_useCacheRefresh|SuspenseList|addTransitionType|findDOMNode|onBeforeInput|requestFormReset|unstable_scheduleHydration|preinit|prefetchDNS)\b|React\d*\.(?:Activity|Profiler|ViewTransition|cache)\b/u;

describe('what the built application lacks of its packages', () => {
  it.each([
    ['of React', OF_REACT],
    ['of React, by import', /import \{[^}]*\b(?:Activity|Profiler|ViewTransition|cache)\b[^}]*\} from 'react'/u],
    ['of react-dom', /import \{[^}]*\b(?:preconnect|preload|preloadModule)\b[^}]*\} from 'react-dom'/u],
    [
      'elements of the head or of a whole document',
      /^\s*(?:return )?\(?<(?:title|meta|link|style|script|html|head|body)[\s/>]/mu,
    ],
    ['custom elements', /<[a-z]+-[a-z-]+[\s/>]/u],
    ['actions of forms', /<form[^>]*\saction=\{|\sformAction=/u],
    ['refs of fragments', /<Fragment[^>]*\sref=/u],
    [
      'of the router',
      /from 'react-router-dom'[^]*(?:\bviewTransition\b|<ScrollRestoration\b|useFetcher\b|useSubmit\b|useActionData\b|useRouteLoaderData\b|\bmask=)/u,
    ],
    [
      'of Redux Toolkit',
      /\b(?:infiniteQuery|infiniteQueryOptions|upsertQueryEntries|setupListeners|injectInto|createAsyncThunk|rawResponseSchema|responseSchema|argSchema)\b|reducers: \(create\)/u,
    ],
    [
      'of the OpenID library',
      /\b(?:signin(?:Redirect|Callback|PopupCallback|SilentCallback|ResourceOwnerCredentials)\(|signout(?:Redirect|Popup|Silent)|querySessionStatus|revokeTokens|stopSilentRenew|dpop|client_secret|client_authentication|monitorSession|refreshTokenAllowedScope|includeIdTokenInSilentRenew|maxSilentRenewTimeoutRetries|metadataUrl|extraHeaders|addUser(?:Unloaded|Signed|Session)|addAccessTokenExpired)|loadUserInfo: true/u,
    ],
    [
      'of web vitals',
      /from 'web-vitals'[^]*(?:reportSoftNavs|reportAllChanges|\b(?:rating|delta|entries|navigationType|navigationId)\b)/u,
    ],
    [
      'of what draws images',
      /\b(?:show(?:Navigator|ReferenceStrip)|sequenceMode|addReferenceStrip|(?:Dzi|Osm|Tms|IIP|Iris|Zoomify|Legacy|Image)TileSource)\b|showNavigationControl: true|drawer: '(?:auto|webgl|html)/u,
    ],
    ['listeners that wait for actions or start tasks', /effect: async \([^)]*\b(?:take|fork|condition)\b/u],
  ])('is nothing that we use: %s', (_of, what) => {
    expect(using(what)).toEqual([]);
  });

  it('is nothing that packages for React use', () => {
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      dependencies: Record<string, string>;
    };
    const forReact = Object.keys(dependencies).filter((name) => {
      const about = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as {
        peerDependencies?: Record<string, string>;
      };
      return about.peerDependencies && 'react' in about.peerDependencies && !name.startsWith('react-');
    });
    expect(forReact.length).toBeGreaterThan(2);
    const folders = [...forReact, '@base-ui/utils', '@floating-ui/react-dom', 'react-redux', 'use-sync-external-store']
      .map((name) => `node_modules/${name}`)
      .filter((folder) => existsSync(folder));
    // Only built code counts, and what it does, not what it says.
    const files = folders.flatMap((folder) =>
      filesIn(folder, /(?<!development|\.d)\.(?:mjs|esm\.js|production\.js)$/u),
    );
    expect(files.length).toBeGreaterThan(300);
    const code = (file: string) => readFileSync(file, 'utf8').replaceAll(/\/\*[^]*?\*\/|\/\/.*$/gmu, '');
    expect(files.filter((file) => OF_REACT.test(code(file)))).toEqual([]);
  });
});
