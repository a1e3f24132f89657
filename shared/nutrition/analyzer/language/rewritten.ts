export type Rule = readonly [written: RegExp, plain: string | ((...found: string[]) => string)];

/** The text with what each rule finds written as the rule says, in their order. The patterns are global. */
export function rewritten(text: string, rules: readonly Rule[]): string {
  return rules.reduce(
    (told, [written, plain]) =>
      typeof plain === 'string'
        ? told.replaceAll(written, plain)
        : told.replaceAll(written, (...found) => plain(...found.map(String))),
    text,
  );
}
