import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { showDocument, staticDocument } from './support';

const fetchPage = vi.fn<typeof fetch>(async () => new Response(staticDocument('/', 'en')));

/** The script listens on the document once; each test gives it a fresh page. */
await import('@app/staticPages/landing');

beforeEach(() => {
  showDocument('/', 'ru');
  fetchPage.mockClear();
  vi.stubGlobal('fetch', fetchPage);
});

test('choosing a theme changes the page and the browser around it, and is remembered', () => {
  fireEvent.change(screen.getByRole('combobox', { name: 'Оформление' }), { target: { value: 'dark' } });
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(document.cookie).toContain('theme=dark');
  const media = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].map(
    (one) => one.media,
  );
  expect(media).toEqual(['not all', 'all']);
});

// tests: LANG-02, LANG-04, LANG-06
test('the other language comes in place, is remembered, and keeps theme and focus (D1)', async () => {
  fireEvent.change(screen.getByRole('combobox', { name: 'Оформление' }), { target: { value: 'dark' } });
  fireEvent.click(screen.getByRole('link', { name: 'English' }));
  await screen.findByRole('heading', { level: 1, name: 'Powerful VPS hosting for your projects' });
  expect(document.documentElement.lang).toBe('en-US');
  expect(document.title).toContain('Powerful VPS hosting');
  expect(document.cookie).toContain('locale=en');
  expect(location.href).toMatch(/\/$/);
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Theme' }).value).toBe('dark');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Русский' }));
});

test('a click that asks for a new tab is left to the browser', () => {
  const link = screen.getByRole('link', { name: 'English' });
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(fetchPage).not.toHaveBeenCalled();
});

test('out of the browser’s memory, the page takes the language chosen since', async () => {
  document.cookie = 'locale=en; Path=/';
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await waitFor(() => expect(document.documentElement.lang).toBe('en-US'));
});
