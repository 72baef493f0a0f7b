import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { filesUnder } from './sources.ts';

/** Queries that find something by its text: `findByText('…')`, `{ name: '…' }`, `toHaveTextContent('…')`. */
const asksByText =
  /^((get|find|query)(All)?By(Text|LabelText|PlaceholderText|DisplayValue|AltText|Title)|toHaveTextContent|toHaveAccessible(Name|Description)|selectOptions)$/;

/** Returns the texts of all messages in all languages by key; those with arguments only match literally. */
export function readTexts(): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const path of filesUnder('src/i18n/messages', /\.json$/))
    for (const [key, text] of Object.entries(JSON.parse(readFileSync(path, 'utf8')) as object))
      if (typeof text === 'string') texts.set(text, key);
  return texts;
}

/** The name of what is called: `getByText` of `canvas.getByText(…)`. */
function nameOf(call: ts.CallExpression): string {
  const { expression } = call;
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
}

/** Whether a text is used to find something on the page. */
function isLookedFor(text: ts.Node): boolean {
  const { parent } = text;
  if (ts.isCallExpression(parent)) return asksByText.test(nameOf(parent));
  const call = parent.parent.parent;
  if (!ts.isPropertyAssignment(parent) || !ts.isCallExpression(call)) return false;
  return nameOf(call).endsWith('ByRole') && /^(name|description)$/.test(parent.name.getText());
}

/** `/Оплатить/i` finds every text that contains it. */
function wordsOf(pattern: string): string {
  return pattern.replace(/^\/\^?|\$?\/\w*$/g, '').replaceAll('\\', '');
}

/**
 * Finds texts of plays that depend on a language: portal messages or Cyrillic text. Text in the story's own data, such
 * as `label: 'Город'` in args, is the same in every language.
 */
export function textsLookedFor(file: string, text: string, messages: ReadonlyMap<string, string>): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const own = new Set<string>();
  const lookedFor: { words: string; line: number }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isRegularExpressionLiteral(node) || ts.isJsxText(node)) {
      const words = ts.isRegularExpressionLiteral(node) ? wordsOf(node.text) : node.text.trim();
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      if (!ts.isJsxText(node) && isLookedFor(node)) lookedFor.push({ words, line });
      else own.add(words);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return lookedFor
    .filter(({ words }) => !own.has(words))
    .filter(({ words }) => messages.has(words) || /\p{Script=Cyrillic}/u.test(words))
    .map(({ words, line }) => `${file}:${line} ${words} (${messages.get(words) ?? 'in Cyrillic'})`);
}
