import type { Meta, StoryObj } from '@storybook/react-vite';
import { useReducer } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { formReducer, formStateOf, type FormAction } from '@/domain/form/formState';
import { draftOfPayer, emptyPayer, payerProblems, type Payer, type PayerDraft } from '@/domain/payment/payer';
import { PortError } from '@/domain/results/portError';
import { makePayer, samplePayers } from '@/sample-data/payers';
import { PayerScreen } from '@/screens/payers/PayerScreen/PayerScreen';
import {
  toPayerFormView,
  type PayerFormSources,
  type PayerFormView,
  type PayerScreenProps,
} from '@/screens/payers/PayerScreen/payerView';
import type { AnyState } from '../../kit/anyState';
import { inContentArea } from '../../kit/contentArea';
import { sending, sendings } from '../../kit/form';
import { choice, knobs, lengthened, toggle } from '../../kit/knobs';
import { expectLink, leadsTo, press, pressesInVain, retries } from '../../kit/plays';
import { containing } from '../../kit/textMatch';
import { t } from '../../kit/words';

const [person = makePayer(), company = makePayer()] = samplePayers;

interface Typing {
  typed?: Partial<PayerDraft>;
  happened?: readonly FormAction<PayerDraft>[];
}

/** The form of a payer, null for one that is being added, after what was typed and what happened to it. */
function viewOf(
  payer: Payer | null,
  { typed = {}, happened = [], ...rest }: Typing & Partial<Omit<PayerFormSources, 'payer' | 'form'>> = {},
): PayerFormView {
  const saved = payer ? draftOfPayer(payer) : emptyPayer;
  const form = happened.reduce<ReturnType<typeof formStateOf<PayerDraft>>>(
    formReducer,
    formStateOf<PayerDraft>(saved, { ...saved, ...typed }),
  );
  return toPayerFormView({ payer, form, others: [], isRestored: false, removal: null, ...rest });
}

const offline = { type: 'failed', failure: new PortError('offline') } as const;
const filled = { ...draftOfPayer(company), name: 'ООО «Созвездие»', email: 'accounts@example.ru' };

/** The payer, whether they are saved already, and the result of submitting. */
const payerKnobs = knobs(
  {
    type: choice(['organization', 'individual', 'soleProprietor']),
    isNew: toggle(),
    longNames: toggle(),
    faults: choice(['none', 'required fields', 'name taken']),
    isRestored: toggle(),
    sending: choice(sendings),
  },
  ({ type, isNew, longNames, faults, isRestored, sending: state }) => {
    const known = { ...(type === 'individual' ? person : company), type };
    const { name } = known;
    const payer: Payer = { ...known, name: longNames ? lengthened(name) : name };
    const isFaulty = faults === 'required fields';
    const draft = isFaulty ? { ...emptyPayer, type } : draftOfPayer(payer);
    return {
      view: viewOf(isNew ? null : payer, {
        typed: draft,
        others: faults === 'name taken' ? [makePayer({ ...payer, id: 'other', inn: '' })] : [],
        happened: [
          ...(faults === 'none'
            ? []
            : [
                { type: 'refused', fields: isFaulty ? Object.keys(payerProblems(draft)) : ['name'] } as const,
              ]),
          ...sending(state),
        ],
        isRestored,
      }),
    };
  },
);

const meta = {
  component: PayerScreen,
  decorators: [inContentArea],
  args: {
    view: viewOf(company),
    onDraftChange: fn(),
    onDraftDiscard: fn(),
    onSubmit: fn(),
    onRemovalAsk: fn(),
    onRemovalConfirm: fn(),
    onRemovalClose: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof PayerScreen>;

export default meta;
type Story = StoryObj<AnyState<PayerScreenProps>>;

/** The fields of the payment's third step, how documents name the payer, its bills, and removal. */
// shows: PAYER-04
export const Default: Story = {
  parameters: payerKnobs,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: company.name })).toBeVisible();
    await expect(canvas.getByLabelText(t('payer.field.inn'))).toHaveValue(company.inn);
    await expect(canvas.getByText(containing(t('payer.document.inn', { value: company.inn })))).toBeVisible();
    await expectLink(
      canvas,
      t('payers.bills'),
      `/dashboard/payments-history?${new URLSearchParams({ q: company.name })}`,
    );
    await userEvent.type(canvas.getByLabelText(t('payer.field.director')), '!');
    await expect(args.onDraftChange).toHaveBeenCalledWith({ director: `${company.director}!` });
    await userEvent.click(canvas.getByRole('radio', { name: t('payer.type.soleProprietor') }));
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({ type: 'soleProprietor' });
    await press(canvas, t('payers.form.save'), args.onSubmit);
    await press(canvas, t('payers.remove'), args.onRemovalAsk);
  },
};

export const Individual: Story = { args: { view: viewOf(person) } };

export const SoleProprietor: Story = {
  args: {
    view: viewOf(
      makePayer({
        type: 'soleProprietor',
        name: 'Орлов Пётр Ильич',
        inn: '779900400121',
        ogrn: '325770000000012',
        address: '125009, Москва, ул. Тверская, д. 1',
        bik: '049999990',
        account: '40802810300000000017',
      }),
    ),
  },
};

