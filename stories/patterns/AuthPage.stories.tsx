import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { brand } from '@/brand';
import { AuthPage } from '@/patterns/AuthPage';
import { Button } from '@/primitives/Button';
import { Link } from '@/primitives/Link';
import { authPageArgs, chooseLanguageAndTheme } from '../kit/authPage';
import { i18n } from '../kit/words';
import { expectLink } from '../kit/plays';

const meta = {
  component: AuthPage,
  args: {
    ...authPageArgs(),
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
    await expectLink(canvas, brand.name[i18n().locale], '/');
    await chooseLanguageAndTheme(canvas, args);
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
