/**
 * Renders the first frame of the app at an address: its shell and the page's loading state, drawn by the app itself
 * with ports that never answer. Loaded through Vite into a process with a DOM (app/build/domGlobals.ts).
 */
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Locale } from '@/i18n/locale';
import { App } from '@app/App';
import type { Ports } from '@app/ports/ports';
import { AppRouter } from '@app/providers/AppRouter';
import { preloadRoute } from '@app/routes/RootRoutes';
import { createMemoryHistory } from '@app/stores/history';
import { MessageStore } from '@app/stores/messageStore';
import { writeFacts } from '../server/static/providerFacts';
import { markedBrand } from './markedBrand';

const never = () => new Promise<never>(() => undefined);
const stop = () => () => undefined;

/** A port whose calls never settle. */
const pendingPort = (): object => new Proxy({}, { get: (_, name) => (name === 'watch' ? stop : never) });

/** Errors logged while drawing. A failed page would draw its error state, which must not be a visitor's first view. */
const faults: string[] = [];
const log: Ports['log'] = {
  event: (name, details) => void faults.push(`${name} ${JSON.stringify(details)}`),
  notFound: () => undefined,
};

const pendingPorts = new Proxy({} as Ports, { get: (_, name) => (name === 'log' ? log : pendingPort()) });

/**
 * Returns the markup of the first frame at a path without a query; for a page without a sidebar only its usable part.
 */
export async function renderFirstFrame(path: string, locale: Locale): Promise<string> {
  // If a session is required, the page waits for it and only the shell is shown (shellHtml.ts).
  document.documentElement.dataset['access'] = 'open';
  // As the server states those of its settings (app/device/installedBrand.ts).
  Object.assign(document.body.dataset, {
    brandName: markedBrand.name[locale],
    supportEmail: markedBrand.support.email,
    supportPhone: markedBrand.support.phone,
  });
  const messages = new MessageStore(locale);
  await preloadRoute(messages, path);
  const container = document.createElement('div');
  const root = createRoot(container);
  const history = createMemoryHistory({ initialEntries: [path], v5Compat: true });
  flushSync(() =>
    root.render(
      <App
        ports={pendingPorts}
        messages={messages}
        router={(children) => <AppRouter history={history}>{children}</AppRouter>}
      />,
    ),
  );
  const drawn = container.cloneNode(true) as HTMLElement;
  // Language and theme menus need the app and are as large as the form; their height is reserved.
  if (!drawn.querySelector('nav'))
    for (const { parentElement: control } of drawn.querySelectorAll('select')) {
      control?.parentElement?.classList.add('h-control-sm');
      control?.remove();
    }
  // Closed groups of the menu: buttons that open them need the app.
  for (const list of drawn.querySelectorAll('[hidden]')) list.replaceChildren();
  const markup = writeFacts(drawn.innerHTML);
  root.unmount();
  if (faults.length > 0) throw new Error(`The first frame of ${path} failed: ${faults.join(', ')}`);
  return markup;
}
