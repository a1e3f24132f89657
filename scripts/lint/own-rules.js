// Rules of this repository, as an ESLint plugin.
const { createHash } = require('node:crypto');
const { readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');

const FOLDER = path.join(__dirname, 'rules');
const files = readdirSync(FOLDER).filter((file) => file.endsWith('.js'));

const hash = createHash('sha256');
for (const file of files) hash.update(readFileSync(path.join(FOLDER, file)));
hash.update(readFileSync(path.join(__dirname, 'named-otherwise.json')));

module.exports = {
  // ESLint uses the version to decide whether its cache is still valid.
  meta: { name: 'platelog', version: hash.digest('hex').slice(0, 12) },
  rules: Object.fromEntries(
    files.map((file) => [path.basename(file, '.js'), require(path.join(FOLDER, file))]),
  ),
};
