// jsdom brings no fetch, streams or structuredClone; its own AbortSignal is refused by Node's fetch. It borrows Node's.
const { TestEnvironment } = require('jest-environment-jsdom');

const MISSING = ['FormData', 'Blob', 'TextEncoder', 'TextDecoder', 'ReadableStream', 'TransformStream', 'structuredClone'];
const REPLACED = ['fetch', 'Request', 'Response', 'Headers', 'AbortController', 'AbortSignal'];

/** A listening channel keeps Node alive; a test's must not. */
class QuietChannel extends BroadcastChannel {
  constructor(name) {
    super(name);
    this.unref();
  }
}

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of MISSING) this.global[name] ??= globalThis[name];
    for (const name of REPLACED) this.global[name] = globalThis[name];
    this.global.BroadcastChannel ??= QuietChannel;
    Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto, configurable: true });
  }
};
