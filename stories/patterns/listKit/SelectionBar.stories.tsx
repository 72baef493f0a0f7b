import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ListCount } from '@/patterns/listKit/ListCount';
import { SelectionBar } from '@/patterns/listKit/SelectionBar';
import { Button } from '@/primitives/Button';
import { PowerIcon, RefreshIcon } from '@/primitives/icons';
import { inContentArea } from '../../kit/contentArea';
import { t } from '../../kit/words';

const meta = {
  component: SelectionBar,
  decorators: [inContentArea],
  args: {
    count: 2,
    of: 4,
    onAllChange: fn(),
    summary: <ListCount count={4} selected="2 · 3 154,00 RUB" />,
    children: (
      <>
        <Button icon={<PowerIcon />}>{t('servers.reboot')}</Button>
        <Button icon={<RefreshIcon />}>{t('servers.menu.renew')}</Button>
      </>
    ),
  },
} satisfies Meta<typeof SelectionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Some cards are selected: the next press selects all. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: t('list.selectAll') }));
    await expect(args.onAllChange).toHaveBeenLastCalledWith(true);
  },
};

/** All are selected: the next press selects none. */
export const All: Story = {
  args: { count: 4, summary: <ListCount count={4} selected="4 · 6 308,00 RUB" /> },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: t('list.selectAll') }));
    await expect(args.onAllChange).toHaveBeenLastCalledWith(false);
  },
};
