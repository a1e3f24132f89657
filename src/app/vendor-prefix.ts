// Browsers of the last five years know these only with a prefix: Safari, and Chrome before 120.
const PREFIXED = new Set(['user-select', 'mask-image', 'backdrop-filter', 'print-color-adjust']);

interface StyleNode {
  type: string;
  props: string | string[];
  value: string;
  return: string;
}

/**
 * Replaces emotion's own prefixes, which are for browsers that cannot run this app: they double the
 * rules, and browsers refuse rules that name another browser's parts one by one.
 */
export function vendorPrefix(node: StyleNode): void {
  if (node.type !== 'decl' || typeof node.props !== 'string' || node.return) return;
  if (PREFIXED.has(node.props)) node.return = `-webkit-${node.value}${node.value}`;
}
