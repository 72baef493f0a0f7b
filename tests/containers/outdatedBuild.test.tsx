import { act, fireEvent, render } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { I18nProvider } from '@/i18n/I18nProvider';
import { portalLanguages } from '@/i18n/offeredLanguage';
import messages from '@/i18n/messages/ru/common.json';
import { lazyPart } from '@/primitives/lazyPart';
import type { Ports } from '@app/ports/ports';
import { toPortError } from '@app/ports/toPortError';
import { watchBuild } from '@app/stores/outdatedBuild';
import { AppRouter } from '@app/providers/AppRouter';
import { PortsProvider } from '@app/providers/PortsProvider';
import { createMemoryHistory } from '@app/stores/history';
import { Page } from '@app/routes/Page';
import { lazyRoute } from '@app/routes/lazyRoute';
import { reloadDocument } from './leaveToMock';
import { renderRoute } from './renderRoute';

beforeAll(watchBuild);

const file = 'http://localhost:3000/assets/ServerDialog-1234567.js';
const missing = new TypeError(`Failed to fetch dynamically imported module: ${file}`);
const gone = /^Портал обновился/;

/** Simulates Vite's report of a failed import, and the server's answer for the file. */
async function failImport(answer: () => Promise<Response>) {
  const request = vi.fn(answer);
  vi.stubGlobal('fetch', request);
  const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: missing });
  await act(async () => void dispatchEvent(event));
  expect(request).toHaveBeenCalledWith(new URL(file).pathname, expect.objectContaining({ method: 'GET' }));
}

// tests: SHELL-30
test('a part whose file is gone leaves the form around it as it is', async () => {
  const Part = lazyPart<object>(() => Promise.reject(missing));
  const { findByRole, getByRole } = render(
    <>
      <input aria-label="Имя" defaultValue="shop" />
      <Part />
    </>,
  );
  await findByRole('textbox');
  await act(async () => {});
  expect(getByRole('textbox')).toHaveProperty('value', 'shop');
});

// tests: SHELL-30
test('a call whose adapter is gone does not blame the server', () => {
  expect(toPortError(missing).kind).toBe('offline');
  expect(toPortError(new Error('broken')).kind).toBe('unexpected');
});

// tests: SHELL-30
test('a line or a server that was down for a moment is no release; a file that is gone is, and says so above the page', async () => {
  const { findByRole, findByText, queryByText } = renderRoute('/login');
  await findByRole('heading', { level: 1 });
  await failImport(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(queryByText(gone)).toBeNull();
  await failImport(async () => new Response('export {};'));
  expect(queryByText(gone)).toBeNull();
  await failImport(async () => new Response(null, { status: 502 }));
  expect(queryByText(gone)).toBeNull();
  await failImport(async () => new Response(null, { status: 404 }));
  await findByText(gone);
  await findByRole('button', { name: 'Обновить страницу' });
});

/** A page whose file is missing. */
function renderLost() {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const Lost = lazyRoute({ ensure: async () => {} }, { messages: [], load: () => Promise.reject(missing) });
  return render(
    <I18nProvider locale="ru" languages={portalLanguages} messages={messages}>
      <AppRouter history={createMemoryHistory({ initialEntries: ['/lost'], v5Compat: true })}>
        <PortsProvider value={{ log: { notFound: vi.fn(), event: vi.fn() } } as unknown as Ports}>
          <Page of={Lost} />
        </PortsProvider>
      </AppRouter>
    </I18nProvider>,
  );
}

// tests: SHELL-30
test('a page whose file is gone says that the portal was updated, not that it failed', async () => {
  const { findByRole, findByText } = renderLost();
  await findByRole('heading', { name: 'Портал обновился' });
  await findByText(/черновики/);
});

test('a page whose file cannot be fetched without a connection blames the connection, and is loaded with it', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { findByText, queryByText } = renderLost();
  await findByText('Нет связи с сервером. Проверьте подключение и повторите.');
  expect(queryByText('Портал обновился')).toBeNull();
  expect(reloadDocument).not.toHaveBeenCalled();
  fireEvent(window, new Event('online'));
  expect(reloadDocument).toHaveBeenCalledOnce();
});
