import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Panel } from '@/components/Panel';
import { StatCard } from '@/components/StatCard';
import { OverviewPage } from '@/patterns/OverviewPage';
import { ServerIcon, UsersIcon } from '@/primitives/icons';
import { inContentArea } from '../kit/contentArea';

const meta = {
  component: OverviewPage,
  decorators: [inContentArea],
  args: {
    title: 'Сводка',
    statsLabel: 'Показатели',
    stats: [
      <StatCard key="a" icon={<UsersIcon />} label="Пользователи" value="12" note="10 активных" />,
      <StatCard key="b" icon={<ServerIcon />} label="Серверы" value="17" href="/admin/servers" />,
    ],
    children: (
      <>
        <Panel title="Последние события">Событий пока нет.</Panel>
        <Panel title="Состояние систем">Всё работает.</Panel>
      </>
    ),
  },
} satisfies Meta<typeof OverviewPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: meta.args.statsLabel })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  },
};

/** The same places, before the figures are there. */
export const Loading: Story = {
  args: {
    busyLabel: 'Загружаем…',
    stats: [<StatCard key="a" icon={<UsersIcon />} label="Пользователи" value={null} note="" />],
  },
};

/** A page without figures. */
export const WithoutStats: Story = { args: { stats: [] } };
