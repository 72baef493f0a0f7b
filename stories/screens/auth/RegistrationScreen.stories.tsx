import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import {
  emptyRegistrationDraft,
  registrationProblems,
  withDocumentsAccepted,
  type RegistrationDraft,
} from '@/domain/auth/registrationRules';
import {
  RegistrationScreen,
  type RegistrationView,
} from '@/screens/auth/RegistrationScreen/RegistrationScreen';
import { containing } from '../../kit/textMatch';
import { t, tagged } from '../../kit/words';

const view: RegistrationView = {
  draft: emptyRegistrationDraft,
  problems: {},
  submission: { status: 'idle' },
  refusals: 0,
  shownPasswords: { password: false, confirmPassword: false },
  externalSignIn: 'idle',
  overlay: 'none',
  documentHrefs: {
    userAgreement: '/terms',
    serviceTerms: '/services',
    refundPolicy: '/refund',
    dataProcessing: '/privacy',
  },
  loginHref: '/login',
};

const filled: RegistrationView = {
  ...view,
  draft: {
    firstName: 'Анна',
    lastName: 'Соколова',
    email: 'anna.sokolova@example.ru',
    password: 'correct horse battery',
    confirmPassword: 'correct horse battery',
    countryCode: 'RU',
    region: 'idaho',
    agreements: { userAgreement: true, serviceTerms: true, refundPolicy: true, dataProcessing: true },
  },
};

const meta = {
  component: RegistrationScreen,
  args: {
    view,
    homeHref: '/',
    theme: 'system',
    onLocaleChange: fn(),
    onThemeChange: fn(),
    onDraftChange: fn(),
    onDocumentsAccept: fn(),
    onPasswordShownChange: fn(),
    onSubmit: fn(),
    onExternalSignIn: fn(),
    onCancel: fn(),
    onLeaveConfirm: fn(),
    onLeaveDismiss: fn(),
  },
} satisfies Meta<typeof RegistrationScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** §2: country US, no region, and submit disabled until all four agreements are ticked. */
// proves: REGISTER-01, REGISTER-02, REGISTER-03, REGISTER-04, REGISTER-05, REGISTER-06, REGISTER-07, REGISTER-08
// proves: REGISTER-09
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('combobox', { name: t('auth.field.country') })).toHaveValue('US');
    await expect(canvas.getByRole('combobox', { name: t('auth.field.region') })).toHaveValue('');
    const submit = canvas.getByRole('button', { name: t('auth.register.submit') });
    await expect(submit).toBeDisabled();
    await expect(submit).toHaveAccessibleDescription(t('auth.problem.agreements'));
    for (const [name, href] of [
      [tagged('auth.register.userAgreement', (link) => ({ link })), '/terms'],
      [tagged('auth.register.serviceTerms', (link) => ({ link })), '/services'],
      [tagged('auth.register.refundPolicy', (link) => ({ link })), '/refund'],
      [tagged('auth.register.dataProcessing', (link) => ({ link })), '/privacy'],
    ] as const) {
      const link = canvas.getByRole('link', { name: containing(name) });
      await expect(link).toHaveAttribute('href', href);
      await expect(link).toHaveAttribute('target', '_blank');
    }
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: t('auth.field.region') }),
      t('auth.region.texas'),
    );
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({ region: 'texas' });
    await userEvent.click(
      canvas.getByRole('checkbox', {
        name: containing(tagged('auth.register.dataProcessing', (link) => ({ link }))),
      }),
    );
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({
      agreements: { ...emptyRegistrationDraft.agreements, dataProcessing: true },
    });
    await userEvent.click(canvas.getByRole('button', { name: t('auth.register.acceptDocuments') }));
    await expect(args.onDocumentsAccept).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t('common.cancel') }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t('auth.external.start') }));
    await expect(args.onExternalSignIn).toHaveBeenCalledOnce();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: t('common.language') }), 'en');
    await expect(args.onLocaleChange).toHaveBeenLastCalledWith('en');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: t('common.theme') }), 'dark');
    await expect(args.onThemeChange).toHaveBeenLastCalledWith('dark');
  },
};

export const Filled: Story = {
  args: { view: filled },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('auth.register.submit') }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

// proves: REGISTER-03
export const PasswordShown: Story = {
  args: { view: { ...filled, shownPasswords: { password: true, confirmPassword: false } } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('common.showPassword') }));
    await expect(args.onPasswordShownChange).toHaveBeenLastCalledWith('confirmPassword', true);
  },
};

/** D23: what 'accept all documents' leaves: the personal-data consent is the person's own. */
// proves: REGISTER-09, REGISTER-19
export const DocumentsAccepted: Story = {
  args: {
    view: {
      ...filled,
      draft: { ...filled.draft, agreements: withDocumentsAccepted(emptyRegistrationDraft.agreements) },
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('checkbox', {
        name: containing(tagged('auth.register.dataProcessing', (link) => ({ link }))),
      }),
    ).not.toBeChecked();
    await expect(canvas.getByRole('button', { name: t('auth.register.submit') })).toBeDisabled();
  },
};

