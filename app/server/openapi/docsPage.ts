import { escaped } from '../http/html';
import type { openApiDocument } from './openApi';

type Document = ReturnType<typeof openApiDocument>;

const style = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{max-width:60rem;margin:2rem auto;padding:0 1rem;overflow-wrap:anywhere}
h2{margin-top:2.5rem;text-transform:capitalize}h3{font-size:1rem;margin:1rem 0 .25rem}ul{margin:0;padding-left:1.25rem}details{border:1px solid color-mix(in srgb,currentcolor 25%,transparent);border-radius:8px;margin:.5rem 0;padding:.5rem .75rem}
summary{cursor:pointer}code{font:.9em ui-monospace,monospace}pre{overflow-x:auto;padding:.75rem;border-radius:8px;background:color-mix(in srgb,currentcolor 8%,transparent)}`;

interface Media {
  schema?: unknown;
  example?: unknown;
}

/** Parts of an operation that the page shows. */
interface Operation {
  tags?: readonly string[];
  summary?: string;
  description?: string;
  parameters?: readonly { name: string; in: string; required?: boolean; description?: string }[];
  requestBody?: { description?: string; content: Readonly<Record<string, Media>> };
  responses?: Readonly<
    Record<string, { $ref?: string; description?: string; content?: Readonly<Record<string, Media>> }>
  >;
}

/** Converts text of the document to HTML: its only markup is `code`. */
export const toHtml = (text: string): string => escaped(text).replace(/`([^`]+)`/g, '<code>$1</code>');

const json = (value: unknown) => `<pre><code>${escaped(JSON.stringify(value, null, 2))}</code></pre>`;

/** An example, or else the schema. */
function mediaOf(content: Readonly<Record<string, Media>> | undefined): string {
  return Object.entries(content ?? {})
    .filter(([, { schema, example }]) => (example ?? schema) !== undefined)
    .map(([type, { schema, example }]) => `<p><code>${escaped(type)}</code></p>${json(example ?? schema)}`)
    .join('');
}

function parametersOf({ parameters = [] }: Operation): string {
  if (parameters.length === 0) return '';
  const items = parameters.map(
    ({ name, in: where, required, description = '' }) =>
      `<li><code>${escaped(name)}</code> (${where}${required === true ? ', required' : ''}) ${toHtml(description)}</li>`,
  );
  return `<h3>Parameters</h3><ul>${items.join('')}</ul>`;
}

function responsesOf({ responses = {} }: Operation, shared: Document['components']['responses']): string {
  const items = Object.entries(responses).map(([status, response]) => {
    const { description = '' } = response.$ref === undefined ? response : shared.NotTaken;
    const body = status.startsWith('2') ? mediaOf(response.content) : '';
    return `<li><code>${status}</code> ${toHtml(description)}${body}</li>`;
  });
  return `<h3>Answers</h3><ul>${items.join('')}</ul>`;
}

/** Renders the document as a page with a section per operation, without a script. */
export function docsPage(document: Document): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      path,
      method,
      operation: operation as Operation,
    })),
  );
  const areas = document.tags.map(({ name }) => {
    const own = operations.filter(({ operation }) => operation.tags?.includes(name));
    const folds = own.map(({ path, method, operation }) => {
      const { summary = '', description = '', requestBody } = operation;
      const body = requestBody
        ? `<h3>Body</h3><p>${toHtml(requestBody.description ?? '')}</p>${mediaOf(requestBody.content)}`
        : '';
      return (
        `<details><summary><code>${method.toUpperCase()} ${escaped(path)}</code> ${toHtml(summary)}</summary>` +
        `<p>${toHtml(description)}</p>${parametersOf(operation)}${body}${responsesOf(operation, document.components.responses)}</details>`
      );
    });
    return folds.length === 0 ? '' : `<section><h2>${escaped(name)}</h2>${folds.join('')}</section>`;
  });
  const { title, description } = document.info;
  const schemas = Object.entries(document.components.schemas).map(
    ([name, { description: text = '', ...schema }]) =>
      `<details><summary><code>${escaped(name)}</code> ${toHtml(text)}</summary>${json(schema)}</details>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${escaped(title)}</title><style>${style}</style></head><body><main>
<h1>${escaped(title)}</h1><p>${toHtml(description)}</p><p><a href="/api/openapi.json">OpenAPI 3.1</a></p>
${areas.join('\n')}
<section><h2>Schemas</h2>${schemas.join('')}</section>
</main></body></html>`;
}
