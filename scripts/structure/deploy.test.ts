import { readdirSync, readFileSync } from 'node:fs';
import { parse, parseAllDocuments } from 'yaml';

import { SETTINGS } from '../../server/platform/config/settingDefinitions.ts';

/** What others than the site read: Node.js, glibc, the client of S3, the operator's .env. */
const OF_OTHERS = ['NODE_ENV', 'NODE_OPTIONS', 'MALLOC_ARENA_MAX', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'];
/** Requests under way are waited for as long after the drain. */
const FINISHING_SECONDS = 10;

interface Container {
  name: string;
  command: string[];
  env?: { name: string; value: string }[];
  resources: { requests: Record<string, string>; limits: Record<string, string> };
  readinessProbe?: { httpGet: { path: string }; periodSeconds: number; failureThreshold: number };
  livenessProbe?: object;
}
interface Pod { spec: { terminationGracePeriodSeconds?: number; securityContext: { runAsNonRoot: boolean }; containers: Container[] } }
interface Manifest { kind: string; metadata: { name: string }; data?: Record<string, string>; stringData?: Record<string, string>; spec?: { template?: Pod; jobTemplate?: { spec: { template: Pod } } } }

const manifests = readdirSync('deploy/kubernetes').flatMap((file) => parseAllDocuments(readFileSync(`deploy/kubernetes/${file}`, 'utf8')).map((document) => document.toJS() as Manifest));
const compose = parse(readFileSync('deploy/compose.yaml', 'utf8')) as { services: Record<string, { environment?: Record<string, string>; stop_grace_period: string; deploy: { resources: { limits: { memory: string; cpus: string } } } }> };
const dockerfile = readFileSync('Dockerfile', 'utf8');
const pods = manifests.flatMap(({ spec }) => [spec?.template, spec?.jobTemplate?.spec.template].filter((pod) => pod !== undefined));
const environment = Object.assign({}, ...manifests.flatMap(({ data, stringData }) => [data ?? {}, stringData ?? {}])) as Record<string, string>;
const named = (kind: string, name: string) => manifests.find((manifest) => manifest.kind === kind && manifest.metadata.name === name);
const bytes = (text: string): number => Number.parseFloat(text) * 1024 ** ('KMG'.indexOf(text.replace(/[\d.]|i$/gu, '')) + 1);

describe('the manifests of deploy/', () => {
  it('set only what the site, or a program it runs on, reads, in words that it takes', () => {
    const ofCompose = compose.services.site?.environment ?? {};
    const inImage = Object.fromEntries([...(/^ENV (.*)$/mu.exec(dockerfile)?.[1] ?? '').matchAll(/(\w+)=(\S+)/gu)].map(([, name = '', value = '']) => [name, value]));
    const inJobs = Object.fromEntries(pods.flatMap(({ spec }) => spec.containers.flatMap(({ env = [] }) => env.map(({ name, value }) => [name, value]))));
    const all = [...Object.entries(environment), ...Object.entries(ofCompose), ...Object.entries(inImage), ...Object.entries(inJobs)];
    expect(all.map(([name]) => name).filter((name) => !(name in SETTINGS) && !OF_OTHERS.includes(name))).toEqual([]);
    for (const [name, value] of Object.entries({ ...environment, ...inImage, ...inJobs })) if (name in SETTINGS) expect(() => SETTINGS[name as keyof typeof SETTINGS].parse(value)).not.toThrow();
  });

  it('end a copy no sooner than it has drained and finished', () => {
    const needed = (drain: string | undefined) => Number(drain) + FINISHING_SECONDS;
    expect(named('Deployment', 'muniment')?.spec?.template?.spec.terminationGracePeriodSeconds).toBeGreaterThan(needed(environment.DRAIN_SECONDS));
    expect(Number.parseInt(compose.services.site?.stop_grace_period ?? '', 10)).toBeGreaterThan(needed(compose.services.site?.environment?.DRAIN_SECONDS));
  });

  it('notice a copy that is not ready before it stops taking requests, and restart none because the database is away', () => {
    const [site] = named('Deployment', 'muniment')?.spec?.template?.spec.containers ?? [];
    const { periodSeconds = 99, failureThreshold = 99 } = site?.readinessProbe ?? {};
    expect(site?.readinessProbe?.httpGet.path).toBe('/healthz');
    expect(periodSeconds * failureThreshold).toBeLessThan(Number(environment.DRAIN_SECONDS));
    expect(JSON.stringify(site?.livenessProbe)).not.toContain('healthz');
    expect(dockerfile).toContain('/healthz');
  });

  it('give every container limits, and Node.js less than the memory of its own', () => {
    for (const { spec } of pods) {
      expect(spec.securityContext.runAsNonRoot).toBe(true);
      for (const { resources } of spec.containers) expect([resources.limits.memory, resources.limits.cpu, resources.requests.memory].every((limit) => limit !== undefined)).toBe(true);
    }
    for (const { deploy } of Object.values(compose.services)) expect([deploy.resources.limits.memory, deploy.resources.limits.cpus]).toEqual([expect.any(String), expect.any(String)]);
    const heap = Number(/=(\d+)/u.exec(environment.NODE_OPTIONS ?? '')?.[1]) * 1024 ** 2;
    for (const { resources } of pods.flatMap(({ spec }) => spec.containers)) expect(heap).toBeLessThan(0.6 * bytes(resources.limits.memory ?? '0'));
  });

  it('run what the image runs, without a shell that would keep SIGTERM to itself', () => {
    const command = JSON.parse(/^CMD (\[.*\])$/mu.exec(dockerfile)?.[1] ?? '[]') as string[];
    expect(command).toEqual(['node', 'dist/server/main.mjs']);
    expect(named('Deployment', 'muniment')?.spec?.template?.spec.containers[0]?.command).toEqual(command);
  });
});
