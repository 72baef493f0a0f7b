import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ChangedElsewhere } from '@/components/ChangedElsewhere';

const meta = {
  component: ChangedElsewhere,
  args: {
    title: 'Сервер изменился, пока вы его настраивали',
    text: 'Вот что поменялось в другом месте. Ваши правки остались, проверьте их и сохраните ещё раз.',
    lines: [
      { key: 'name', label: 'Имя', value: 'Магазин', typed: 'Вы ввели: Склад. Сохранится это значение.' },
      { key: 'tariff', label: 'Тариф', value: 'Sirius[GB]' },
    ],
  },
} satisfies Meta<typeof ChangedElsewhere>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two things changed, one of them was typed over. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition')).toHaveLength(2);
  },
};

/** The change appears nowhere in the form. */
export const Unseen: Story = {
  args: { lines: [], text: 'Поменялось то, чего на этой странице не видно. Сохраните ещё раз.' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('definition')).toBeNull();
  },
};

/** A long value wraps inside its line. */
export const LongContent: Story = {
  args: {
    lines: [{ key: 'domain', label: 'Домен', value: `${'очень-длинное-имя-'.repeat(12)}.example.ru` }],
  },
};
