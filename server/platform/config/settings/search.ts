import { postgres } from './database.ts';
import { base, BLANKS, choice, count, fail, filePath, list, matching, reader, secret, text, url } from './readers.ts';
import { group, type Refuse, setting, together, type ValuesOf } from './setting.ts';

const NODES = 'addresses such as https://search-1.example.org:9200, separated by commas';
const nodes = reader((given) => {
  const addresses = list(base(NODES)).parse(given);
  return addresses.length > 0 ? addresses : fail(NODES);
});

const shards = reader((given) =>
  /^[1-9]\d{0,2}$/u.test(given) ? Number(given) : fail('a number of shards from 1 to 999'),
);

const assistant = {
  /** Base address of an interface like OpenAI's: `https://api.example.org/v1`. */
  url: setting(
    'ASSISTANT_URL',
    url(['https:', 'http:'], 'the base address of an interface like OpenAI’s, such as https://api.example.org/v1'),
    'Base address of a language model’s interface like OpenAI’s, such as `https://api.example.org/v1`. See Assisted search.',
  ),
  key: setting('ASSISTANT_KEY', secret(text), 'This site’s key for that interface, if it needs one.'),
  model: setting(
    'ASSISTANT_MODEL',
    matching(/^[\w.:/@+-]{1,200}$/u, 'the name of a model, such as small-1'),
    'The model to ask for. Needed with the address.',
  ),
};

/** The address and the model go together; some take no key. */
function settleAssistant({ key, ...values }: ValuesOf<typeof assistant>, refuse: Refuse) {
  const needed = together(values, refuse, 'ASSISTANT_URL and ASSISTANT_MODEL must be set together.');
  return needed && { ...needed, key };
}

/** Search of records and articles. */
export const search = {
  searchEngine: setting(
    'SEARCH_ENGINE',
    choice(['columnar', 'sql', 'opensearch'] as const),
    '`columnar` (in memory, files in DATA_DIR), `sql` (tables in PostgreSQL) or `opensearch` (a cluster of its own; see [Search on a cluster](search-cluster.md)).',
    'columnar',
  ),
  /** Database addresses of the sql engine's shards; empty for the site's own database. */
  searchShards: setting(
    'SEARCH_SHARDS',
    list(postgres, BLANKS),
    'Databases for the tables of the `sql` engine, separated by spaces. Unset: the site’s own database.',
  ),
  /** The cluster of the opensearch engine; null where no node is named. */
  openSearch: group(
    {
      urls: setting('OPENSEARCH_URL', nodes, 'Nodes of the cluster for the `opensearch` engine, separated by commas.'),
      prefix: setting(
        'OPENSEARCH_PREFIX',
        matching(/^[a-z][a-z0-9]{0,40}$/u, 'small letters and digits, such as muniment'),
        'How names of the site’s indices in the cluster start.',
        'muniment',
      ),
      username: setting(
        'OPENSEARCH_USERNAME',
        text,
        'Who the site is to the cluster; its password is `OPENSEARCH_PASSWORD`.',
      ),
      password: setting('OPENSEARCH_PASSWORD', secret(text), 'The password of `OPENSEARCH_USERNAME`.'),
      ca: setting(
        'OPENSEARCH_CA',
        filePath,
        'File with the certificate of the authority that signed those of the nodes. Unset: those the system knows. A relative path starts at the project’s folder.',
      ),
      /** Parts of the index of records. */
      shards: setting(
        'OPENSEARCH_SHARDS',
        shards,
        'Parts of the index of records, one for every 20 million. Another number builds a new index beside the old one.',
        '1',
      ),
      articleShards: setting(
        'OPENSEARCH_ARTICLE_SHARDS',
        shards,
        'Parts of the index of newspaper articles, one for every 5 million. Another number builds a new index beside the old one.',
        '1',
      ),
      replicas: setting('OPENSEARCH_REPLICAS', count, 'Further copies of each part on other nodes.', '1'),
    },
    ({ urls, ...cluster }) => urls && { urls, ...cluster },
  ),
  /** Searches in five minutes for a visitor's network, four times as many for a member; 0 for any number. */
  searchLimit: setting(
    'SEARCH_LIMIT',
    count,
    'Searches, suggestions, address questions, reports, charts, relationships and other questions about whole trees by visitors of one network in five minutes; a member has four times as many. 0: no limit.',
    '900',
  ),
  /** A language model that helps to read sentences. Null: rules alone read them. */
  assistant: group(assistant, settleAssistant),
};

/** A language model, and what it is called where it is reached. */
export type AssistantSettings = NonNullable<ValuesOf<typeof search>['assistant']>;

/** What stops a start: an engine that needs a cluster has none. */
export const searchProblems = ({ searchEngine, openSearch }: ValuesOf<typeof search>): string[] =>
  searchEngine === 'opensearch' && openSearch === null
    ? ['OPENSEARCH_URL must name a node of the cluster when SEARCH_ENGINE is opensearch.']
    : [];
