import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { PayerFields, type PayerFieldsProps } from '@/components/PayerFields';
import { emptyPayer, fieldsOf, payerProblems, payerTypes } from '@/domain/payment/payer';
import { samplePayers } from '@/sample-data/payers';
import { t } from '../kit/words';

const organization = samplePayers[1] ?? { ...emptyPayer, id: '' };

/** The fields as a form holds them. */
function Held({ draft: initial, onDraftChange, ...props }: PayerFieldsProps) {
  const [draft, setDraft] = useState(initial);
  return (
    <div className="flex max-w-160 flex-col gap-4 p-6">
      <PayerFields
        {...props}
        draft={draft}
        onDraftChange={(patch) => {
          setDraft({ ...draft, ...patch });
          onDraftChange(patch);
        }}
      />
    </div>
  );
}

const meta = {
  component: PayerFields,
  args: { draft: emptyPayer, problems: {}, onDraftChange: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof PayerFields>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each type has its own fields, and a change of type loses nothing that was typed (D20). */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(t('payer.field.email.individual')), 'a@b.ru');
    for (const type of payerTypes) {
      await userEvent.click(canvas.getByRole('radio', { name: t(`payer.type.${type}`) }));
      await expect(canvas.getAllByRole('textbox')).toHaveLength(fieldsOf[type].length);
    }
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({ type: 'organization' });
    await expect(canvas.getByLabelText(t('payer.field.email'))).toHaveValue('a@b.ru');
  },
};

export const Filled: Story = { args: { draft: organization } };

export const Validation: Story = {
  args: {
    draft: { ...emptyPayer, type: 'soleProprietor', inn: '7799' },
    problems: payerProblems({ ...emptyPayer, type: 'soleProprietor', inn: '7799' }),
  },
};
