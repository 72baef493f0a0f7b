import { readCssRules, type CssRules } from './cssRules.ts';

/** How far a change of style reaches: every story, or those that name one of these classes or variables. */
export type StyleReach = 'everything' | { classes: ReadonlySet<string>; variables: ReadonlySet<string> };

/**
 * What the differences between two sheets reach. A class of its own reaches those who name it; a variable, those who
 * use it, through other variables too; anything else (an element, a font, the order of rules) may reach everything.
 */
export function styleReach(before: string, after: string): StyleReach {
  const classes = new Set<string>();
  const variables = new Set<string>();
  if (before === after) return { classes, variables };
  const sheets = [readCssRules(before), readCssRules(after)] as const;
  const [was, is] = sheets;
  const strays: string[] = [];
  const reachBy = (rule: string) => {
    const named = classOf(rule);
    if (named === null) strays.push(rule);
    else classes.add(named);
  };

  for (const rule of new Set([...was.keys(), ...is.keys()])) {
    const [old = '', now = ''] = [was.get(rule), is.get(rule)];
    if (old === now) continue;
    const registered = /\0@property (--[\w-]+)$/.exec(rule)?.[1];
    const changed = registered === undefined ? changedVariables(old, now) : new Set([registered]);
    if (changed === null) reachBy(rule);
    else for (const variable of changed) variables.add(variable);
  }
  spread(sheets, variables);
  for (const sheet of sheets)
    for (const [rule, body] of sheet)
      if (usesAny(body, variables) && changedVariables('', body) === null) reachBy(rule);

  const shared = sheets.map((sheet, index) =>
    [...sheet.keys()].filter((rule) => sheets[1 - index]?.has(rule)),
  );
  const isReordered = shared[0]?.join() !== shared[1]?.join() || (variables.size === 0 && classes.size === 0);
  return strays.length > 0 || isReordered ? 'everything' : { classes, variables };
}

/** The variables that differ, when a rule holds nothing but variables; else null. */
function changedVariables(before: string, after: string): Set<string> | null {
  const [was, is] = [declarationsOf(before), declarationsOf(after)];
  const names = [...was.keys(), ...is.keys()];
  if (names.length === 0 || names.some((name) => !name.startsWith('--'))) return null;
  return new Set(names.filter((name) => was.get(name) !== is.get(name)));
}

function declarationsOf(body: string): Map<string, string> {
  const declarations = new Map<string, string>();
  for (const declaration of body.split(/;(?![^(]*\))/)) {
    const colon = declaration.indexOf(':');
    if (colon > 0) declarations.set(declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim());
  }
  return declarations;
}

/** Adds the variables that are made of those. */
function spread(sheets: readonly CssRules[], variables: Set<string>): void {
  if (variables.size === 0) return;
  const made = sheets.flatMap((sheet) =>
    [...sheet.values()].flatMap((body) =>
      [...declarationsOf(body)].filter(([name]) => name.startsWith('--')),
    ),
  );
  for (let size = -1; size !== variables.size;) {
    size = variables.size;
    for (const [name, value] of made) if (usesAny(value, variables)) variables.add(name);
  }
}

function usesAny(text: string, variables: ReadonlySet<string>): boolean {
  if (variables.size === 0 || !text.includes('var(')) return false;
  return [...text.matchAll(/var\(\s*(--[\w-]+)/g)].some(([, name = '']) => variables.has(name));
}

/** The class that whatever a rule styles must name itself or stand under; null when there is none. */
function classOf(rule: string): string | null {
  const selector = rule.slice(rule.indexOf('\0') + 1);
  const found = /^\.((?:\\[\da-f]{1,6} ?|\\.|[\w-])+)/i.exec(selector)?.[1];
  if (found === undefined) return null;
  return found.replaceAll(/\\(?:([\da-f]{1,6}) ?|(.))/gi, (_all, code?: string, character = '') =>
    code === undefined ? String(character) : String.fromCodePoint(Number.parseInt(code, 16)),
  );
}
