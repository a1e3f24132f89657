import { packagesOf, type BundledPackage } from './packages';

const RULE = '='.repeat(80);

/** The name of the file, with the client and with the server. */
export const NOTICES_FILE = 'third-party-notices.txt';

/**
 * What the licenses of bundled packages require to be passed on: names, versions and texts.
 * @param what name of the bundle
 * @param files all files in it
 */
export function thirdPartyNotices(what: string, files: readonly string[]): string {
  const packages = packagesOf(files);
  const head = `${what} holds parts of ${packages.length} packages by others, under these licenses.`;
  return `${[head, ...packages.map(noticeOf)].join(`\n\n${RULE}\n`)}\n`;
}

function noticeOf({ name, version, license, source, author, texts }: BundledPackage): string {
  const facts = [`${name} ${version}`, `License: ${license}`];
  if (source !== undefined) facts.push(`Source: ${source}`);
  if (author !== undefined) facts.push(`Author: ${author}`);
  return [facts.join('\n'), ...texts].join('\n\n');
}
