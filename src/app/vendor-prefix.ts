// What a browser of the last five years knows under its prefix only: Safari, and Chrome before 120.
const PREFIXED = new Set(['user-select', 'mask-image', 'backdrop-filter', 'print-color-adjust']);

interface StyleNode {
  type: string;
  props: string | string[];
  value: string;
  return: string;
}

/**
 * Takes the place of emotion's own prefixes: those are for browsers that cannot run this app. They
 * double the rules, and rules that name another browser's parts are refused one by one.
 */
export function vendorPrefix(node: StyleNode): void {
  if (node.type !== 'decl' || typeof node.props !== 'string' || node.return) return;
  if (PREFIXED.has(node.props)) node.return = `-webkit-${node.value}${node.value}`;
}
