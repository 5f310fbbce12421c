// A CSS module in tests: every class is called by its own name.
module.exports = new Proxy(
  {},
  {
    get: (_target, key) => (key === '__esModule' ? true : key === 'default' ? module.exports : String(key)),
  },
);
