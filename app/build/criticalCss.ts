import { parse, type AtRule, type ChildNode, type Root } from 'postcss';

/**
 * Returns the rules that some HTML may need in any state: a theme, focus, a session. A rule is dropped only if it
 * names a class or an element that the HTML lacks. Libraries such as beasties match the HTML as it is and drop the
 * rules of other states.
 */
export function criticalCss(css: string, html: string): string {
  const classes = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, value = '']) =>
      value.replaceAll('&gt;', '>').replaceAll('&amp;', '&').split(/\s+/),
    ),
  );
  const tags = new Set([
    'html',
    'body',
    ...[...html.matchAll(/<([a-z][a-z\d]*)/g)].map(([, tag = '']) => tag),
  ]);
  const sheet = parse(css);
  sheet.walkRules((rule) => {
    if (isKeyframes(rule.parent)) return;
    const selectors = rule.selectors.filter((selector) => {
      const named = namesIn(selector);
      return (
        named.classes.every((name) => classes.has(name)) && named.elements.every((name) => tags.has(name))
      );
    });
    if (selectors.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
  const used = sheet.toString();
  sheet.walkAtRules('keyframes', (keyframes) => {
    if (!new RegExp(String.raw`animation[^;}]*\b${keyframes.params}\b`).test(used)) keyframes.remove();
  });
  removeUnusedVariables(sheet, html);
  removeEmpty(sheet.nodes);
  return sheet.toString();
}

/** Removes custom properties to which neither rules nor the HTML refer, until all are used. */
function removeUnusedVariables(sheet: Root, html: string): void {
  for (let isChanged = true; isChanged;) {
    isChanged = false;
    const used = new Set(
      [...`${sheet.toString()}${html}`.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name),
    );
    sheet.walkDecls(/^--/, (declaration) => {
      if (used.has(declaration.prop)) return;
      const { parent } = declaration;
      declaration.remove();
      if (parent?.nodes.length === 0) parent.remove();
      isChanged = true;
    });
  }
}

const isKeyframes = (node: unknown): boolean =>
  typeof node === 'object' && node !== null && 'name' in node && node.name === 'keyframes';

/** Returns the classes and elements that a match of a selector must be or be inside of. */
function namesIn(selector: string): { classes: string[]; elements: string[] } {
  let text = selector.replaceAll(/\[(?:[^\]"']|"[^"]*"|'[^']*')*\]/g, (attribute, at: number) =>
    // An escaped bracket is part of a class.
    selector[at - 1] === '\\' ? attribute : '',
  );
  // Skips what an element must not have or may contain. `:where` of one selector is that selector.
  for (let shorter = withoutFunctions(text); shorter !== text; shorter = withoutFunctions(text))
    text = shorter;
  const classes = [...text.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) =>
    name.replaceAll(/\\(.)/g, '$1'),
  );
  const bare = text.replaceAll(/[.#](?:\\.|[\w-])+|::?[\w-]+/g, '');
  return { classes, elements: [...bare.matchAll(/(?<![\w-])[a-z][a-z\d]*/g)].map(([name]) => name) };
}

function withoutFunctions(selector: string): string {
  return selector
    .replace(/(?<!\\):where\(([^(),]*)\)/, ' $1 ')
    .replace(/(?<!\\)::?[\w-]+\((?:\\.|[^()\\])*\)/, '');
}

/** Removes conditions and layers without rules; statements such as `@layer base;` stay. */
function removeEmpty(nodes: readonly ChildNode[]): void {
  for (const node of nodes.slice()) {
    if (node.type !== 'atrule' || node.nodes === undefined) continue;
    removeEmpty(node.nodes);
    if (isEmpty(node)) node.remove();
  }
}

const isEmpty = ({ nodes }: AtRule): boolean => nodes?.length === 0;
