import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkTabs } from '@/components/LinkTabs';
import { DetailPage } from '@/patterns/DetailPage';
import { Badge } from '@/primitives/Badge';
import { Button } from '@/primitives/Button';
import { Callout } from '@/primitives/Callout';
import { inContentArea } from '../kit/contentArea';

const meta = {
  component: DetailPage,
  decorators: [inContentArea],
  args: {
    title: 'Сайт не открывается',
    children: <p className="rounded-card border border-border bg-surface p-4">Содержание</p>,
  },
} satisfies Meta<typeof DetailPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** All slots at once: facts are next to the content, or above it on narrow screens. */
export const Slots: Story = {
  args: {
    badge: <Badge tone="info">В очереди</Badge>,
    actions: <Button>Закрыть</Button>,
    notice: <Callout tone="info">Замечание ко всей странице.</Callout>,
    tabs: (
      <LinkTabs
        label="Разделы"
        tabs={[
          { label: 'Переписка', href: '/ticket', isCurrent: true },
          { label: 'Файлы', href: '/ticket?tab=files', isCurrent: false },
        ]}
      />
    ),
    facts: <p className="rounded-card border border-border bg-surface p-4">Сведения</p>,
  },
};

export const LongContent: Story = {
  args: {
    ...Slots.args,
    title: 'Оченьдлинноесловобезпробелов'.repeat(8),
  },
};
