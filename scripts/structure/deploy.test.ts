import { readdirSync, readFileSync } from 'node:fs';

import { parse, parseAllDocuments } from 'yaml';

import { ALL_SETTINGS } from '../../server/platform/config/settings/allSettings.ts';
import { listFiles } from '../listFiles.ts';

/** What others than the site read: Node.js, glibc, the client of S3, the operator's .env. */
const OF_OTHERS = [
  'NODE_ENV',
  'NODE_OPTIONS',
  'MALLOC_ARENA_MAX',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'SITE_HOST',
  'POSTGRES_PASSWORD',
];
/** Requests under way are waited for as long after the drain. */
const FINISHING_SECONDS = 10;

interface Container {
  name: string;
  command: string[];
  env?: { name: string; value: string }[];
  resources: { requests: Record<string, string>; limits: Record<string, string> };
  readinessProbe?: { httpGet: { path: string }; periodSeconds: number; failureThreshold: number };
  startupProbe?: { httpGet: { path: string } };
  livenessProbe?: { httpGet: { path: string } };
}
interface Pod {
  spec: {
    terminationGracePeriodSeconds?: number;
    securityContext: { runAsNonRoot: boolean; runAsUser?: number };
    containers: Container[];
  };
}
interface Manifest {
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  spec?: { template?: Pod; jobTemplate?: { spec: { template: Pod } } };
}

const parsers = new Map(ALL_SETTINGS.map(({ variable, parse }) => [variable, parse]));
const manifests = readdirSync('deploy/kubernetes').flatMap((file) =>
  parseAllDocuments(readFileSync(`deploy/kubernetes/${file}`, 'utf8')).map((document) => document.toJS() as Manifest),
);
interface Service {
  image: string;
  environment?: Record<string, string>;
  env_file?: string;
  healthcheck?: { test: string[] };
  volumes?: string[];
  stop_grace_period: string;
  deploy: { replicas?: number; resources: { limits: { memory: string; cpus: string } } };
}
const composed = (file: string) =>
  parse(readFileSync(`deploy/${file}`, 'utf8')) as { services: Record<string, Service> };
const compose = composed('compose.yaml');
const small = composed('compose.small.yaml');
const read = (file: string): string => readFileSync(file, 'utf8');
/** Settings of a file of lines such as `NAME=value`, without what it says in comments. */
const settingsIn = (file: string): Record<string, string> =>
  Object.fromEntries([...read(file).matchAll(/^([A-Z_]+)=(.*)$/gmu)].map(([, name = '', value = '']) => [name, value]));
const dockerfile = readFileSync('Dockerfile', 'utf8');
const pods = manifests.flatMap(({ spec }) =>
  [spec?.template, spec?.jobTemplate?.spec.template].filter((pod) => pod !== undefined),
);
const environment = Object.assign({}, ...manifests.map(({ data }) => data ?? {})) as Record<string, string>;
const named = (kind: string, name: string) =>
  manifests.find((manifest) => manifest.kind === kind && manifest.metadata.name === name);
const bytes = (text: string): number =>
  Number.parseFloat(text) * 1024 ** ('KMG'.indexOf(text.replace(/[\d.]|i$/gu, '')) + 1);

