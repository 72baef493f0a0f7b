import { readCssRules } from './cssRules.ts';

/**
 * Selectors of the rules that differ between two style sheets, widened until none hangs on a state: whatever a changed
 * rule can style fits one of them. Null when something else differs (an animation, a font, a variable of the document,
 * the order of rules), which may reach anything.
 */
export function changedSelectors(before: string, after: string): readonly string[] | null {
  if (before === after) return [];
  const sheets = [readCssRules(before), readCssRules(after)] as const;
  const [was, is] = sheets;
  const [oldOrder, newOrder] = sheets.map((sheet, index) =>
    [...sheet.keys()].filter((rule) => sheets[1 - index]?.has(rule)).join('\n'),
  );
  if (oldOrder !== newOrder) return null;
  const changed = [...new Set([...was.keys(), ...is.keys()])].filter(
    (rule) => was.get(rule) !== is.get(rule),
  );
  // The same rules, and yet another text: their order within a selector, or what is between them.
  if (changed.length === 0) return null;
  const selectors = changed.map((rule) => widened(rule.slice(rule.indexOf('\0') + 1)));
  return selectors.some((selector) => selector === null)
    ? null
    : [...new Set(selectors.flatMap((each) => each ?? []))];
}

/** Without its pseudo-classes and pseudo-elements; null when that leaves nothing to tell elements by. */
function widened(selector: string): string | null {
  // A colon in an attribute's value is no state.
  if (/\[[^\]]*:/.test(selector)) return null;
  let text = selector;
  // From the inside out: `:is(:not(.a), .b)`.
  for (let shorter = withoutPseudo(text); shorter !== text; shorter = withoutPseudo(text)) text = shorter;
  // Whatever stands there, there is something that it stands beside or in.
  text = text.replace(/[\s>+~]+$/, '');
  const isOfSome = /^[.#[a-z]/i.test(text) && !/^(?:html|body)\b/i.test(text);
  // A state alone, between two combinators, leaves none there.
  return isOfSome && !/[&@:()]|[>+~]\s*[>+~]/.test(text.replaceAll(/\\./g, '')) ? text : null;
}

function withoutPseudo(selector: string): string {
  return selector.replaceAll(/(?<!\\)::?[\w-]+(?:\([^()]*\)|(?![\w(-]))/g, '').trim();
}
