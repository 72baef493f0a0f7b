import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NotFoundScreen } from '@/screens/notFound/NotFoundScreen/NotFoundScreen';
import { toNotFoundView } from '@/screens/notFound/NotFoundScreen/toNotFoundView';
import { choice, knobs } from '../../kit/knobs';
import { t } from '../../kit/words';
import { expectLink } from '../../kit/plays';

/** Addresses that lead nowhere, on a page of their own and inside a shell. */
const notFoundKnobs = knobs(
  {
    path: choice(['mistyped', 'unlike any', 'of another language', 'long', 'deceptive']),
    place: choice(['page', 'shell']),
  },
  ({ path, place }) => ({
    view: toNotFoundView(
      {
        mistyped: '/dashbord/vsp',
        'unlike any': '/nowhere/at-all',
        'of another language': '/серверы/мои',
        long: `/<b>${'длинный-путь-'.repeat(20)}`,
        deceptive: '/dashboard/%E2%80%AEgnp.exe',
      }[path],
      place,
    ),
  }),
);

const meta = {
  component: NotFoundScreen,
  args: { view: toNotFoundView('/dashbord/vsp') },
} satisfies Meta<typeof NotFoundScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

// shows: NOTFOUND-01, NOTFOUND-02, NOTFOUND-04
export const Default: Story = {
  parameters: notFoundKnobs,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(t('notFound.title'));
    await expectLink(canvas, '/dashboard/vps', '/dashboard/vps');
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

// shows: NOTFOUND-05
export const LongContent: Story = {
  args: { view: toNotFoundView(`/<b>${'длинный-путь-'.repeat(20)}`) },
};
