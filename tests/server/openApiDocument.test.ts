import { describe, expect, it } from 'vitest';
import { docsPage, toHtml } from '@app/server/openapi/docsPage';
import { openApiDocument } from '@app/server/openapi/openApi';

/*
 * Rules of redocly (`recommended`) and spectral (`spectral:oas`) that need no package: what both warn about in documents
 * like this one.
 */

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
  }[];
  readonly responses: Readonly<Record<string, { readonly $ref?: string; readonly description?: string }>>;
}

// The document is JSON; what is undefined in it is not there.
const document = JSON.parse(
  JSON.stringify(openApiDocument('Meridian', 'https://my.example.org')),
) as ReturnType<typeof openApiDocument>;
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation: operation as Operation })),
);
const named = operations.map(({ path, method, operation }) => ({
  name: `${method} ${path}`,
  path,
  operation,
}));
const broken = (isRight: (operation: Operation, path: string) => boolean) =>
  named.filter(({ operation, path }) => !isRight(operation, path)).map(({ name }) => name);

describe('the OpenAPI document', () => {
  it('states its title, licence, contact, description and servers', () => {
    const { info, servers } = document;
    expect(info.title).not.toBe('');
    expect(info.description).not.toBe('');
    expect(info.license).toEqual({ name: 'MIT', identifier: 'MIT' });
    expect(info.contact).toEqual({ name: 'Meridian', url: 'https://my.example.org' });
    expect(servers).toEqual([{ url: 'https://my.example.org' }]);
    expect(openApiDocument('Meridian', null).servers).toEqual([{ url: '/' }]);
  });

  it('names each operation once, in letters that a URL takes', () => {
    const ids = named.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[A-Za-z\d._-]+$/.test(id))).toEqual([]);
  });

  it('has a short summary and a description of each operation', () => {
    expect(broken(({ summary, description }) => summary !== '' && description !== '')).toEqual([]);
  });

  it('has described tags, each once, and no operation with another', () => {
    const tags = document.tags.map(({ name }) => name);
    expect(new Set(tags).size).toBe(tags.length);
    expect(document.tags.filter(({ description }) => description === '')).toEqual([]);
    expect(
      broken((operation) => operation.tags.length === 1 && operation.tags.every((tag) => tags.includes(tag))),
    ).toEqual([]);
  });

  it('has an answer of success and one of refusal for each operation, all described', () => {
    expect(broken(({ responses }) => Object.keys(responses).some((status) => /^[23]/.test(status)))).toEqual(
      [],
    );
    expect(
      broken(({ responses }) => Object.keys(responses).some((status) => status.startsWith('4'))),
    ).toEqual([]);
    expect(
      broken(({ responses }) =>
        Object.values(responses).every(({ $ref, description }) => $ref !== undefined || description !== ''),
      ),
    ).toEqual([]);
  });

  it('declares exactly the parameters of its paths, each parameter once', () => {
    expect(
      broken(({ parameters = [] }, path) => {
        const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
        const declared = parameters.filter((each) => each.in === 'path' && each.required === true);
        const keys = parameters.map((each) => `${each.in} ${each.name}`);
        return (
          new Set(keys).size === keys.length &&
          declared
            .map(({ name }) => name)
            .toSorted()
            .join() === inPath.toSorted().join()
        );
      }),
    ).toEqual([]);
    const paths = Object.keys(document.paths);
    expect(paths.filter((path) => path.includes('?') || path.endsWith('/'))).toEqual([]);
    const isVariable = (part: string) => part.startsWith('{');
    /** Equal but for variables, of which both have as many. */
    const areAlike = (one: string, other: string) => {
      const [parts, others] = [one.split('/'), other.split('/')];
      return (
        parts.length === others.length &&
        parts.every((part, index) => {
          const beside = others[index] ?? '';
          return part === beside || isVariable(part) || isVariable(beside);
        }) &&
        parts.filter(isVariable).length === others.filter(isVariable).length
      );
    };
    const ambiguous = paths.flatMap((one, index) =>
      paths.slice(index + 1).flatMap((other) => (areAlike(one, other) ? [`${one} ${other}`] : [])),
    );
    expect(ambiguous).toEqual([]);
  });

  it('refers only to components that there are, and has none that nothing uses', () => {
    const text = JSON.stringify(document);
    const used = new Set(
      [...text.matchAll(/"#\/components\/(\w+)\/(\w+)"/g)].map(([, kind, name]) => `${kind} ${name}`),
    );
    const security = new Set(
      named.flatMap(({ operation }) => operation.security.flatMap((each) => Object.keys(each))),
    );
    const { securitySchemes, ...components } = document.components;
    const declared = Object.entries(components).flatMap(([kind, values]) =>
      Object.keys(values).map((name) => `${kind} ${name}`),
    );
    expect(declared.toSorted()).toEqual([...used].toSorted());
    expect(Object.keys(securitySchemes).toSorted()).toEqual([...security].toSorted());
  });
});

describe('the page of the API', () => {
  it('shows code as code and no markup of the document', () => {
    expect(toHtml('Sums are `a < b` & more')).toBe('Sums are <code>a &lt; b</code> &amp; more');
    const page = docsPage(document);
    const texts = page.replace(/<pre>.*?<\/pre>/gs, '');
    expect(texts).not.toContain('`');
    expect(texts).not.toMatch(/\*\*|\]\(/);
    for (const { path } of named) expect(page).toContain(path.replace(/&/g, '&amp;'));
    expect(page).not.toContain('undefined');
  });
});
