import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EmptyState } from '@/patterns/EmptyState';
import { ButtonLink } from '@/primitives/Button';
import { ServerIcon } from '@/primitives/icons';

const meta = {
  component: EmptyState,
  args: {
    icon: <ServerIcon />,
    title: 'Список пуст',
    description: 'Вы ещё не создали ни одной записи',
    action: (
      <ButtonLink intent="primary" href="/dashboard/vps-catalog">
        Заказать
      </ButtonLink>
    ),
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(meta.args.title);
  },
};

export const TitleOnly: Story = { args: { icon: undefined, description: undefined, action: undefined } };

export const PageHeading: Story = {
  args: { headingLevel: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};

export const LongContent: Story = {
  args: {
    title: 'Очень длинное название раздела, которое занимает больше одной строки даже на широком экране',
    description: `${'Предложение, которое объясняет больше обычного. '.repeat(5)}${'host-name.'.repeat(12)}`,
    action: (
      <>
        <ButtonLink intent="primary" href="/a">
          Открыть ближайший раздел
        </ButtonLink>
        <ButtonLink href="/b">Спросить в поддержке</ButtonLink>
      </>
    ),
  },
};