/** A new payer: nothing to remove, no bills. */
export const Adding: Story = {
  args: { view: viewOf(null) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(t('shell.nav.payerAdd'));
    await expect(canvas.getByText(t('payer.document.empty'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('payers.remove') })).toBeNull();
    await expectLink(canvas, t('common.cancel'), '/dashboard/payers');
  },
};

export const Filled: Story = { args: { view: viewOf(null, { typed: filled }) } };

/** Unsaved input of an earlier visit is restored, and can be discarded. */
// shows: PAYER-05
export const Restored: Story = {
  args: { view: viewOf(company, { typed: { director: 'Другой' }, isRestored: true }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(t('payers.draft.restored'))).toBeVisible();
    await press(canvas, t('payers.draft.discard'), args.onDraftDiscard);
  },
};

const faulty: Partial<PayerDraft> = { type: 'organization', name: '', inn: '7799001230', email: 'accounts' };

/** Each fault says what would be right; focus is on the first. */
// shows: PAYER-04
export const Validation: Story = {
  args: {
    view: viewOf(company, {
      typed: faulty,
      happened: [
        { type: 'refused', fields: Object.keys(payerProblems({ ...draftOfPayer(company), ...faulty })) },
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(t('payer.field.name.organization'))).toHaveFocus();
    await expect(canvas.getByLabelText(t('payer.field.inn'))).toHaveAccessibleDescription(
      containing(t('payer.problem.innCheck')),
    );
  },
};

/** Bills know payers by their names: the same name or INN is not there twice. */
// shows: PAYER-10
export const Taken: Story = {
  args: {
    view: viewOf(null, {
      typed: draftOfPayer(company),
      others: [{ ...company, name: 'ООО «Северный Ветер»' }, makePayer({ ...company, inn: '' })],
      happened: [{ type: 'refused', fields: ['name', 'inn'] }],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(t('payer.field.name.organization'))).toHaveFocus();
    await expect(canvas.getByLabelText(t('payer.field.name.organization'))).toHaveAccessibleDescription(
      containing(t('payer.problem.nameTaken')),
    );
    await expect(canvas.getByLabelText(t('payer.field.inn'))).toHaveAccessibleDescription(
      containing(t('payer.problem.innTaken')),
    );
  },
};

export const Pending: Story = {
  args: { view: viewOf(null, { typed: filled, happened: [{ type: 'sent' }] }) },
  play: pressesInVain('payers.form.pending', 'onSubmit'),
};

/** Nothing that was typed is lost. */
export const SubmitFailed: Story = {
  args: { view: viewOf(null, { typed: filled, happened: [{ type: 'sent' }, offline] }) },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveFocus();
    await expect(alert).toHaveTextContent(t('common.error.offline'));
    await expect(canvas.getByLabelText(t('payer.field.name.organization'))).toHaveValue(filled.name);
  },
};

export const Loading: Story = { args: { view: { status: 'loading' } } };

export const Error: Story = {
  args: { view: { status: 'error', reason: 'unexpected' } },
  play: retries('onRetry'),
};

/** An unknown or invalid id, or a removed payer. */
// shows: PAYER-08
export const NoSuchPayer: Story = {
  args: { view: { status: 'noSuchPayer', listHref: '/dashboard/payers' } },
  play: leadsTo('payers.noSuch.back', '/dashboard/payers'),
};

// shows: PAYER-06
export const ConfirmRemove: Story = {
  args: { view: viewOf(company, { removal: { payer: company, submission: { status: 'idle' } } }) },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: t('payers.remove.title') }));
    await waitFor(() => expect(dialog.getByRole('button', { name: t('common.cancel') })).toHaveFocus());
    await press(dialog, t('payers.remove'), args.onRemovalConfirm);
    await press(dialog, t('common.cancel'), args.onRemovalClose);
  },
};

export const LongContent: Story = {
  args: {
    view: viewOf(
      makePayer({
        ...company,
        name: `Общество с ограниченной ответственностью «${'Северозападное'.repeat(8)}» <script>alert(1)</script>`,
        address: 'Очень длинный адрес, '.repeat(9),
        director: 'شركة الرياح الشمالية',
        email: `${'бухгалтерия'.repeat(12)}@example.ru`,
      }),
    ),
  },
};

/** Try it: type, change the type, add. */
export const Interactive: Story = {
  tags: ['!visual'],
  render: function Harness({ onDraftChange: _change, onSubmit: _submit, ...args }) {
    const [form, dispatch] = useReducer(formReducer<PayerDraft>, formStateOf<PayerDraft>(emptyPayer));
    return (
      <PayerScreen
        {...args}
        view={toPayerFormView({ payer: null, others: [], form, isRestored: false, removal: null })}
        onDraftChange={(patch) => dispatch({ type: 'changed', patch })}
        onSubmit={() => dispatch({ type: 'refused', fields: Object.keys(payerProblems(form.draft)) })}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(t('payer.field.name.individual')), 'Ann');
    await userEvent.click(canvas.getByRole('button', { name: t('payers.form.add') }));
    await expect(canvas.getByLabelText(t('payer.field.email.individual'))).toHaveFocus();
    await expect(canvas.getByLabelText(t('payer.field.email.individual'))).toHaveAccessibleDescription(
      t('payer.problem.required'),
    );
    await userEvent.click(canvas.getByRole('radio', { name: t('payer.type.organization') }));
    await expect(canvas.getByLabelText(t('payer.field.name.organization'))).toHaveValue('Ann');
  },
};
