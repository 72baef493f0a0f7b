import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { publicModules, sourceFile } from '@app/build/library/publicModules';
import { commonProps } from '../../.storybook/commonProps';

const root = process.cwd();
const modules = publicModules(root).filter((module) =>
  /^(?:primitives|components|patterns|screens)\//.test(module),
);

/** Views of screens, shells and the palette are not props: only props and callbacks of these modules are checked. */
const isViewModule = (module: string) => /^(?:screens|patterns\/(?:appShell|commandPalette))\//.test(module);

interface DeclaredProp {
  /** `primitives/Button ButtonProps.size` */
  name: string;
  comment: string;
  /** Default of the component when the prop is omitted, as written; null where that is nothing. */
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

/**
 * Returns the defaults of a component's optional props: `{ size = 'md' }`. Nothing and `false` go without saying.
 */
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

/** Types of the same file that a type includes, by extension, intersection or union. */
function partsOf(declared: ts.InterfaceDeclaration | ts.TypeAliasDeclaration): string[] {
  if (ts.isInterfaceDeclaration(declared))
    return (declared.heritageClauses ?? []).flatMap(({ types }) =>
      types.flatMap(({ expression }) => (ts.isIdentifier(expression) ? [expression.text] : [])),
    );
  const namesIn = (type: ts.TypeNode): string[] => {
    if (ts.isParenthesizedTypeNode(type)) return namesIn(type.type);
    if (ts.isIntersectionTypeNode(type) || ts.isUnionTypeNode(type)) return type.types.flatMap(namesIn);
    return ts.isTypeReferenceNode(type) && ts.isIdentifier(type.typeName) ? [type.typeName.text] : [];
  };
  return namesIn(declared.type);
}

/** Checks for a discriminant of a union (`kind: 'text'`), which explains itself. */
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
      const said = comment === '' ? (commonProps[name] ?? '') : comment;
      found.push({
        name: `${module} ${owner}.${name}`,
        comment: said,
        byDefault: defaults.get(name) ?? null,
      });
      // A comment on an object covers its parts.
      if (said !== '') return;
    }
    // Parameters of a callback have their own names.
    if (!ts.isFunctionTypeNode(node)) ts.forEachChild(node, (child) => collect(owner, child, defaults));
  };
  const declared = source.statements.filter(
    (statement) => ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement),
  );
  const userOf = ({ name }: (typeof declared)[number]) =>
    components.find(({ taken }) => typeNameOf(taken) === name.text);
  const offered = new Set(
    declared.filter(
      (type) =>
        (isExported(type) || userOf(type)) &&
        (!isViewModule(module) || /(?:Props|Actions)$/.test(type.name.text)),
    ),
  );
  // Types exported under another name; the set grows while it is iterated.
  for (const type of offered)
    for (const part of partsOf(type))
      for (const other of declared)
        if (other.name.text === part && !(isViewModule(module) && part.endsWith('View'))) offered.add(other);
  for (const type of offered) collect(type.name.text, type, defaultsOf(userOf(type)?.taken));
  for (const { name, taken } of components)
    if (taken?.type && ts.isTypeLiteralNode(taken.type)) collect(name, taken.type, defaultsOf(taken));
  return found;
}

// Storybook's controls, editor hints and the package's declarations show a prop's comment.
describe('every prop of a primitive, a component, a pattern and a screen', () => {
  const props = modules.flatMap(propsOf);

  test('is described', () => {
    expect(props.length).toBeGreaterThan(800);
    expect(props.filter(({ comment }) => comment.trim().length < 5).map(({ name }) => name)).toEqual([]);
  });

  test('says what it is by default', () => {
    const mute = props.filter(({ comment, byDefault }) => byDefault !== null && !/default/i.test(comment));
    expect(props.filter(({ byDefault }) => byDefault !== null).length).toBeGreaterThan(20);
    expect(mute.map(({ name, byDefault }) => `${name} = ${byDefault ?? ''}`)).toEqual([]);
  });
});
