// What pg says of two statements that are sent to one connection at once goes to the process, which tests do not see.
const { TestEnvironment } = require('jest-environment-node');

module.exports = class extends TestEnvironment {
  warnings = [];
  note = (warning) => {
    if (warning.name === 'DeprecationWarning' && warning.message.includes('client.query()')) this.warnings.push(warning.message);
  };

  async setup() {
    await super.setup();
    process.on('warning', this.note);
  }

  async teardown() {
    process.off('warning', this.note);
    await super.teardown();
    if (this.warnings.length > 0) throw new Error(this.warnings.join('\n'));
  }
};
