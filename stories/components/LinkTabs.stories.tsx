import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LinkTabs } from '@/components/LinkTabs';
import { expectLink } from '../kit/plays';

/** The parts of a page, with one of them open. */
const tabsAt = (current: string) =>
  ['Overview', 'Access', 'Network', 'History', 'Billing', 'Settings'].map((label) => ({
    label,
    href: `/server?tab=${label.toLowerCase()}`,
    isCurrent: label === current,
  }));

const meta = {
  component: LinkTabs,
  args: { label: 'Server sections', tabs: tabsAt('Access') },
} satisfies Meta<typeof LinkTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Access');
    await expectLink(canvas, 'Billing', '/server?tab=billing');
  },
};

/** Less room than parts: the row scrolls to the open part, the last one. */
export const Narrow: Story = {
  args: { tabs: tabsAt('Settings') },
  decorators: [
    (Story) => (
      <div className="w-60">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const open = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect();
    const frame = canvas.getByRole('list').getBoundingClientRect();
    await expect(open.right).toBeLessThanOrEqual(frame.right + 1);
  },
};
