import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';

import { type Network, RemoteFiles } from './RemoteFiles.ts';

const HOST = 'papers.example';
const OPEN = '93.184.215.14';
const MOST = 1 << 20;

let folder: string;
beforeEach(() => void (folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-remote-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface Answer {
  status?: number;
  headers?: Readonly<Record<string, string>>;
  body?: string;
}
/** What was asked: the address of the machine, and the file. */
let asked: string[] = [];
beforeEach(() => void (asked = []));

/** A network of one host, whose files answer so; `resolve` says what names mean. */
const network = (
  answers: Readonly<Record<string, Answer>>,
  resolve: Network['resolve'] = () => Promise.resolve([OPEN]),
): Network => ({
  resolve,
  request(url, address) {
    asked.push(`${address} ${url.pathname}`);
    const { status = 200, headers = {}, body = '' } = answers[url.pathname] ?? { status: 404 };
    const answer = Readable.from([Buffer.from(body)]) as unknown as IncomingMessage;
    return Promise.resolve(Object.assign(answer, { statusCode: status, headers }));
  },
});

/** The file that was fetched; or why it was not. */
async function fetched(
  of: Network,
  address = `https://${HOST}/a.xml`,
  { hosts = [HOST], most = MOST, signal = new AbortController().signal } = {},
): Promise<string> {
  const file = path.join(folder, 'file');
  try {
    await new RemoteFiles(hosts, signal, of).fetchTo(address, file, most);
  } catch (error) {
    // Nothing is left of what did not come whole.
    expect(existsSync(file)).toBe(false);
    return (error as { reason?: string }).reason ?? String(error);
  }
  return readFileSync(file, 'utf8');
}
const leadingTo = (location: string): Answer => ({ status: 302, headers: { location } });

describe('a file of another site', () => {
  it('is fetched from the address that was judged, whatever the name means by then', async () => {
    expect(await fetched(network({ '/a.xml': { body: 'a page' } }))).toBe('a page');
    expect(asked).toEqual([`${OPEN} /a.xml`]);
  });

  it('has the same time for the same bytes, so that an import knows it again', async () => {
    const timeOf = async (body: string) => {
      await fetched(network({ '/a.xml': { body } }));
      return statSync(path.join(folder, 'file')).mtimeMs;
    };
    const first = await timeOf('a page');
    expect(await timeOf('another page')).not.toBe(first);
    expect(await timeOf('a page')).toBe(first);
  });

  it.each<[string, string]>([
    ['an address of http', `http://${HOST}/a.xml`],
    ['an address of a file', 'file:///etc/passwd'],
    ['no address', 'a.xml'],
  ])('is not fetched from %s', async (_name, address) => {
    expect(await fetched(network({}), address)).toBe('is not an https address');
    expect(asked).toEqual([]);
  });

  it.each<[string, string, string]>([
    ['another host', 'https://other.example/a.xml', 'is on other.example: name it with --host to fetch from there'],
    [
      'a name below the host',
      `https://www.${HOST}/a.xml`,
      `is on www.${HOST}: name it with --host to fetch from there`,
    ],
    [
      'another port of the host',
      `https://${HOST}:8443/a.xml`,
      `is on ${HOST}:8443: name it with --host to fetch from there`,
    ],
    ['an address with a password', `https://me:secret@${HOST}/a.xml`, 'holds a password'],
  ])('is not fetched from %s', async (_name, address, reason) =>
    expect(await fetched(network({}), address)).toBe(reason),
  );

  it.each<[string, readonly string[], string]>([
    ['within a private network', ['10.0.0.1'], `is on ${HOST}, which is an address within a private network`],
    ['of this machine', ['::1'], `is on ${HOST}, which is an address within a private network`],
    ['that is both', [OPEN, '192.168.1.1'], `is on ${HOST}, which is an address within a private network`],
    ['that is none', [], `is on ${HOST}, which has no address`],
  ])('is not fetched from a host %s', async (_name, addresses, reason) => {
    expect(await fetched(network({}, () => Promise.resolve(addresses)))).toBe(reason);
    expect(asked).toEqual([]);
  });

  it.each(['https://127.0.0.1/a.xml', 'https://[::1]/a.xml', 'https://2130706433/a.xml'])(
    'is not fetched from this machine by its number: %s',
    async (address) => {
      expect(await fetched(network({}), address, { hosts: [new URL(address).host] })).toMatch(
        /which is an address within a private network$/u,
      );
    },
  );

  it('is fetched where an answer leads to, each step judged again', async () => {
    const answers = {
      '/a.xml': leadingTo('/b.xml'),
      '/b.xml': leadingTo(`https://${HOST}/c.xml`),
      '/c.xml': { body: 'a page' },
    };
    expect(await fetched(network(answers))).toBe('a page');
    expect(asked.map((each) => each.split(' ')[1])).toEqual(['/a.xml', '/b.xml', '/c.xml']);
  });

  it.each<[string, string, string]>([
    [
      'another host',
      'https://other.example/b.xml',
      'leads to https://other.example/b.xml, which is on other.example: name it with --host to fetch from there',
    ],
    ['http', `http://${HOST}/b.xml`, `leads to http://${HOST}/b.xml, which is not an https address`],
    ['a file', 'file:///etc/passwd', 'leads to file:///etc/passwd, which is not an https address'],
  ])('is not fetched where an answer leads to %s', async (_name, location, reason) =>
    expect(await fetched(network({ '/a.xml': leadingTo(location) }))).toBe(reason),
  );

  it('is not fetched where a name becomes private on the way', async () => {
    const meanings = [[OPEN], ['127.0.0.1']];
    expect(
      await fetched(network({ '/a.xml': leadingTo('/b.xml') }, () => Promise.resolve(meanings.shift() ?? []))),
    ).toMatch(/within a private network$/u);
    expect(asked).toEqual([`${OPEN} /a.xml`]);
  });

  it('is given up where answers lead round in a circle', async () => {
    expect(await fetched(network({ '/a.xml': leadingTo('/a.xml') }))).toBe(
      'leads from one address to the next without end',
    );
    expect(asked).toHaveLength(6);
  });

  it.each<[string, Answer, string]>([
    ['is not there', { status: 404 }, 'is not there: the site answers 404'],
    ['is not given out', { status: 403 }, 'is not there: the site answers 403'],
    ['leads nowhere', { status: 302 }, 'is not there: the site answers 302'],
    [
      'comes packed, which may unpack to anything',
      { headers: { 'content-encoding': 'gzip' }, body: 'x' },
      'comes packed, which was not asked for',
    ],
    [
      'says that it is too large',
      { headers: { 'content-length': String(MOST + 1) }, body: 'x' },
      'is larger than 1 MB',
    ],
    [
      'is larger than it says',
      { headers: { 'content-length': '1' }, body: 'x'.repeat(MOST + 1) },
      'is larger than 1 MB',
    ],
  ])('is refused where it %s', async (_name, answer, reason) =>
    expect(await fetched(network({ '/a.xml': answer }))).toBe(reason),
  );

  it('is refused with the reason where the line breaks', async () => {
    const broken: Network = { ...network({}), request: () => Promise.reject(new Error('the line is dead')) };
    expect(await fetched(broken)).toBe('cannot be fetched: the line is dead');
  });

  it('is not refused but called off where the operator stops the import', async () => {
    const stop = new AbortController();
    const stopped: Network = {
      ...network({}),
      request: () => (stop.abort(new Error('stopped')), Promise.reject(new Error('the line is dead'))),
    };
    expect(await fetched(stopped, undefined, { signal: stop.signal })).toBe('Error: the line is dead');
  });
});
