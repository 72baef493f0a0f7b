import { readCssRules } from './cssRules.ts';

/**
 * Returns the selectors of differing rules, without states, so that every affected element matches one. Null if
 * something else differs (an animation, a font, a variable of the document, the order of rules), which may affect
 * anything.
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
  // Equal rules in different texts: the order within a selector, or the text between rules.
  if (changed.length === 0) return null;
  const selectors = changed.map((rule) => widened(rule.slice(rule.indexOf('\0') + 1)));
  return selectors.some((selector) => selector === null)
    ? null
    : [...new Set(selectors.flatMap((each) => each ?? []))];
}

/** Removes pseudo-classes and pseudo-elements; null if nothing is left to match. */
function widened(selector: string): string | null {
  // A colon in an attribute's value is no state.
  if (/\[[^\]]*:/.test(selector)) return null;
  let text = selector;
  // Innermost first: `:is(:not(.a), .b)`.
  for (let shorter = withoutPseudo(text); shorter !== text; shorter = withoutPseudo(text)) text = shorter;
  // Any element may be next to or inside of it.
  text = text.replace(/[\s>+~]+$/, '');
  const isOfSome = /^[.#[a-z]/i.test(text) && !/^(?:html|body)\b/i.test(text);
  // A state between two combinators leaves no selector there.
  return isOfSome && !/[&@:()]|[>+~]\s*[>+~]/.test(text.replaceAll(/\\./g, '')) ? text : null;
}

function withoutPseudo(selector: string): string {
  return selector.replaceAll(/(?<!\\)::?[\w-]+(?:\([^()]*\)|(?![\w(-]))/g, '').trim();
}
