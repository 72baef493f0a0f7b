import { list, parse, type ChildNode } from 'postcss';

/** Declarations by conditions (`@media …`, `@layer …`) and a selector, separated by NUL. */
export type CssRules = ReadonlyMap<string, string>;

const conditional = /^@(media|supports|layer|container|starting-style|scope)\b/;

/**
 * Splits a stylesheet into rules with one selector each: `.a, .b` become two. Rules with equal names are joined in
 * order.
 */
export function readCssRules(css: string): CssRules {
  const rules = new Map<string, string>();
  const walk = (nodes: readonly ChildNode[], conditions: string, outer: string) => {
    const declarations: string[] = [];
    for (const node of nodes) {
      if (node.type === 'comment') continue;
      if (node.type === 'decl' || !node.nodes) {
        declarations.push(node.toString());
        continue;
      }
      const name = node.type === 'rule' ? node.selector : `@${node.name} ${node.params}`.trim();
      if (conditional.test(name)) walk(node.nodes, `${conditions}${name} `, outer);
      else walk(node.nodes, conditions, `${outer}${name} `);
    }
    if (declarations.length === 0) return;
    for (const selector of list.comma(outer)) {
      const name = `${conditions}\0${selector}`;
      const known = rules.get(name);
      rules.set(name, [...(known === undefined ? [] : [known]), ...declarations].join(';'));
    }
  };
  walk(parse(css).nodes, '', '');
  return rules;
}
