/**
 * Public API of the library as text, one file per folder: all exports with their types, without comments. It is
 * committed, so that reviews show changes. `npm run api` writes it.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { readTokens } from '../../../src/tokens/readTokens.ts';
import { declarationsOf } from './declarations.ts';
import { publicModules, rooms } from './publicModules.ts';

/** Folder of the reports, from the project's root. */
export const reportFolder = 'app/build/library/api';

const printer = ts.createPrinter({ removeComments: true });

/** Removes destructuring from parameters and sorts unions, whose order depends on the rest of the program. */
function withStableTypes(context: ts.TransformationContext): ts.Transformer<ts.SourceFile> {
  const textOf = (node: ts.Node) => printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile());
  const visit = (node: ts.Node): ts.Node => {
    if (ts.isParameter(node) && ts.isObjectBindingPattern(node.name))
      return ts.factory.updateParameterDeclaration(
        node,
        node.modifiers,
        node.dotDotDotToken,
        'props',
        node.questionToken,
        node.type,
        node.initializer,
      );
    if (ts.isUnionTypeNode(node) && node.types.every(ts.isLiteralTypeNode))
      return ts.factory.updateUnionTypeNode(
        node,
        ts.factory.createNodeArray(
          node.types
            .map((type) => ({ type, text: textOf(type) }))
            .toSorted((one, other) => (one.text < other.text ? -1 : 1))
            .map(({ type }) => type),
        ),
      );
    return ts.visitEachChild(node, visit, context);
  };
  return (source) => ts.visitEachChild(source, visit, context);
}

/** Returns the declarations of a module without its imports. */
function surfaceOf(name: string, declaration: string): string {
  const source = ts.createSourceFile(name, declaration, ts.ScriptTarget.Latest, true);
  const statements = ts.transform(source, [withStableTypes]).transformed[0]?.statements ?? [];
  return statements
    .filter((statement) => !ts.isImportDeclaration(statement) && !isEmptyExport(statement))
    .map((statement) => printer.printNode(ts.EmitHint.Unspecified, statement, source))
    .join('\n');
}

/** Whether a statement is `export {}`, which only marks a file as a module. */
function isEmptyExport(statement: ts.Statement): boolean {
  return (
    ts.isExportDeclaration(statement) &&
    statement.exportClause !== undefined &&
    ts.isNamedExports(statement.exportClause) &&
    statement.exportClause.elements.length === 0
  );
}

/** Returns the reports by file name. */
export function apiReports(root: string): ReadonlyMap<string, string> {
  const modules = publicModules(root);
  const declarations = declarationsOf(root, modules);
  const tokens = readTokens(readFileSync(join(root, 'src/tokens/tokens.css'), 'utf8'));
  const reports = rooms.map((room) => {
    const sections = modules
      .filter((module) => module.startsWith(`${room}/`))
      .map((module) => `=== ${module}\n${surfaceOf(module, declarations.get(`${module}.d.ts`) ?? '')}\n`);
    return [`${room}.txt`, sections.join('\n')] as const;
  });
  return new Map([...reports, ['tokens.txt', tokens.map(({ name }) => `--${name}\n`).join('')]]);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const root = process.cwd();
  mkdirSync(join(root, reportFolder), { recursive: true });
  for (const [file, text] of apiReports(root)) writeFileSync(join(root, reportFolder, file), text);
}
