import { createHash } from 'node:crypto';
import { lookup } from 'node:dns/promises';
import { createWriteStream } from 'node:fs';
import { rm, utimes } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { socketHost } from '#server/platform/config/hostNames.ts';

import { Rejected } from '../newspapers/IssueDraft.ts';
import { isPublicAddress } from './publicAddress.ts';

/** What may be fetched for one manifest. */
const MOST = { redirects: 5, requests: 2_000, bytes: 10 * 1024 ** 3 };
/** Milliseconds for one file, and in which something of it must come. */
const LONGEST_MS = 300_000;
const QUIET_MS = 30_000;

/** How names become addresses, and addresses answers. */
export interface Network {
  /** Every address of a host. */
  resolve: (host: string) => Promise<readonly string[]>;
  /** Asks one of these addresses and no other, whatever the name in `url` means by then. */
  request: (url: URL, address: string, signal: AbortSignal) => Promise<IncomingMessage>;
}

/** The open internet. */
export const openNetwork: Network = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  request: (url, address, signal) =>
    new Promise((resolve, reject) => {
      const family = isIP(address);
      const pinned: NonNullable<https.RequestOptions['lookup']> = (_host, options, found) =>
        options.all ? found(null, [{ address, family }]) : found(null, address, family);
      const headers = { accept: '*/*', 'accept-encoding': 'identity', 'user-agent': 'Muniment' };
      const asked = https.get(url, { lookup: pinned, agent: false, signal, timeout: QUIET_MS, headers }, resolve);
      asked.once('error', reject).once('timeout', () => asked.destroy(new Error('nothing came for too long')));
    }),
};

const messageOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);

/**
 * Files of other sites. Only `https`, only hosts that the operator has named, only addresses of the open internet, for
 * the first request and for each one that an answer leads to; sizes, numbers and times are bounded.
 */
export class RemoteFiles {
  private readonly hosts: ReadonlySet<string>;
  private readonly network: Network;
  private readonly signal: AbortSignal;
  private requests = 0;
  private bytes = 0;

  /** @param hosts - names, as addresses write them; with a port if it is not 443. */
  constructor(hosts: readonly string[], signal: AbortSignal, network: Network = openNetwork) {
    this.hosts = new Set(hosts.map((host) => host.toLowerCase()));
    this.signal = signal;
    this.network = network;
  }

  /**
   * Fetches a file. The same bytes leave a file of the same time, so that an import tells what it had before.
   *
   * @param mostBytes - of the file.
   * @throws Rejected, named by the address, when it may not be fetched, is not there, or is too large.
   */
  async fetchTo(address: string, file: string, mostBytes: number): Promise<void> {
    const hash = createHash('sha256');
    try {
      const answer = await this.open(address);
      let size = 0;
      const counted = new Transform({
        transform: (chunk: Buffer, _encoding, done) => {
          size += chunk.length;
          this.bytes += chunk.length;
          hash.update(chunk);
          if (size > mostBytes)
            done(new Rejected(address, 0, `is larger than ${Math.round(mostBytes / 1024 ** 2)} MB`));
          else if (this.bytes > MOST.bytes) done(new Rejected(address, 0, 'is beyond what one manifest may name'));
          else done(null, chunk);
        },
      });
      if (Number(answer.headers['content-length'] ?? 0) > mostBytes) {
        answer.destroy();
        throw new Rejected(address, 0, `is larger than ${Math.round(mostBytes / 1024 ** 2)} MB`);
      }
      await pipeline(answer, counted, createWriteStream(file), {
        signal: AbortSignal.any([this.signal, AbortSignal.timeout(LONGEST_MS)]),
      });
      const time = hash.digest().readUInt32BE(0) >>> 1;
      await utimes(file, time, time);
    } catch (error) {
      await rm(file, { force: true });
      if (error instanceof Rejected || this.signal.aborted) throw error;
      throw new Rejected(address, 0, `cannot be fetched: ${messageOf(error)}`);
    }
  }

  private async open(address: string): Promise<IncomingMessage> {
    let url = this.judged(address, address);
    for (let redirects = 0; ; redirects += 1) {
      if ((this.requests += 1) > MOST.requests) throw new Rejected(address, 0, 'is beyond what one manifest may name');
      const answer = await this.network.request(
        url,
        await this.addressOf(url, address),
        AbortSignal.any([this.signal, AbortSignal.timeout(LONGEST_MS)]),
      );
      const { statusCode = 0, headers } = answer;
      if (statusCode === 200 && (headers['content-encoding'] ?? 'identity') === 'identity') return answer;
      answer.destroy();
      if (statusCode < 300 || statusCode > 399 || headers.location === undefined)
        throw new Rejected(
          address,
          0,
          statusCode === 200 ? 'comes packed, which was not asked for' : `is not there: the site answers ${statusCode}`,
        );
      if (redirects === MOST.redirects)
        throw new Rejected(address, 0, 'leads from one address to the next without end');
      url = this.judged(
        URL.canParse(headers.location, url) ? new URL(headers.location, url).href : headers.location,
        address,
      );
    }
  }

  private judged(target: string, address: string): URL {
    const url = URL.canParse(target) ? new URL(target) : null;
    const leads = target === address ? '' : `leads to ${target.slice(0, 200)}, which `;
    if (!url || url.protocol !== 'https:') throw new Rejected(address, 0, `${leads}is not an https address`);
    if (url.username !== '' || url.password !== '') throw new Rejected(address, 0, `${leads}holds a password`);
    if (!this.hosts.has(url.host))
      throw new Rejected(address, 0, `${leads}is on ${url.host}: name it with --host to fetch from there`);
    return url;
  }

  /** An address of the host; none unless all of them are public: a name that is both is made to deceive. */
  private async addressOf(url: URL, address: string): Promise<string> {
    const host = socketHost(url);
    const found = isIP(host) === 0 ? await this.network.resolve(host) : [host];
    const [first] = found;
    if (first === undefined) throw new Rejected(address, 0, `is on ${host}, which has no address`);
    if (!found.every(isPublicAddress))
      throw new Rejected(address, 0, `is on ${host}, which is an address within a private network`);
    return first;
  }
}
