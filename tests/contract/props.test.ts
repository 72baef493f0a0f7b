import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { publicModules, sourceFile } from '@app/build/library/publicModules';

const root = process.cwd();
// The shells' and the palette's views are no props: they are described where they are made.
const modules = publicModules(root).filter(
  (module) =>
    /^(?:primitives|components|patterns)\//.test(module) &&
    !/^patterns\/(?:appShell|commandPalette)\//.test(module),
);

interface DeclaredProp {
  /** `primitives/Button ButtonProps.size` */
  name: string;
  comment: string;
  /** What the component takes when it is left out, as written; null where that is nothing. */
  byDefault: string | null;
}

const isExported = (node: ts.Node) =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false);

/** The components that a file exports, each with what it takes. */
function componentsOf(source: ts.SourceFile) {
  return source.statements
    .filter(ts.isFunctionDeclaration)
    .filter((declared) => isExported(declared) && /^[A-Z]/.test(declared.name?.text ?? ''))
    .map(({ name, parameters: [taken] }) => ({ name: name?.text ?? '', taken }));
}

/** The name of the type that a component's props have, if it has one. */
function typeNameOf(taken: ts.ParameterDeclaration | undefined): string | null {
  const type = taken?.type;
  return type && ts.isTypeReferenceNode(type) ? type.typeName.getText() : null;
}

/** What a component takes for its optional props: `{ size = 'md' }`. Nothing and `false` go without saying. */
function defaultsOf(taken: ts.ParameterDeclaration | undefined): ReadonlyMap<string, string> {
  if (!taken || !ts.isObjectBindingPattern(taken.name)) return new Map();
  return new Map(
    taken.name.elements.flatMap(({ name, propertyName, initializer }) =>
      initializer && initializer.getText() !== 'false'
        ? [[(propertyName ?? name).getText(), initializer.getText()] as const]
        : [],
    ),
  );
}

/** What tells the members of a union apart (`kind: 'text'`) explains itself. */
function isDiscriminant(member: ts.PropertySignature): boolean {
  return member.type !== undefined && ts.isLiteralTypeNode(member.type);
}

/**
 * Every property of what a module offers: of the types it exports, and of what its components take, whether or not that
 * type has a name or is exported; those inside of unions too.
 */
function propsOf(module: string): DeclaredProp[] {
  const source = ts.createSourceFile(
    module,
    readFileSync(sourceFile(root, module), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const components = componentsOf(source);
  const found: DeclaredProp[] = [];
  const collect = (owner: string, node: ts.Node, defaults: ReadonlyMap<string, string>): void => {
    if (ts.isPropertySignature(node) && !isDiscriminant(node)) {
      const comment = ts
        .getJSDocCommentsAndTags(node)
        .map(({ comment: text }) => ts.getTextOfJSDocComment(text) ?? '')
        .join(' ');
      const name = node.name.getText();
      found.push({ name: `${module} ${owner}.${name}`, comment, byDefault: defaults.get(name) ?? null });
      // What is said of an object is said of its parts.
      if (comment !== '') return;
    }
    // What a callback takes has its own names.
    if (!ts.isFunctionTypeNode(node)) ts.forEachChild(node, (child) => collect(owner, child, defaults));
  };
  for (const statement of source.statements)
    if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) {
      const name = statement.name.text;
      const user = components.find(({ taken }) => typeNameOf(taken) === name);
      if (user || isExported(statement)) collect(name, statement, defaultsOf(user?.taken));
    }
  for (const { name, taken } of components)
    if (taken?.type && ts.isTypeLiteralNode(taken.type)) collect(name, taken.type, defaultsOf(taken));
  return found;
}

// What Storybook's controls, an editor's hints and the package's declarations tell of a prop is its comment.
describe('every prop of a primitive, a component and a pattern', () => {
  const props = modules.flatMap(propsOf);

  test('is described', () => {
    expect(props.length).toBeGreaterThan(400);
    expect(props.filter(({ comment }) => comment.trim().length < 5).map(({ name }) => name)).toEqual([]);
  });

  test('says what it is by default', () => {
    const mute = props.filter(({ comment, byDefault }) => byDefault !== null && !/default/i.test(comment));
    expect(props.filter(({ byDefault }) => byDefault !== null).length).toBeGreaterThan(20);
    expect(mute.map(({ name, byDefault }) => `${name} = ${byDefault ?? ''}`)).toEqual([]);
  });
});
