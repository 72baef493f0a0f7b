import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { brand } from '@/brand';
import { AuthPage } from '@/patterns/AuthPage';
import { Button } from '@/primitives/Button';
import { Link } from '@/primitives/Link';
import { i18n, t } from '../kit/words';

const meta = {
  component: AuthPage,
  args: {
    homeHref: '/',
    theme: 'system',
    onLocaleChange: fn(),
    onThemeChange: fn(),
    title: 'Вход в личный кабинет',
    lead: 'Одна колонка, одно дело.',
    footer: (
      <p>
        Ещё нет аккаунта? <Link href="/register">Зарегистрироваться</Link>
      </p>
    ),
    children: (
      <Button intent="primary" className="w-full">
        Войти
      </Button>
    ),
  },
} satisfies Meta<typeof AuthPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: brand.name[i18n().locale] })).toHaveAttribute('href', '/');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: t('common.language') }), 'en');
    await expect(args.onLocaleChange).toHaveBeenLastCalledWith('en');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: t('common.theme') }), 'dark');
    await expect(args.onThemeChange).toHaveBeenLastCalledWith('dark');
  },
};

export const FocusedTitle: Story = {
  args: { title: 'Проверьте почту', isTitleFocused: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};

export const LongContent: Story = {
  args: {
    title: 'Очень длинный заголовок, который занимает больше одной строки колонки',
    lead: 'Пояснение. '.repeat(20),
  },
};
