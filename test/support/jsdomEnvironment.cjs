// jsdom brings no fetch, streams or structuredClone; its own AbortSignal is refused by Node's fetch. It borrows Node's.
const { TestEnvironment } = require('jest-environment-jsdom');

const MISSING = [
  'FormData',
  'Blob',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'TransformStream',
  'structuredClone',
];
const REPLACED = ['fetch', 'Request', 'Response', 'Headers', 'AbortController', 'AbortSignal'];

/** Node's channels reach from one test file into the next: each file's are closed with its window. */
const closingChannels = () => {
  const open = new Set();
  class FileChannel extends BroadcastChannel {
    constructor(name) {
      super(name);
      // A listening channel keeps Node alive; a test's must not.
      this.unref();
      open.add(this);
    }
  }
  return { FileChannel, closeAll: () => open.forEach((channel) => channel.close()) };
};

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of MISSING) this.global[name] ??= globalThis[name];
    for (const name of REPLACED) this.global[name] = globalThis[name];
    this.channels = closingChannels();
    this.global.BroadcastChannel ??= this.channels.FileChannel;
    Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto, configurable: true });
  }

  async teardown() {
    this.channels?.closeAll();
    await super.teardown();
  }
};
