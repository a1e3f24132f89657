/** What is wrong with the options of a command, as text; undefined for another kind of error. */
export function wordsOfOptions(error: unknown): string | undefined {
  const { code = '', message } = error as NodeJS.ErrnoException;
  if (!code.startsWith('ERR_PARSE_ARGS_')) return undefined;
  const [, name = ''] = /'([^' ]*)/.exec(message) ?? [];
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return `There is no option '${name}'.`;
  if (code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL') return `'${name}' is too much.`;
  return message.includes('does not take')
    ? `'${name}' takes no value.`
    : `'${name}' needs a value.`;
}
