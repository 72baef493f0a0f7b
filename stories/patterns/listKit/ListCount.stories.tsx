import type { Meta, StoryObj } from '@storybook/react-vite';
import { ListCount } from '@/patterns/listKit/ListCount';
import { exactly } from '../../kit/textMatch';
import { i18n, t } from '../../kit/words';
import { shows } from '../../kit/plays';

const meta = { component: ListCount, args: { count: 4 } } satisfies Meta<typeof ListCount>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: shows(() => t('list.total', { count: '4' })),
};

/** The selection is shown beside the count, in the words of the list. */
export const Selected: Story = { args: { selected: '2 · 3 154,00 RUB' } };

export const LongContent: Story = {
  args: { count: 1_234_567 },
  play: shows(() => exactly(t('list.total', { count: i18n().number(1_234_567) }))),
};
