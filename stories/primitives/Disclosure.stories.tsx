import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Disclosure, disclosureLooks } from '@/primitives/Disclosure';
import { TextField } from '@/primitives/TextField';
import { Held } from '../kit/Held';

const field = 'Город';

const meta = {
  component: Disclosure,
  args: {
    title: 'Сведения о договоре',
    headingLevel: 2,
    isOpen: true,
    onToggle: fn(),
    children: <TextField label={field} value="Казань" onValueChange={fn()} />,
  },
  render: (args) => (
    <Held initial={args.isOpen}>
      {(isOpen, hold) => (
        <Disclosure
          {...args}
          isOpen={isOpen}
          onToggle={(next) => {
            hold(next);
            args.onToggle(next);
          }}
        />
      )}
    </Held>
  ),
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Closing hides the inside and keeps what is typed there. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: meta.args.title });
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onToggle).toHaveBeenLastCalledWith(false);
    await expect(canvas.getByLabelText(field)).not.toBeVisible();
    await userEvent.keyboard(' ');
    await expect(canvas.getByLabelText(field)).toBeVisible();
  },
};

export const Closed: Story = { args: { isOpen: false, summary: 'Казань, Россия' } };

export const Looks: Story = {
  render: ({ onToggle }) => (
    <div className="flex max-w-150 flex-col gap-6 p-6">
      {disclosureLooks.map((look) => (
        <Disclosure
          key={look}
          title={look}
          headingLevel={3}
          look={look}
          summary="2 vCore, 4 ГБ"
          isOpen
          onToggle={onToggle}
        >
          Ubuntu 22.04, 2 vCore, 4 ГБ памяти, 60 ГБ NVMe
        </Disclosure>
      ))}
    </div>
  ),
};

export const LongContent: Story = {
  args: {
    title: 'Сведения для договора и закрывающих документов, которые увидит бухгалтерия',
    summary: 'Общество с ограниченной ответственностью «Меридиан»',
  },
};
