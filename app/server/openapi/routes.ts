import type { Deps } from '../deps';
import type { Handler } from '../http/types';

/** Loaded on first use: the converter would slow every start. */
const loadDocument = async ({ brandNames, publicUrl }: Deps) =>
  (await import('./openApi')).openApiDocument(brandNames.en, publicUrl);

/** `GET /api/openapi.json`: the contract for programs. */
export function openApi(deps: Deps): Handler {
  return async (c) => c.json(await loadDocument(deps));
}

/** `GET /api/docs`: the contract as a page. */
export function docs(deps: Deps): Handler {
  return async (c) => c.html((await import('./docsPage')).docsPage(await loadDocument(deps)));
}
