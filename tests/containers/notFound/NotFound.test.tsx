import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '../renderRoute';

test('an unknown path is logged once and shown as text (D6)', async () => {
  const { findByRole, getByText, ports } = renderRoute('/dashboard/vsp%3Cb%3E');
  await findByRole('heading', { level: 1, name: 'Такой страницы нет' });
  getByText('/dashboard/vsp<b>');
  // The effect runs after the paint that the query above may have seen.
  await waitFor(() => expect(ports.log.notFound).toHaveBeenCalledExactlyOnceWith('/dashboard/vsp%3Cb%3E'));
});

test('the nearest known route is suggested, in English too', async () => {
  const { findByRole, getByRole } = renderRoute('/dashboard/vsp', { locale: 'en' });
  await findByRole('heading', { name: 'Oops! Page not found' });
  expect(getByRole('link', { name: '/dashboard/vps' }).getAttribute('href')).toBe('/dashboard/vps');
});
