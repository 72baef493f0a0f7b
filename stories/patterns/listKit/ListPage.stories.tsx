import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { EmptyState } from '@/patterns/EmptyState';
import { ListFooter } from '@/patterns/listKit/ListFooter';
import { ListPage } from '@/patterns/listKit/ListPage';
import { Badge } from '@/primitives/Badge';
import { Button } from '@/primitives/Button';
import { Chip } from '@/primitives/Chip';
import { PlusIcon, ServerIcon } from '@/primitives/icons';
import { SearchField } from '@/primitives/SearchField';
import { inContentArea } from '../../kit/contentArea';

const meta = {
  component: ListPage,
  decorators: [inContentArea],
  args: {
    title: 'Тикеты',
    primaryAction: (
      <Button intent="primary" icon={<PlusIcon />}>
        Добавить
      </Button>
    ),
    toolbar: <SearchField value="" onValueChange={fn()} className="w-full md:max-w-80" />,
    children: (
      <EmptyState icon={<ServerIcon />} title="Список пуст" description="Здесь будут ваши обращения." />
    ),
  },
} satisfies Meta<typeof ListPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** All slots at once. */
export const Slots: Story = {
  args: {
    badge: <Badge tone="neutral">Очередь пуста</Badge>,
    panel: <p className="rounded-card border border-border bg-surface p-4">Панель фильтра</p>,
    filters: <Chip text="Статус: Открыт" onRemove={fn()} />,
    footer: (
      <ListFooter>
        <p>Всего: 0</p>
      </ListFooter>
    ),
  },
};

export const LongContent: Story = { args: { title: 'Очень длинный заголовок списка '.repeat(6) } };
