import type { InjectOptions, LightMyRequestResponse } from 'fastify';

interface Cookie {
  name: string;
  value: string;
  path: string;
}

/** Who answers its requests: an application, or a way to one. */
interface Answering {
  inject(options: InjectOptions): Promise<LightMyRequestResponse>;
}

/** What a browser does between a page and the server, without one: keeps cookies by path and names its origin. */
export class TestBrowser {
  readonly #app: Answering;
  readonly #origin: string;
  #cookies: Cookie[] = [];

  constructor(app: Answering, origin: string) {
    this.#app = app;
    this.#origin = origin;
  }

  /** The value of a cookie, or undefined. */
  cookie(name: string): string | undefined {
    return this.#cookies.find((cookie) => cookie.name === name)?.value;
  }

  /** The Cookie header for a path. */
  cookiesFor(path: string): string {
    return this.#cookies
      .filter((cookie) => path.startsWith(cookie.path))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
  }

  /** One request; redirects are not followed. An address of the own origin is asked for by its path. */
  async request(options: InjectOptions & { url: string }): Promise<LightMyRequestResponse> {
    const url = options.url.replace(this.#origin, '');
    const answer = await this.#app.inject({
      ...options,
      url,
      headers: { host: new URL(this.#origin).host, cookie: this.cookiesFor(url), ...options.headers },
    });
    this.#keep(answer.headers['set-cookie']);
    return answer;
  }

  /** What a page's script posts as JSON. */
  post(url: string, payload: object, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> {
    return this.request({
      url,
      method: 'POST',
      payload,
      headers: { origin: this.#origin, 'sec-fetch-site': 'same-origin', ...headers },
    });
  }

  #keep(header: string | string[] | undefined): void {
    for (const line of [header ?? []].flat()) {
      const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
      const at = pair.indexOf('=');
      const attribute = (name: string) =>
        attributes.find((text) => text.toLowerCase().startsWith(`${name}=`))?.slice(name.length + 1);
      const cookie = { name: pair.slice(0, at), value: pair.slice(at + 1), path: attribute('path') ?? '/' };
      this.#cookies = this.#cookies.filter((kept) => kept.name !== cookie.name || kept.path !== cookie.path);
      const isGone = attribute('max-age') === '0' || new Date(attribute('expires') ?? '9999-01-01') <= new Date();
      if (!isGone) this.#cookies.push(cookie);
    }
  }
}
