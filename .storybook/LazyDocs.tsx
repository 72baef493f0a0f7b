import { lazy, Suspense, type ComponentProps } from 'react';
import type { ThemedDocs } from './ThemedDocs';

/**
 * Docs pages, loaded on demand because they are a third of the preview's code. Both modules are loaded together,
 * because the table of contents reads the page once.
 */
const load = () => Promise.all([import('./ThemedDocs'), import('./StatesPage')]);

const Container = lazy(async () => ({ default: (await load())[0].ThemedDocs }));
const Page = lazy(async () => ({ default: (await load())[1].StatesPage }));

/** Container of all docs pages (`docs.container`). */
export function LazyDocsContainer(props: ComponentProps<typeof ThemedDocs>) {
  return (
    <Suspense fallback={null}>
      <Container {...props} />
    </Suspense>
  );
}

/** Docs page of a story file (`docs.page`). */
export function LazyDocsPage() {
  return (
    <Suspense fallback={null}>
      <Page />
    </Suspense>
  );
}
