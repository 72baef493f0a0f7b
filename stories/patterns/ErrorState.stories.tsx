import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ErrorState } from '@/patterns/ErrorState';
import { t } from '../kit/words';
import { press } from '../kit/plays';

const meta = {
  component: ErrorState,
  args: { description: 'Нет связи с сервером. Проверьте подключение и повторите.', onRetry: fn() },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Announced when it appears; the way on is to try again. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('common.error.title'));
    await press(canvas, t('common.retry'), args.onRetry);
  },
};

export const NoRetry: Story = {
  render: () => <ErrorState description="Повторять нечего: обновление начнётся само." />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const LongContent: Story = {
  args: {
    title: 'Не получилось загрузить историю сервера',
    description: 'Сервер ответил ошибкой. '.repeat(15),
  },
};
