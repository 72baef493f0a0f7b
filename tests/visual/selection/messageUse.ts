/** Returns the keys of messages that differ in any language. */
export function changedMessages(
  before: Readonly<Record<string, Readonly<Record<string, string>>>>,
  after: Readonly<Record<string, Readonly<Record<string, string>>>>,
): Set<string> {
  const changed = new Set<string>();
  for (const file of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [was = {}, is = {}] = [before[file], after[file]];
    for (const key of new Set([...Object.keys(was), ...Object.keys(is)]))
      if (was[key] !== is[key]) changed.add(key);
  }
  return changed;
}

/**
 * Returns a test whether code may use one of these messages: it contains the key, a matching template, or a prefix
 * that ends in a dot.
 */
export function makeMessageUse(keys: ReadonlySet<string>): (code: string) => boolean {
  if (keys.size === 0) return () => false;
  const beginnings = new Set<string>();
  for (const key of keys)
    for (let dot = key.indexOf('.'); dot !== -1; dot = key.indexOf('.', dot + 1))
      beginnings.add(key.slice(0, dot + 1));
  return (code) => {
    for (const [, , text = ''] of code.matchAll(/(['"`])((?:\\.|(?!\1)[^\\\n])*)\1/g))
      if (keys.has(text) || beginnings.has(text)) return true;
    for (const [, template = ''] of code.matchAll(/`((?:\\.|[^`\\])*\$\{(?:\\.|[^`\\])*)`/g)) {
      const pattern = patternOf(template);
      if (pattern !== null && [...keys].some((key) => pattern.test(key))) return true;
    }
    return false;
  };
}

/** Returns a pattern for a template's possible keys; null if it has no text that identifies a key. */
function patternOf(template: string): RegExp | null {
  const parts = template.split(/\$\{[^}]*\}/);
  if (parts.every((part) => part === '') || parts.some((part) => /[^\w.-]/.test(part))) return null;
  return new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('[\\w.-]*')}$`);
}
