import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { filesUnder } from './sources.ts';

/** Queries that find something by its text: `findByText('…')`, `{ name: '…' }`, `toHaveTextContent('…')`. */
const asksByText =
  /^((get|find|query)(All)?By(Text|LabelText|PlaceholderText|DisplayValue|AltText|Title)|toHaveTextContent|toHaveAccessible(Name|Description)|selectOptions)$/;

/** The texts of every message in every language, with the message's key; what has arguments stands for itself alone. */
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

/** Whether a text is what something on the page is looked for by. */
function isLookedFor(text: ts.Node): boolean {
  const { parent } = text;
  if (ts.isCallExpression(parent)) return asksByText.test(nameOf(parent));
  const call = parent.parent.parent;
  if (!ts.isPropertyAssignment(parent) || !ts.isCallExpression(call)) return false;
  return nameOf(call).endsWith('ByRole') && /^(name|description)$/.test(parent.name.getText());
}

/** `/Оплатить/i` asks for what has it anywhere. */
function wordsOf(pattern: string): string {
  return pattern.replace(/^\/\^?|\$?\/\w*$/g, '').replaceAll('\\', '');
}

/**
 * The texts by which a story file's plays look for what the portal says: of a message, or in Cyrillic. They hang on a
 * language. What the file itself gives its story to say, as `label: 'Город'` among args, is no message, and stays the
 * same in every one.
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
