import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PageControls } from '@/components/PageControls';
import { languages } from '@/i18n/languages';
import { t } from '../kit/words';

const meta = {
  component: PageControls,
  decorators: [
    (Story) => (
      <div className="flex items-center gap-2 p-4">
        <Story />
      </div>
    ),
  ],
  args: {
    theme: 'system',
    otherLanguages: [{ locale: 'en', name: languages.en.name, href: '/?lang=en' }],
    onThemeChange: fn(),
  },
} satisfies Meta<typeof PageControls>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The language is a link, so that it works without a script. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: 'English' });
    await expect(link).toHaveAttribute('href', '/?lang=en');
    await expect(link).toHaveAttribute('hreflang', 'en');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: t('common.theme') }), 'light');
    await expect(args.onThemeChange).toHaveBeenLastCalledWith('light');
  },
};

/** Several languages are a disclosure, which opens without a script. */
export const SeveralLanguages: Story = {
  args: {
    otherLanguages: [
      { locale: 'en', name: languages.en.name, href: '/?lang=en' },
      { locale: 'ru', name: languages.ru.name, href: '/?lang=ru' },
    ],
  },
  play: async ({ canvas }) => {
    const english = canvas.getByRole('link', { name: languages.en.name });
    await expect(english).not.toBeVisible();
    await userEvent.click(canvas.getByTitle(t('common.language')));
    await expect(english).toBeVisible();
    await expect(english).toHaveAttribute('href', '/?lang=en');
    await expect(canvas.getByRole('link', { name: languages.ru.name })).toHaveAttribute('hreflang', 'ru');
  },
};