/** §5: every rule at once. Focus goes to the first field at fault. */
// proves: REGISTER-11, REGISTER-12
export const Validation: Story = {
  args: {
    view: {
      ...view,
      draft: { ...emptyRegistrationDraft, email: 'anna@', password: 'short', confirmPassword: 'shirt' },
      problems: registrationProblems({
        ...emptyRegistrationDraft,
        email: 'anna@',
        password: 'short',
        confirmPassword: 'shirt',
      }),
      refusals: 1,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: t('auth.field.firstName') })).toHaveFocus();
    await expect(canvas.getByLabelText(t('auth.field.confirmPassword'))).toHaveAccessibleDescription(
      t('auth.problem.passwordsDiffer'),
    );
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('auth.problem.agreements'));
  },
};

// proves: REGISTER-10
export const Pending: Story = {
  args: { view: { ...filled, submission: { status: 'pending' } } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('auth.register.pending') }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** §8: the account is there and waits for its code, whose mail failed. */
// proves: REGISTER-15
export const SubmitFailed: Story = {
  args: {
    view: {
      ...filled,
      refusals: 1,
      submission: {
        status: 'failed',
        error: {
          text: 'Аккаунт создан, но письмо с кодом отправить не удалось. Запросите новый код на странице подтверждения (/verify)',
          hint: null,
        },
        verifyHref: '/verify?email=anna.sokolova%40example.ru',
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: t('auth.field.firstName') })).toHaveValue(
      filled.draft.firstName,
    );
  },
};

/** §8: no answer at all. */
// proves: REGISTER-16
export const Unreachable: Story = {
  args: {
    view: {
      ...filled,
      refusals: 1,
      submission: {
        status: 'failed',
        error: { text: null, hint: { kind: 'network' } },
        verifyHref: null,
      },
    },
  },
  play: async ({ canvas }) => {
    const error = canvas.getByRole('alert');
    await expect(error).toHaveTextContent(t('auth.register.failed'));
    await expect(error).toHaveTextContent(t('auth.hint.network'));
  },
};

/** D14: something was typed. */
// proves: REGISTER-18
export const ConfirmLeave: Story = {
  args: { view: { ...filled, overlay: 'confirmLeave' } },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: t('auth.register.leaveTitle') }));
    await userEvent.click(dialog.getByRole('button', { name: t('auth.register.leaveStay') }));
    await expect(args.onLeaveDismiss).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: t('auth.register.leaveConfirm') }));
    await expect(args.onLeaveConfirm).toHaveBeenCalledOnce();
  },
};

/** Issue §6: a long name, a right-to-left one, mark-up, braces. */
export const LongContent: Story = {
  args: {
    view: {
      ...filled,
      draft: {
        ...filled.draft,
        firstName: 'Александр-Максимилиан '.repeat(9).trim(),
        lastName: 'محمد "{{name}}" <b>👩‍🚀</b>',
        email: `${'a'.repeat(60)}@${'subdomain.'.repeat(6)}example.ru`,
      },
      problems: { email: 'auth.problem.tooLong' },
    },
  },
};

/** Try it: the form's own rules, no server. */
export const Interactive: Story = {
  tags: ['!visual'],
  render: function Harness(args) {
    const [draft, setDraft] = useState<RegistrationDraft>(emptyRegistrationDraft);
    const [shownPasswords, setShown] = useState(view.shownPasswords);
    const [refusals, setRefusals] = useState(0);
    return (
      <RegistrationScreen
        {...args}
        view={{
          ...args.view,
          draft,
          shownPasswords,
          refusals,
          problems: refusals > 0 ? registrationProblems(draft) : {},
        }}
        onDraftChange={(patch) => setDraft((current) => ({ ...current, ...patch }))}
        onDocumentsAccept={() =>
          setDraft((current) => ({ ...current, agreements: withDocumentsAccepted(current.agreements) }))
        }
        onPasswordShownChange={(field, isShown) => setShown((shown) => ({ ...shown, [field]: isShown }))}
        onSubmit={() => setRefusals((count) => count + 1)}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('auth.register.acceptDocuments') }));
    await userEvent.click(
      canvas.getByRole('checkbox', {
        name: containing(tagged('auth.register.dataProcessing', (link) => ({ link }))),
      }),
    );
    await userEvent.click(canvas.getByRole('button', { name: t('auth.register.submit') }));
    await expect(canvas.getByRole('textbox', { name: t('auth.field.firstName') })).toHaveFocus();
    await userEvent.type(canvas.getByLabelText(t('auth.field.password')), 'correct horse');
    await userEvent.type(canvas.getByLabelText(t('auth.field.confirmPassword')), 'correct hors');
    await expect(canvas.getByLabelText(t('auth.field.confirmPassword'))).toHaveAccessibleDescription(
      t('auth.problem.passwordsDiffer'),
    );
    await userEvent.keyboard('e');
    await expect(canvas.getByLabelText(t('auth.field.confirmPassword'))).toHaveAccessibleDescription('');
  },
};
