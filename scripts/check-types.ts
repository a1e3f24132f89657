// Checks each program with the libraries of its own runtime: a `window` in the worker fails here. Prints an error in a
// file of several programs once. Skips what has not changed since the last run.
import ts from 'typescript';

import { CHECK_CACHE } from './check-cache';

// `test` also contains scripts and benchmarks.
const PROGRAMS = ['shared', 'src', 'sw', 'api', 'test'];
const CACHE = `${CHECK_CACHE}/types`;

/** The libraries' declarations, which are the same in every program. */
const declarations = new Map<string, ts.SourceFile>();

function hostOf(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createIncrementalCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (name, language, ...others) => {
    if (!name.endsWith('.d.ts') && !name.endsWith('.json')) return read(name, language, ...others);
    const format = typeof language === 'object' ? language.impliedNodeFormat : undefined;
    const key = `${String(format)} ${name}`;
    const known = declarations.get(key) ?? read(name, language, ...others);
    if (known) declarations.set(key, known);
    return known;
  };
  return host;
}

function check(program: string): readonly ts.Diagnostic[] {
  const parsed = ts.getParsedCommandLineOfConfigFile(
    `${program}/tsconfig.json`,
    { noEmit: true, incremental: true, tsBuildInfoFile: `${CACHE}/${program}.tsbuildinfo` },
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
        throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
      },
    },
  );
  if (!parsed) throw new Error(`${program}/tsconfig.json cannot be read.`);
  const built = ts.createIncrementalProgram({
    rootNames: parsed.fileNames,
    options: parsed.options,
    configFileParsingDiagnostics: parsed.errors,
    host: hostOf(parsed.options),
  });
  const errors = [
    ...built.getConfigFileParsingDiagnostics(),
    ...built.getOptionsDiagnostics(),
    ...built.getSyntacticDiagnostics(),
    ...built.getGlobalDiagnostics(),
    ...built.getSemanticDiagnostics(),
  ];
  // Writes only the state for the next run.
  built.emit();
  return errors;
}

function main(): void {
  const format: ts.FormatDiagnosticsHost = {
    getCanonicalFileName: (name) => name,
    getCurrentDirectory: () => process.cwd(),
    getNewLine: () => '\n',
  };
  const found = PROGRAMS.flatMap((program) => [...check(program)]);
  const errors = new Set(found.map((error) => ts.formatDiagnostic(error, format)));
  for (const error of errors) process.stderr.write(error);
  if (errors.size > 0) console.error(`${errors.size} type errors.`);
  process.exitCode = errors.size > 0 ? 1 : 0;
}

main();
