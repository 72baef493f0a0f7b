import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { CopyButton, copyOutcomes } from '@/primitives/CopyButton';
import { Matrix } from '../kit/matrix';
import { t } from '../kit/words';

const address = '185.104.113.20';

const meta = {
  component: CopyButton,
  args: { value: address, label: `Скопировать ${address}` },
  decorators: [
    (Story) => (
      <div className="p-6">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Announced for two seconds, then it can be pressed again as if nothing had been. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockImplementation(fn(async () => undefined));
    await userEvent.click(canvas.getByRole('button', { name: meta.args.label }));
    await expect(write).toHaveBeenCalledWith(address);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(t('common.copied')));
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement(), { timeout: 4000 });
    write.mockRestore();
  },
};

export const Error: Story = {
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockImplementation(
      fn(() => Promise.reject(new DOMException('refused', 'NotAllowedError'))),
    );
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByText(t('common.copyFailed'))).toBeVisible());
    write.mockRestore();
  },
};

export const Variants: Story = {
  render: (args) => (
    <Matrix
      rows={copyOutcomes}
      columns={['icon', 'text']}
      render={(outcome, face) => <CopyButton {...args} face={face} defaultOutcome={outcome} />}
    />
  ),
};
