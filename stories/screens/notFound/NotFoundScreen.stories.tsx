import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NotFoundScreen } from '@/screens/notFound/NotFoundScreen/NotFoundScreen';
import { t } from '../../kit/words';

const meta = {
  component: NotFoundScreen,
  args: {
    view: { place: 'page', path: '/dashbord/vsp', homeHref: '/', suggestionHref: '/dashboard/vps' },
  },
} satisfies Meta<typeof NotFoundScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

// proves: NOTFOUND-01, NOTFOUND-02, NOTFOUND-04
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(t('notFound.title'));
    await expect(canvas.getByRole('link', { name: '/dashboard/vps' })).toHaveAttribute(
      'href',
      '/dashboard/vps',
    );
  },
};

/** Inside a shell, which has the landmark and the brand. */
export const InShell: Story = {
  args: { view: { ...meta.args.view, place: 'shell', path: '/dashboard/vsp' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('main')).toBeNull();
  },
};

export const NoSuggestion: Story = { args: { view: { ...meta.args.view, suggestionHref: null } } };

// proves: NOTFOUND-05
export const LongContent: Story = {
  args: { view: { ...meta.args.view, path: `/<b>${'длинный-путь-'.repeat(20)}`, suggestionHref: null } },
};
