// Some browsers of the last five years need a prefix for these: Safari, and Chrome before 120.
const PREFIXED = new Set(['user-select', 'mask-image', 'backdrop-filter', 'print-color-adjust']);

interface StyleNode {
  type: string;
  props: string | string[];
  value: string;
  return: string;
}

/**
 * Replaces emotion's own prefixes, which are for browsers that cannot run this app. They would double the rules,
 * and browsers reject rules that contain another browser's selectors.
 */
export function vendorPrefix(node: StyleNode): void {
  if (node.type !== 'decl' || typeof node.props !== 'string' || node.return) return;
  if (PREFIXED.has(node.props)) node.return = `-webkit-${node.value}${node.value}`;
}
