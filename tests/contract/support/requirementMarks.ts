import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { filesUnder } from './sources.ts';

/**
 * A story that shows a requirement, or a test that tests it. A line of its own above it names the requirement:
 *
 *     // shows: CART-02, CART-08           above a story
 *     export const Mixed: Story = …
 *
 *     // tests: CART-02                    above `test(`, `it(`, `describe(` or `test.step(`
 *     test('adds up', …
 *
 * Above the `meta` of a story file, or above any other top-level statement of a test file, it counts for the whole file.
 */
export interface RequirementMark {
  /** `CART-02` */
  id: string;
  /** From the project's root. */
  file: string;
  /** Counted from 1. */
  line: number;
  /** The story's export or the test's title; null for the whole file. */
  name: string | null;
}

/** Any verb: a mark with the wrong one must not be lost. */
const mark = /^\/\/ (\w+): ([A-Z]+-\d+(?:, [A-Z]+-\d+)*)$/;
const markAnywhere = /^\s*\/\/ \w+: [A-Z]+-\d/gm;
const verbOf = (file: string) => (file.startsWith('stories/') ? 'shows' : 'tests');
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

/** Reads every mark. Throws on a mark above no story or test, and on one with the wrong verb. */
export function readRequirementMarks(files: readonly string[] = markedFiles()): RequirementMark[] {
  return files.flatMap((file) => marksIn(file, readFileSync(file, 'utf8')));
}

/** A build reads them several times; between two readings a file may have been edited. */
const parsed = new Map<string, { text: string; marks: RequirementMark[] }>();

/** The marks of one file, by its text. */
export function marksIn(file: string, text: string): RequirementMark[] {
  const known = parsed.get(file);
  if (known?.text === text) return known.marks;
  const marks = parseMarks(file, text);
  parsed.set(file, { text, marks });
  return marks;
}

function parseMarks(file: string, text: string): RequirementMark[] {
  const expected = text.match(markAnywhere)?.length ?? 0;
  if (expected === 0) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const marks: RequirementMark[] = [];
  let read = 0;
  const visit = (node: ts.Node): void => {
    if (ts.isStatement(node) && !ts.isBlock(node)) {
      for (const { pos, end } of ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []) {
        const [, verb, ids] = mark.exec(text.slice(pos, end)) ?? [];
        const subject = ids === undefined ? undefined : subjectOf(node);
        if (verb !== verbOf(file) || ids === undefined || subject === undefined) continue;
        read += 1;
        const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
        for (const id of ids.split(', ')) marks.push({ id, file, line, name: subject.name });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  if (read !== expected)
    throw new Error(
      `${file}: only a line of its own above a story or a test names requirements, after "// ${verbOf(file)}: "`,
    );
  return marks;
}

/** Returns the subject of a statement: a story, a test, or (at the top of a file) the whole file. */
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
