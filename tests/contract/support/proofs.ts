import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { filesUnder } from './sources.ts';

/**
 * What shows or proves a requirement. It says so in a line of its own above it, nowhere else:
 *
 *     // tests: CART-02, CART-08
 *     export const Mixed: Story = …        (or `test(`, `it(`, `describe(`, `test.step(`)
 *
 * Above the `meta` of a story file, or above any other top-level statement of a test file, it speaks for the whole file.
 */
export interface Proof {
  /** `CART-02` */
  id: string;
  /** From the project's root. */
  file: string;
  /** Counted from 1. */
  line: number;
  /** The story's export or the test's title; null for the whole file. */
  name: string | null;
}

const mark = /^\/\/ proves: (.+)$/;
const markAnywhere = /^\s*\/\/ proves: /gm;
const runners = new Set(['test', 'it', 'describe']);

/** Every story file and every file with tests in it. */
function markedFiles(): string[] {
  return [
    ...filesUnder('stories', /\.stories\.tsx$/),
    ...filesUnder('tests', /(\.(test|spec)\.tsx?|Suite\.ts)$/).filter(
      (file) => !file.startsWith('tests/contract/bad/'),
    ),
  ];
}

/** All proofs there are. Throws on a mark that stands above nothing that could prove something. */
export function readProofs(files: readonly string[] = markedFiles()): Proof[] {
  return files.flatMap((file) => proofsIn(file, readFileSync(file, 'utf8')));
}

/** A build asks for them three times; in between a file may have been edited. */
const read = new Map<string, { text: string; proofs: Proof[] }>();

/** The proofs of one file, by its text. */
export function proofsIn(file: string, text: string): Proof[] {
  const known = read.get(file);
  if (known?.text === text) return known.proofs;
  const proofs = parseProofs(file, text);
  read.set(file, { text, proofs });
  return proofs;
}

function parseProofs(file: string, text: string): Proof[] {
  const marks = text.match(markAnywhere)?.length ?? 0;
  if (marks === 0) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const proofs: Proof[] = [];
  let read = 0;
  const visit = (node: ts.Node): void => {
    if (ts.isStatement(node) && !ts.isBlock(node)) {
      for (const { pos, end } of ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []) {
        const [, ids] = mark.exec(text.slice(pos, end)) ?? [];
        const subject = ids === undefined ? undefined : subjectOf(node);
        if (ids === undefined || subject === undefined) continue;
        read += 1;
        const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
        for (const id of ids.split(',')) proofs.push({ id: id.trim(), file, line, name: subject.name });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  if (read !== marks) throw new Error(`${file}: a "proves" stands above no story and no test`);
  return proofs;
}

/** What a statement is: a story, a test, or (at the top of a file) a word for the whole file. */
function subjectOf(node: ts.Statement): { name: string | null } | undefined {
  if (
    ts.isVariableStatement(node) &&
    node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  ) {
    const [declaration] = node.declarationList.declarations;
    return declaration && ts.isIdentifier(declaration.name) ? { name: declaration.name.text } : undefined;
  }
  const title = ts.isExpressionStatement(node) ? titleOf(node.expression) : undefined;
  if (title !== undefined) return { name: title };
  return ts.isSourceFile(node.parent) ? { name: null } : undefined;
}

/** The title of `test('…')`, `await test.step('…')`, `describe.each(…)('…')`. */
function titleOf(expression: ts.Expression): string | undefined {
  const call = ts.isAwaitExpression(expression) ? expression.expression : expression;
  if (!ts.isCallExpression(call)) return undefined;
  let root: ts.Expression = call.expression;
  while (ts.isCallExpression(root) || ts.isPropertyAccessExpression(root)) root = root.expression;
  if (!ts.isIdentifier(root) || !runners.has(root.text)) return undefined;
  const [title] = call.arguments;
  if (!title) return undefined;
  return ts.isStringLiteralLike(title) ? title.text : title.getText().replaceAll('`', '');
}
