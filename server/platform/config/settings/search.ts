import { base, choice, count, fail, filePath, list, matching, reader, secret, text, url } from './readers.ts';
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

const engines = choice(['columnar', 'opensearch'] as const);
const engine = reader((given) =>
  given === 'sql'
    ? fail('columnar (in memory), or opensearch (a cluster) where one machine is too small: the sql engine was removed')
    : engines.parse(given),
);

const cluster = {
  engine: setting(
    'SEARCH_ENGINE',
    engine,
    '`columnar` (in memory, files in DATA_DIR) or `opensearch` (a cluster of its own; see [Search on a cluster](search-cluster.md)).',
    'columnar',
  ),
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
};

/** An engine that needs a cluster and has none stops a start. */
function settleCluster({ engine: chosen, urls, ...values }: ValuesOf<typeof cluster>, refuse: Refuse) {
  if (chosen !== 'opensearch') return null;
  if (!urls) refuse('OPENSEARCH_URL must name a node of the cluster when SEARCH_ENGINE is opensearch.');
  return urls && { urls, ...values };
}

/** Search of records and articles. */
export const search = {
  /** The cluster that searches; null: the columnar engine, in memory. */
  openSearch: group(cluster, settleCluster),
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
