import { createRoot } from 'react-dom/client';
import { App } from './App';
import { reloadAfterSignOut } from './device/signedOutPages';
import { holdEarlyInput } from './device/earlyInput';
import { createPorts } from './ports/createPorts';
import { AppRouter } from './providers/AppRouter';
import { createBrowserHistory } from '@app/stores/history';
import { MessageStore } from '@app/stores/messageStore';
import { watchBuild } from '@app/stores/outdatedBuild';
import { preloadRoute } from './routes/RootRoutes';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

reloadAfterSignOut();
watchBuild();

// The app replaces the skeleton of the document (app/build/firstFrame.tsx) without fading in. Later pages fade in.
if (root.querySelector('[data-first-frame]')) {
  document.documentElement.dataset['drawn'] = '';
  const forget = () => delete document.documentElement.dataset['drawn'];
  for (const kind of ['click', 'popstate']) addEventListener(kind, forget, { capture: true, once: true });
}

const { ports, prepare } = createPorts();
const canRead = prepare(location.pathname);

const history = createBrowserHistory({ v5Compat: true });

const messages = new MessageStore();
/** Maximum wait for the first page in milliseconds; then the app's frame is shown without it. */
const timeoutMs = 1000;
// React delays a page for 300 ms if its first render has a fallback. Reads start before the render, which takes as
// long as an answer on slow devices.
const firstPage = Promise.all([preloadRoute(messages, location.pathname), canRead]).then(
  ([parts, isReadable]) => {
    if (isReadable) for (const part of parts) part?.prefetch?.(ports);
  },
);

// No top-level await: modules that import from this one would wait for it, and it for them.
void Promise.race([
  firstPage.catch(() => undefined),
  new Promise((resolve) => setTimeout(resolve, timeoutMs)),
]).then(() => {
  holdEarlyInput(root);
  createRoot(root).render(
    <App
      ports={ports}
      messages={messages}
      router={(children) => <AppRouter history={history}>{children}</AppRouter>}
    />,
  );
  // After the first paint, because each font triggers a new layout. Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(showTypeface, { timeout: timeoutMs });
  else setTimeout(showTypeface, timeoutMs);
});

/** Loads the fonts, which come after the app (app/build/shellHtml.ts). */
function showTypeface() {
  document.getElementById('typeface')?.removeAttribute('media');
}
