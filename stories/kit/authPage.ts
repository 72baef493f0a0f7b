import { expect, fn, userEvent, type screen } from 'storybook/test';
import { t } from './words';

/** Returns the props that all pages before the sign-in share. */
export const authPageArgs = () => ({
  homeHref: '/',
  theme: 'system' as const,
  onLocaleChange: fn(),
  onThemeChange: fn(),
});

/** Chooses another language and theme at the top of the page, and expects the callbacks. */
export async function chooseLanguageAndTheme(
  canvas: Pick<typeof screen, 'getByRole'>,
  args: { onLocaleChange: unknown; onThemeChange: unknown },
): Promise<void> {
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: t('common.language') }), 'en');
  await expect(args.onLocaleChange).toHaveBeenLastCalledWith('en');
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: t('common.theme') }), 'dark');
  await expect(args.onThemeChange).toHaveBeenLastCalledWith('dark');
}
