import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { WizardPage } from '@/patterns/WizardPage';
import { FocusHeading } from '@/primitives/FocusHeading';
import { Button } from '@/primitives/Button';
import { Steps } from '@/primitives/Steps';
import { inContentArea } from '../kit/contentArea';

const form = { label: 'Тариф', refusals: 0, onSubmit: fn() };

const meta = {
  component: WizardPage,
  decorators: [inContentArea],
  args: {
    title: 'Смена тарифа',
    steps: (
      <Steps
        label="Шаги"
        current="plan"
        steps={[
          { id: 'plan', title: 'Тариф' },
          { id: 'confirm', title: 'Подтверждение' },
        ]}
      />
    ),
    heading: (
      <FocusHeading level={2} contentKey="plan" className="text-lg font-semibold">
        Тариф
      </FocusHeading>
    ),
    children: <p className="h-60 rounded-card border border-border bg-surface p-5">Шаг</p>,
    aside: <p className="rounded-card border border-border bg-surface p-5">Итого</p>,
    actions: (
      <Button intent="primary" type="submit">
        Дальше
      </Button>
    ),
    form,
  },
} satisfies Meta<typeof WizardPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(form.onSubmit).toHaveBeenCalledOnce();
  },
};

/** The last step acts beside its sum. */
export const ActionsBeside: Story = {
  args: {
    actions: undefined,
    asideActions: (
      <Button intent="primary" type="submit">
        Оплатить
      </Button>
    ),
  },
};

/** The step is the whole page. */
export const WithoutAside: Story = { args: { aside: undefined } };

export const Loading: Story = {
  args: { busyLabel: 'Загружаем…', heading: undefined, actions: undefined },
};
