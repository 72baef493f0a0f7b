import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NotFoundScreen } from '@/screens/notFound/NotFoundScreen/NotFoundScreen';
import { toNotFoundView } from '@/screens/notFound/NotFoundScreen/toNotFoundView';
import { t } from '../../kit/words';

const meta = {
  component: NotFoundScreen,
  args: { view: toNotFoundView('/dashbord/vsp') },
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
  args: { view: toNotFoundView('/dashboard/vsp', 'shell') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('main')).toBeNull();
  },
};

export const NoSuggestion: Story = { args: { view: toNotFoundView('/nowhere/at-all') } };

// proves: NOTFOUND-05
export const LongContent: Story = {
  args: { view: toNotFoundView(`/<b>${'длинный-путь-'.repeat(20)}`) },
};
