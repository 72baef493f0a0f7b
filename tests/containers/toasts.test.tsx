import { act, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
// The toast loads lazily: loaded here, so that the fake clock has nothing real to wait for.
import '@/primitives/Toast';
import { createMemoryHistory } from '@app/stores/history';
import { I18nProvider } from '@/i18n/I18nProvider';
import { portalLanguages } from '@/i18n/offeredLanguage';
import messages from '@/i18n/messages/ru/common.json';
import { AppRouter } from '@app/providers/AppRouter';
import { ToastProvider, useToast, type NewNotice } from '@app/providers/ToastProvider';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

let show: (notice: NewNotice) => void = () => {};

function Page() {
  show = useToast();
  return <button type="button">Страница</button>;
}

function renderToasts(history = createMemoryHistory({ initialEntries: ['/form'], v5Compat: true })) {
  return render(
    <I18nProvider locale="ru" languages={portalLanguages} messages={messages}>
      <AppRouter history={history}>
        <ToastProvider>
          <Page />
        </ToastProvider>
      </AppRouter>
    </I18nProvider>,
  );
}

/** Advances time in steps, because React renders after each. */
async function pass(milliseconds: number): Promise<void> {
  for (let rest = milliseconds; rest > 0; rest -= 100)
    await act(() => vi.advanceTimersByTimeAsync(Math.min(rest, 100)));
}

/** The notice on screen, if any. */
const toast = () => document.querySelector('[data-toast]');
const saved: NewNotice = { type: 'success', title: 'Настройки сохранены', message: 'Всё на месте' };

// tests: TOAST-02, TOAST-03, TOAST-04
test('a notice appears after 100 ms, stays 5000 ms, and is removed 300 ms later (§4, §9)', async () => {
  renderToasts();
  act(() => show(saved));
  await pass(99);
  expect(toast()).toBeNull();
  await pass(1);
  expect(toast()?.textContent).toContain('Настройки сохранены');
  expect(toast()?.getAttribute('data-state')).toBe('open');
  await pass(4999);
  expect(toast()?.getAttribute('data-state')).toBe('open');
  await pass(1);
  expect(toast()?.getAttribute('data-state')).toBe('closed');
  await pass(299);
  expect(toast()).not.toBeNull();
  await pass(1);
  expect(toast()).toBeNull();
});

// tests: TOAST-04, TOAST-05
test('closing it removes it 300 ms later', async () => {
  const { getByRole } = renderToasts();
  act(() => show(saved));
  await pass(1000);
  fireEvent.click(getByRole('button', { name: 'Закрыть' }));
  expect(toast()?.getAttribute('data-state')).toBe('closed');
  await pass(299);
  expect(toast()).not.toBeNull();
  await pass(1);
  expect(toast()).toBeNull();
});

// tests: TOAST-03
test('a notice may say how long it stays', async () => {
  renderToasts();
  act(() => show({ ...saved, duration: 1000 }));
  await pass(1099);
  expect(toast()?.getAttribute('data-state')).toBe('open');
  await pass(1);
  expect(toast()?.getAttribute('data-state')).toBe('closed');
});

// tests: TOAST-06
test('one at a time, in order, none lost', async () => {
  renderToasts();
  act(() => {
    show({ type: 'success', title: 'Первое' });
    show({ type: 'error', title: 'Второе' });
    show({ type: 'info', title: 'Третье' });
  });
  for (const title of ['Первое', 'Второе', 'Третье']) {
    await pass(100);
    expect(document.querySelectorAll('[data-toast]')).toHaveLength(1);
    expect(toast()?.textContent).toContain(title);
    await pass(5300);
  }
  expect(toast()).toBeNull();
});

// tests: TOAST-06
test('a second removal can be undone at once: its notice replaces the first', async () => {
  const onSelect = vi.fn();
  renderToasts();
  act(() => show({ ...saved, title: 'Первое' }));
  await pass(1000);
  act(() => show({ ...saved, title: 'Второе', action: { label: 'Вернуть', onSelect } }));
  await pass(400);
  expect(document.querySelectorAll('[data-toast]')).toHaveLength(1);
  expect(toast()?.textContent).toContain('Второе');
  expect(toast()?.textContent).toContain('Вернуть');
});

test('a notice requested while another leaves waits for its turn', async () => {
  const { getByRole } = renderToasts();
  act(() => show({ type: 'success', title: 'Первое' }));
  await pass(100);
  fireEvent.click(getByRole('button', { name: 'Закрыть' }));
  act(() => show({ type: 'info', title: 'Второе' }));
  await pass(300);
  expect(toast()).toBeNull();
  await pass(100);
  expect(toast()?.textContent).toContain('Второе');
});

test.each([
  ['a pointer over it', 'pointerMove', 'pointerLeave'],
  ['focus in it', 'focusIn', 'focusOut'],
] as const)('%s pauses the count', async (_, pause, resume) => {
  renderToasts();
  act(() => show(saved));
  await pass(3100);
  const region = document.querySelector('[role="region"]');
  if (!region) throw new Error('No region of notices');
  fireEvent[pause](region);
  await pass(60_000);
  expect(toast()?.getAttribute('data-state')).toBe('open');
  fireEvent[resume](region);
  await pass(1999);
  expect(toast()?.getAttribute('data-state')).toBe('open');
  await pass(1);
  expect(toast()?.getAttribute('data-state')).toBe('closed');
});

// tests: TOAST-01
test.each([
  ['success', 'polite', 'Готово'],
  ['error', 'assertive', 'Ошибка'],
] as const)('%s is announced (%s), saying what it is', async (type, politeness, kind) => {
  renderToasts();
  act(() => show({ ...saved, type }));
  await pass(100);
  await pass(50);
  await pass(50);
  const status = document.querySelector('[role="status"]');
  expect(status?.getAttribute('aria-live')).toBe(politeness);
  expect(status?.textContent).toContain(kind);
  expect(status?.textContent).toContain('Настройки сохранены');
});

test('its action runs and closes it; the region and its key are named in the page’s language', async () => {
  const onSelect = vi.fn();
  const { getByRole } = renderToasts();
  act(() => show({ ...saved, action: { label: 'Вернуть', onSelect } }));
  await pass(200);
  getByRole('region', { name: /^Уведомления \(.*F8\)$/ });
  fireEvent.click(getByRole('button', { name: 'Вернуть' }));
  expect(onSelect).toHaveBeenCalledOnce();
  expect(toast()?.getAttribute('data-state')).toBe('closed');
});

test('focus that was in a leaving notice goes back to where it came from', async () => {
  const { getByRole } = renderToasts();
  act(() => show(saved));
  await pass(200);
  const page = getByRole('button', { name: 'Страница' });
  act(() => page.focus());
  const close = getByRole('button', { name: 'Закрыть' });
  act(() => close.focus());
  fireEvent.click(close);
  await pass(300);
  expect(toast()).toBeNull();
  expect(document.activeElement).toBe(page);
});

// tests: TOAST-07
test('a notice stays behind with its page; one queued by the navigation shows on the next', async () => {
  const history = createMemoryHistory({ initialEntries: ['/form'], v5Compat: true });
  renderToasts(history);
  act(() => show({ type: 'error', title: 'Заполните поле' }));
  await pass(200);
  act(() => history.push('/form?step=2'));
  expect(toast()?.getAttribute('data-state')).toBe('open');
  act(() => {
    show(saved);
    history.push('/list');
  });
  expect(toast()?.textContent).toContain('Заполните поле');
  expect(toast()?.getAttribute('data-state')).toBe('closed');
  await pass(400);
  expect(toast()?.textContent).toContain('Настройки сохранены');
  expect(toast()?.getAttribute('data-state')).toBe('open');
  // Back is a way out as well.
  act(() => history.go(-1));
  expect(toast()?.getAttribute('data-state')).toBe('closed');
});

/** Shows a notice of 352 × 80 px next to the page's button at this place, and returns its distance to the bottom. */
async function bottomNextTo(view: ReturnType<typeof renderToasts>, button: DOMRect): Promise<string> {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this.tagName === 'OL') return new DOMRect(16, window.innerHeight - 96, 352, 80);
    return this.textContent === 'Страница' ? button : new DOMRect();
  });
  act(() => show(saved));
  await pass(200);
  act(() => void window.dispatchEvent(new Event('resize')));
  const region = view.getByRole('region').querySelector('ol');
  return region?.style.bottom ?? '';
}

