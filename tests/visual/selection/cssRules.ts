/** A rule's conditions (`@media …`, `@layer …`) and one of its selectors, apart by a NUL; what stands between its braces. */
export type CssRules = ReadonlyMap<string, string>;

const conditional = /^@(media|supports|layer|container|starting-style|scope)\b/;

/**
 * Splits a sheet into its rules, each with one selector: `.a, .b` are two. Rules of one name are taken together, in
 * their order.
 */
export function readCssRules(css: string): CssRules {
  const rules = new Map<string, string>();
  const add = (conditions: string, selector: string, body: string) => {
    for (const one of splitAtCommas(selector)) {
      const name = `${conditions}\0${one}`;
      const known = rules.get(name);
      rules.set(name, known === undefined ? body : `${known};${body}`);
    }
  };
  const walk = (text: string, conditions: string, outer: string) => {
    let start = 0;
    let declarations = '';
    for (let at = 0; at < text.length; at += 1) {
      at = skipped(text, at);
      if (text[at] === ';') {
        declarations += text.slice(start, at + 1);
        start = at + 1;
      } else if (text[at] === '{') {
        const end = endOfBlock(text, at);
        const name = text.slice(start, at).trim();
        const inside = text.slice(at + 1, end);
        if (conditional.test(name)) walk(inside, `${conditions}${name} `, outer);
        else if (inside.includes('{')) walk(inside, conditions, `${outer}${name} `);
        else add(conditions, `${outer}${name}`, inside);
        at = end;
        start = end + 1;
      }
    }
    declarations += text.slice(start);
    if (declarations.trim() !== '') add(conditions, outer.trimEnd(), declarations.trim());
  };
  walk(css, '', '');
  return rules;
}

/** The same place, or the last character of what begins there and is no syntax: an escape, a string, a comment. */
function skipped(text: string, at: number): number {
  const character = text[at];
  if (character === '\\') return at + 1;
  if (character === '"' || character === "'") return endOfString(text, at);
  if (character !== '/' || text[at + 1] !== '*') return at;
  const end = text.indexOf('*/', at + 2);
  return end === -1 ? text.length : end + 1;
}

function splitAtCommas(selector: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < selector.length; at += 1) {
    at = skipped(selector, at);
    const character = selector[at];
    if (character === '(' || character === '[') depth += 1;
    else if (character === ')' || character === ']') depth -= 1;
    else if (character === ',' && depth === 0) {
      parts.push(selector.slice(start, at).trim());
      start = at + 1;
    }
  }
  return [...parts, selector.slice(start).trim()];
}

function endOfString(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === text[from]) return at;
  }
  return text.length;
}

function endOfBlock(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    at = skipped(text, at);
    if (text[at] === '{') depth += 1;
    else if (text[at] === '}') {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  return text.length;
}
