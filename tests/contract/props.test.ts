import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { publicModules, sourceFile } from '@app/build/library/publicModules';

const root = process.cwd();
const modules = publicModules(root).filter((module) => /^(?:primitives|patterns)\//.test(module));

/** The props that a module's exported interfaces declare, and whether each is described. */
function propsOf(module: string) {
  const source = ts.createSourceFile(
    module,
    readFileSync(sourceFile(root, module), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  return source.statements
    .filter(ts.isInterfaceDeclaration)
    .filter(
      ({ name, modifiers }) =>
        name.text.endsWith('Props') && modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword),
    )
    .flatMap(({ name, members }) =>
      members.map((member) => ({
        name: `${module} ${name.text}.${member.name?.getText() ?? ''}`,
        isDescribed: ts.getJSDocCommentsAndTags(member).length > 0,
      })),
    );
}

// What Storybook's controls, an editor's hints and the package's declarations tell of a prop is its comment.
test('every prop of a primitive and of a pattern is described', () => {
  const props = modules.flatMap(propsOf);
  expect(props.length).toBeGreaterThan(250);
  expect(props.filter(({ isDescribed }) => !isDescribed).map(({ name }) => name)).toEqual([]);
});
