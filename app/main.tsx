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

// The document came with the page's skeleton (app/build/firstFrame.tsx): the app's own must not fade in over it. What
// comes by somebody's hand later fades in as ever.
if (root.querySelector('[data-first-frame]')) {
  document.documentElement.dataset['drawn'] = '';
  const forget = () => delete document.documentElement.dataset['drawn'];
  for (const kind of ['click', 'popstate']) addEventListener(kind, forget, { capture: true, once: true });
}

const { ports, prepare } = createPorts();
const canRead = prepare(location.pathname);

const history = createBrowserHistory({ v5Compat: true });

const messages = new MessageStore();
/** Longest wait for the first page, in milliseconds; then the frame shows without it. */
const timeoutMs = 1000;
// With a fallback in the first render React would keep the page back for 300 ms, however soon its code came. And what it
// reads is requested before it renders: on a slow device that alone takes as long as an answer.
const firstPage = Promise.all([preloadRoute(messages, location.pathname), canRead]).then(
  ([parts, isReadable]) => {
    if (isReadable) for (const part of parts) part?.prefetch?.(ports);
  },
);

// No top-level await: files that import from this one would wait for it, and it for them.
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
  // Only when it is drawn: each font lays the whole page out anew. Safari does not know when it is idle.
  if ('requestIdleCallback' in window) requestIdleCallback(showTypeface, { timeout: timeoutMs });
  else setTimeout(showTypeface, timeoutMs);
});

/** The fonts come after the app (app/build/shellHtml.ts), beside what it reads. */
function showTypeface() {
  document.getElementById('typeface')?.removeAttribute('media');
}
