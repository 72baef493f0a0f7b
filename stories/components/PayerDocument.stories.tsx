import type { Meta, StoryObj } from '@storybook/react-vite';
import { PayerDocument } from '@/components/PayerDocument';
import { emptyPayer } from '@/domain/payment/payer';
import { makePayer, samplePayers } from '@/sample-data/payers';
import { Button } from '@/primitives/Button';
import { containing } from '../kit/textMatch';
import { t } from '../kit/words';
import { shows } from '../kit/plays';

const organization = samplePayers[1] ?? makePayer();

const meta = {
  component: PayerDocument,
  decorators: [
    (Story) => (
      <div className="max-w-100 p-6">
        <Story />
      </div>
    ),
  ],
  args: { draft: organization },
} satisfies Meta<typeof PayerDocument>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: shows(() => containing(t('payer.document.bik', { value: organization.bik }))),
};

export const Empty: Story = { args: { draft: emptyPayer } };

export const WithAction: Story = {
  args: {
    children: (
      <Button size="sm" className="mt-2">
        OK
      </Button>
    ),
  },
};
