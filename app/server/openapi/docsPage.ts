import { escaped } from '../http/html';
import type { openApiDocument } from './openApi';

type Document = ReturnType<typeof openApiDocument>;

const style = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{max-width:60rem;margin:2rem auto;padding:0 1rem}
h2{margin-top:2.5rem;text-transform:capitalize}details{border:1px solid color-mix(in srgb,currentcolor 25%,transparent);border-radius:8px;margin:.5rem 0;padding:.5rem .75rem}
summary{cursor:pointer}code{font:.9em ui-monospace,monospace}pre{overflow-x:auto;padding:.75rem;border-radius:8px;background:color-mix(in srgb,currentcolor 8%,transparent)}`;

interface Operation {
  tags?: readonly string[];
  summary?: string;
  'x-role'?: string;
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
    const folds = own.map(
      ({ path, method, operation }) =>
        `<details><summary><code>${method.toUpperCase()} ${escaped(path)}</code> ${escaped(operation.summary ?? '')}</summary>` +
        `<pre><code>${escaped(JSON.stringify(operation, null, 2))}</code></pre></details>`,
    );
    return `<section><h2>${escaped(name)}</h2>${folds.join('')}</section>`;
  });
  const { title, description } = document.info;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${escaped(title)}</title><style>${style}</style></head><body><main>
<h1>${escaped(title)}</h1><p>${escaped(description)}</p><p><a href="/api/openapi.json">OpenAPI 3.1</a></p>
${areas.join('\n')}
<section><h2>Schemas</h2><pre><code>${escaped(JSON.stringify(document.components.schemas, null, 2))}</code></pre></section>
</main></body></html>`;
}
