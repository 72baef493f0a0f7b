import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FieldGrid } from '@/components/FieldGrid';
import { FormSection } from '@/components/FormSection';
import { Callout } from '@/primitives/Callout';
import { TextField } from '@/primitives/TextField';

const meta = {
  component: FormSection,
  args: {
    title: 'Доступ к серверу',
    children: (
      <>
        <FieldGrid>
          <TextField label="Пользователь" value="root" onValueChange={fn()} />
          <TextField label="Порт SSH" value="22" onValueChange={fn()} />
        </FieldGrid>
        <TextField label="Примечание" value="" onValueChange={fn()} />
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div className="max-w-160 p-6">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FormSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its heading names it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: meta.args.title })).toBeVisible();
  },
};

export const Danger: Story = {
  args: {
    title: 'Переустановка',
    tone: 'danger',
    children: <Callout tone="danger">Все данные на сервере будут удалены.</Callout>,
  },
};

export const Close: Story = {
  args: { title: 'Сервер', spacing: 'close', children: <p>Оплачен до 24 декабря 2026 г.</p> },
};

export const LongContent: Story = {
  args: { title: 'Доступ к серверу по ключу и по паролю через панель управления и консоль восстановления' },
};
