import type { Meta, StoryObj } from '@storybook/react-vite';
import { OsMark } from '@/components/OsMark';
import { osFamilies } from '@/domain/order/os';

const meta = {
  component: OsMark,
  args: { family: 'ubuntu' },
} satisfies Meta<typeof OsMark>;

export default meta;
type Story = StoryObj<typeof meta>;

const families = [...osFamilies, { id: 'openSUSE Leap', name: 'openSUSE Leap' }];

/** §3: the ten families, in the colour of the text, and one that the provider added. */
// shows: ORDER-07, PRICES-16
export const Default: Story = {
  render: () => (
    <ul className="grid max-w-150 grid-cols-2 gap-4 p-6 sm:grid-cols-5">
      {families.map(({ id, name }) => (
        <li key={id} className="flex flex-col items-center gap-2 text-sm text-text-muted">
          <span className="text-text">
            <OsMark family={id} />
          </span>
          {name}
        </li>
      ))}
    </ul>
  ),
};
