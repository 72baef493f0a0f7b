import { DocsContainer } from '@storybook/addon-docs/blocks';
import { useEffect, useSyncExternalStore, type ComponentProps } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { themes } from 'storybook/theming';
import * as v from 'valibot';

const updateSchema = v.tuple([v.object({ globals: v.object({ theme: v.literal('dark') }) })]);

function onGlobalsUpdated(listener: () => void): () => void {
  const channel = addons.getChannel();
  channel.on(GLOBALS_UPDATED, listener);
  return () => {
    channel.off(GLOBALS_UPDATED, listener);
  };
}

/** Reads the globals, which Storybook emits before it renders a page and on each change. */
const isDark = () => v.is(updateSchema, addons.getChannel().last(GLOBALS_UPDATED));

/** Shows docs pages in the toolbar's theme, including Storybook's own parts. */
export function ThemedDocs({ children, ...props }: ComponentProps<typeof DocsContainer>) {
  const theme = useSyncExternalStore(onGlobalsUpdated, isDark) ? 'dark' : 'light';
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return (
    <DocsContainer {...props} theme={themes[theme]}>
      <main>{children}</main>
    </DocsContainer>
  );
}
