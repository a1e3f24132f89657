export type Rule = readonly [written: RegExp, plain: string | ((...found: string[]) => string)];

/**
 * The text with what each rule finds written as the rule says, in their order. The patterns are global. A group that
 * found nothing is ''.
 */
export function rewritten(text: string, rules: readonly Rule[]): string {
  return rules.reduce(
    (told, [written, plain]) =>
      typeof plain === 'string'
        ? told.replaceAll(written, plain)
        : told.replaceAll(written, (...found: (string | number | undefined)[]) =>
            plain(...found.map((one) => String(one ?? ''))),
          ),
    text,
  );
}
