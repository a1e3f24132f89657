// The entry point of a host's commands: `npm start`, `npm run admin` and `npm run billing`. Plain JavaScript, because
// it also runs if only the packages of the built server are installed.
const { spawn } = require('node:child_process');
const { once } = require('node:events');
const { existsSync } = require('node:fs');
const { constants } = require('node:os');
const path = require('node:path');

const ROOT = path.resolve(__dirname, '..');
const SERVER = path.join(ROOT, 'build/server/server.js');

const hasSources = () => existsSync(path.join(ROOT, 'scripts/build.ts'));
const hasBuildPackages = () =>
  ['tsx', 'esbuild', 'webpack'].every((name) => existsSync(path.join(ROOT, 'node_modules', name)));

const NO_BUILD = `There is no build in build/, and the packages that make one are not installed. Either
  install them too:   npm install --include=dev
  or build elsewhere: npm run build, there, and copy its folder build/ to this one.`;
const AS_IT_IS = `Starting what is in build/ as it is: the packages that could build it again are not installed.`;

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Returns the command's exit status. A signal that would end this process also ends the command. */
async function run(words) {
  const command = spawn(process.execPath, words, { cwd: ROOT, stdio: 'inherit' });
  for (const signal of SIGNALS) process.on(signal, () => command.kill(signal));
  const [status, signal] = await once(command, 'exit');
  return status ?? 128 + constants.signals[signal];
}

/** Makes sure that there is a build to start, and rebuilds it from the current sources if possible. */
async function prepareStart() {
  if (hasSources() && hasBuildPackages()) {
    return run(['--import', 'tsx', 'scripts/build.ts', '--before-start']);
  }
  if (!existsSync(SERVER)) {
    console.error(NO_BUILD);
    return 1;
  }
  if (hasSources()) console.log(AS_IT_IS);
  return 0;
}

/** Runs a command from its current source if possible, or else as it was built. */
async function runCommand(name, words) {
  if (hasSources() && hasBuildPackages()) {
    return run(['--import', 'tsx', `scripts/${name}.ts`, ...words]);
  }
  const built = path.join(path.dirname(SERVER), `${name}.js`);
  if (existsSync(built)) return run([built, ...words]);
  console.error(NO_BUILD);
  return 1;
}

const [name, ...words] = process.argv.slice(2);
void (name === 'start' ? prepareStart() : runCommand(name, words)).then((status) => {
  process.exitCode = status;
});