// tests: TOAST-08
test.each([
  ['nothing below it is in use', new DOMRect(400, 60, 200, 36), '16px'],
  ['the control in use is beside it', new DOMRect(400, window.innerHeight - 60, 200, 36), '16px'],
  ['the control in use is below it', new DOMRect(100, window.innerHeight - 60, 200, 36), '68px'],
  ['the page itself has focus', new DOMRect(0, 56, 1024, window.innerHeight - 56), '16px'],
])('a notice is at the bottom, above what it would cover: %s', async (_, button, bottom) => {
  const view = renderToasts();
  view.getByRole('button', { name: 'Страница' }).focus();
  expect(await bottomNextTo(view, button)).toBe(bottom);
});

test.each(['data-bottom-bar', 'class'])(
  'a notice is above a bar and above a main action (%s)',
  async (kind) => {
    const view = renderToasts();
    view.getByRole('button', { name: 'Страница' }).setAttribute(kind, 'bg-action');
    expect(await bottomNextTo(view, new DOMRect(0, window.innerHeight - 64, 1024, 64))).toBe('72px');
  },
);

test('nothing is left running after the page is gone', async () => {
  const { unmount } = renderToasts();
  act(() => show(saved));
  unmount();
  await pass(10_000);
  expect(toast()).toBeNull();
});
