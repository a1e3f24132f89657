const { default: Sequencer } = require('@jest/test-sequencer');

// Tests that take half a minute or more start first, then those that start many programs, then the groups of the API:
// at the end they would leave the other cores idle. On a fresh machine Jest has no durations and uses file sizes, which
// mean nothing for a group.
const SLOW = [
  ...['test/sync/', 'test/attacks/', 'test/crash/', 'test/photos/', 'one-server'],
  ...['scripts/admin', 'test/nodes/', 'api/server', 'api/from', 'shared/from'],
];

module.exports = class SlowTestsFirst extends Sequencer {
  sort(tests) {
    const rank = ({ path }) => {
      const at = SLOW.findIndex((part) => path.includes(part));
      return at < 0 ? SLOW.length : at;
    };
    return [...super.sort(tests)].sort((a, b) => rank(a) - rank(b));
  }
};
