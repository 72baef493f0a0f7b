import { lazy, Suspense, type ComponentProps } from 'react';
import type { ThemedDocs } from './ThemedDocs';

/**
 * Pages that are no stories, loaded when one is opened: their parts are a third of the preview's code, and a story needs
 * none of them. Both are loaded together, because the table of contents reads the page once.
 */
const load = () => Promise.all([import('./ThemedDocs'), import('./StatesPage')]);

const Container = lazy(async () => ({ default: (await load())[0].ThemedDocs }));
const Page = lazy(async () => ({ default: (await load())[1].StatesPage }));

/** The frame of every page that is no story (`docs.container`). */
export function LazyDocsContainer(props: ComponentProps<typeof ThemedDocs>) {
  return (
    <Suspense fallback={null}>
      <Container {...props} />
    </Suspense>
  );
}

/** The page of a file of stories (`docs.page`). */
export function LazyDocsPage() {
  return (
    <Suspense fallback={null}>
      <Page />
    </Suspense>
  );
}
