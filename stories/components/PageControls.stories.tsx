import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PageControls } from '@/components/PageControls';
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
    otherLanguage: { locale: 'en', href: '/?lang=en' },
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
