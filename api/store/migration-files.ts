import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

// One numbered file a version; one that has been released is never changed.
export const MIGRATIONS = path.join(__dirname, 'migrations');

const NAME = /^(?<number>\d{4})-[a-z0-9-]+\.sql$/;

/** A step of the schema: its number and name are those of its file. */
export interface Migration {
  version: number;
  name: string;
  statements: string[];
}

/**
 * The steps in a folder, from 0001 on.
 * @throws where a file has no number, two files have the same one, or one is missing in between
 */
export function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  return names.sort().map((name, index) => {
    const version = numberOf(name);
    const expected = index + 1;
    if (version < expected) {
      throw new Error(`Two migrations have one number: ${names[index - 1] ?? ''} and ${name}.`);
    }
    if (version > expected) {
      throw new Error(`There is no migration ${padded(expected)}, but there is ${name}.`);
    }
    return { version, name, statements: statementsIn(path.join(folder, name)) };
  });
}

/** A migration's number as it stands in file names. */
export const padded = (version: number) => String(version).padStart(4, '0');

function numberOf(name: string): number {
  const version = Number(NAME.exec(name)?.groups?.['number'] ?? 0);
  if (version > 0) return version;
  throw new Error(
    `The migration ${name} has no number from 0001 on: name it such as 0012-what.sql.`,
  );
}

function statementsIn(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  // No statement of ours holds a semicolon at a line's end but its last.
  return text.split(/;\s*\n/).filter((statement) => statement.trim() !== '');
}