describe('the manifests of deploy/', () => {
  it('set only what the site, or a program it runs on, reads, in words that it takes', () => {
    const ofCompose = compose.services.site?.environment ?? {};
    const inImage = Object.fromEntries(
      [...(/^ENV (.*)$/mu.exec(dockerfile)?.[1] ?? '').matchAll(/(\w+)=(\S+)/gu)].map(([, name = '', value = '']) => [
        name,
        value,
      ]),
    );
    const inUnit = Object.fromEntries(
      [...(/^Environment=(.*)$/mu.exec(read('deploy/muniment.service'))?.[1]?.matchAll(/(\w+)=(\S+)/gu) ?? [])].map(
        ([, name = '', value = '']) => [name, value],
      ),
    );
    const examples = { ...settingsIn('deploy/.env.example'), ...settingsIn('deploy/kubernetes/secrets.env.example') };
    const inJobs = Object.fromEntries(
      pods.flatMap(({ spec }) =>
        spec.containers.flatMap(({ env = [] }) => env.map(({ name, value }) => [name, value])),
      ),
    );
    const all = [
      ...Object.entries(environment),
      ...Object.entries(ofCompose),
      ...Object.entries(small.services.site?.environment ?? {}),
      ...Object.entries(inImage),
      ...Object.entries(inJobs),
      ...Object.entries(inUnit),
      ...Object.entries(examples),
    ];
    expect(all.map(([name]) => name).filter((name) => !parsers.has(name) && !OF_OTHERS.includes(name))).toEqual([]);
    for (const [name, value] of Object.entries({ ...environment, ...inImage, ...inJobs, ...inUnit }))
      expect(() => parsers.get(name)?.(value)).not.toThrow();
  });

  it('end a copy no sooner than it has drained and finished', () => {
    const needed = (drain: string | undefined) => Number(drain) + FINISHING_SECONDS;
    expect(named('Deployment', 'muniment')?.spec?.template?.spec.terminationGracePeriodSeconds).toBeGreaterThan(
      needed(environment.DRAIN_SECONDS),
    );
    expect(Number.parseInt(compose.services.site?.stop_grace_period ?? '', 10)).toBeGreaterThan(
      needed(compose.services.site?.environment?.DRAIN_SECONDS),
    );
  });

  it('notice a copy that is not ready before it stops taking requests, and restart none because the database is away', () => {
    const [site] = named('Deployment', 'muniment')?.spec?.template?.spec.containers ?? [];
    const { periodSeconds = 99, failureThreshold = 99 } = site?.readinessProbe ?? {};
    expect(site?.readinessProbe?.httpGet.path).toBe('/healthz');
    expect(periodSeconds * failureThreshold).toBeLessThan(Number(environment.DRAIN_SECONDS));
    expect([site?.startupProbe?.httpGet.path, site?.livenessProbe?.httpGet.path]).toEqual(['/healthz', '/livez']);
    // A supervisor of containers that replaces the unhealthy goes by the image; the proxy of compose.yaml waits for a
    // copy that can serve.
    expect(dockerfile).toMatch(/^HEALTHCHECK .*\/livez/mu);
    for (const { services } of [compose, small])
      expect(services.site?.healthcheck?.test.join(' ')).toContain('/healthz');
  });

  it('give every container limits, and Node.js less than the memory of its own', () => {
    for (const { spec } of pods) {
      expect(spec.securityContext.runAsNonRoot).toBe(true);
      for (const { resources } of spec.containers)
        expect(
          [resources.limits.memory, resources.limits.cpu, resources.requests.memory].every(
            (limit) => limit !== undefined,
          ),
        ).toBe(true);
    }
    for (const { deploy } of [...Object.values(compose.services), ...Object.values(small.services)])
      expect([deploy.resources.limits.memory, deploy.resources.limits.cpus]).toEqual([
        expect.any(String),
        expect.any(String),
      ]);
    const heap = Number(/=(\d+)/u.exec(environment.NODE_OPTIONS ?? '')?.[1]) * 1024 ** 2;
    for (const { resources } of pods.flatMap(({ spec }) => spec.containers))
      expect(heap).toBeLessThan(0.6 * bytes(resources.limits.memory ?? '0'));
  });

  it('run what the image runs, without a shell that would keep SIGTERM to itself', () => {
    const command = JSON.parse(/^CMD (\[.*\])$/mu.exec(dockerfile)?.[1] ?? '[]') as string[];
    expect(command).toEqual(['node', 'dist/server/main.mjs']);
    expect(named('Deployment', 'muniment')?.spec?.template?.spec.containers[0]?.command).toEqual(command);
  });

  it('name images by their version, and carry no secret', () => {
    const images = [
      ...[compose, small].flatMap(({ services }) => Object.values(services).map(({ image }) => image)),
      ...[...dockerfile.matchAll(/^FROM (\S+)/gmu)].map(([, image = '']) => image),
      ...[...read('deploy/kubernetes/site.yaml').matchAll(/image: (\S+)/gu)].map(([, image = '']) => image),
    ];
    expect(images.length).toBeGreaterThan(6);
    expect(images.filter((image) => !/:\d+\.\d+/u.test(image))).toEqual([]);
    const secret = /SECRET|PASSWORD|ACCESS_KEY|SMTP_URL|DATABASE_URL/u;
    const given = {
      ...environment,
      ...settingsIn('deploy/.env.example'),
      ...settingsIn('deploy/kubernetes/secrets.env.example'),
    };
    expect(Object.entries(given).filter(([name, value]) => secret.test(name) && value !== '')).toEqual([]);
    for (const ignored of ['.env', '*.pem', '*.muniment', 'secrets.env'])
      expect([ignored, read('.gitignore').split('\n').includes(ignored)]).toEqual([ignored, true]);
    for (const ignored of ['**/.env', '**/*.pem', '**/*.muniment', 'backups', 'deploy'])
      expect([ignored, read('.dockerignore').split('\n').includes(ignored)]).toEqual([ignored, true]);
  });

  it('take every setting from one file, with volumes for data, texts and backups, in a large and a small variant', () => {
    const mounted = (service: Service | undefined) =>
      (service?.volumes ?? []).map((volume) => volume.split(':').at(-1) ?? '');
    for (const { services } of [compose, small]) {
      expect(services.site?.env_file).toBe('.env');
      expect(mounted(services.site)).toEqual(expect.arrayContaining(['/content', '/backups']));
      expect(mounted(services.site).some((folder) => folder === '/data')).toBe(true);
    }
    expect([compose.services.site?.deploy.replicas, Object.keys(compose.services)]).toEqual([
      2,
      ['site', 'database', 'proxy'],
    ]);
    expect([small.services.site?.environment?.DATABASE_URL, Object.keys(small.services)]).toEqual([
      undefined,
      ['site', 'proxy'],
    ]);
    expect(JSON.parse(/^VOLUME (.*)$/mu.exec(dockerfile)?.[1] ?? '[]')).toEqual(['/data', '/content', '/backups']);
  });

  it('open metrics and staff’s pages to no stranger', () => {
    expect(read('deploy/Caddyfile')).toMatch(
      /@metrics path \/metrics[\s\S]*respond @metrics 404[\s\S]*path \/internal \/internal\/\*\n\s*not remote_ip[\s\S]*respond @strangers 404/u,
    );
    expect(read('deploy/nginx.conf')).toMatch(
      /location \/metrics \{\s*return 404;\s*\}[\s\S]*location \/internal \{[^}]*deny all;/u,
    );
    expect(environment.INTERNAL_NETWORKS).toBeTruthy();
    expect(settingsIn('deploy/.env.example').INTERNAL_NETWORKS).toBeTruthy();
  });

  it('pass on the name that was asked for, the reader’s address, and answers as they come', () => {
    const nginx = read('deploy/nginx.conf');
    const locations = nginx
      .split(/^\s*location /mu)
      .slice(1)
      .filter((location) => location.includes('proxy_pass'));
    expect(locations.length).toBeGreaterThan(1);
    for (const location of locations)
      for (const line of [
        'proxy_set_header Host $host;',
        'proxy_set_header X-Forwarded-For $remote_addr;',
        'proxy_set_header X-Forwarded-Proto $scheme;',
      ])
        expect(location).toContain(line);
    expect(nginx).toContain('proxy_request_buffering off;');
    expect(read('deploy/Caddyfile')).toContain('flush_interval -1');
  });

  it('build the image in stages, leave out what only builds and tests need, and run as a user without rights', () => {
    const [build = '', run = ''] = dockerfile.split(/^FROM .*$/mu).slice(1);
    expect(build).toContain('npm prune --omit=dev');
    expect(run).toContain('USER 65534:65534');
    expect(pods.map(({ spec }) => spec.securityContext)).toEqual(
      pods.map(() => expect.objectContaining({ runAsUser: 65534 })),
    );
    // Every folder of the project that the server reads at run time is in the image.
    const copied = [...run.matchAll(/\/site\/([\w./]+)/gu)].map(([, name = '']) => name);
    const sources = listFiles('server', '.ts')
      .filter((file) => !/\.(?:test|fixture)\.ts$/u.test(file))
      .map(read);
    const named = sources.flatMap((text) =>
      [...text.matchAll(/projectRoot\(\), '([^']+)'/gu)].map(([, name = '']) => name),
    );
    expect(named.length).toBeGreaterThan(8);
    expect(
      [...new Set(named)].filter((name) => !copied.some((folder) => name === folder || name.startsWith(`${folder}/`))),
    ).toEqual([]);
  });
});

it('every example of a proxy speaks TLS 1.2 and 1.3 alone, and sends plain http to https', () => {
  const nginx = readFileSync('deploy/nginx.conf', 'utf8');
  expect(
    [...nginx.matchAll(/ssl_protocols\s+([^;]+);/gu)].map(([, protocols = '']) => protocols.split(/\s+/u)),
  ).toEqual([['TLSv1.2', 'TLSv1.3']]);
  expect(nginx).toMatch(/listen 80\b[^}]*return 30[18] https:/u);
  // Caddy speaks nothing older, and redirects, unless it is told otherwise.
  expect(readFileSync('deploy/Caddyfile', 'utf8')).not.toMatch(/tls1\.[01]|auto_https|http:\/\//u);
});
